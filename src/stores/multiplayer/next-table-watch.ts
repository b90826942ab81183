import { hex } from '../../net/discovery/card';
import { browseNearby } from '../../net/discovery/nearby';
import type { Membership } from '../../net/session/membership';
import type { Stop } from '../../net/transports/link';
import type { SharedTableDeps } from './dependencies';

interface NextTableWatchDeps {
  subscribe(listener: () => void): Stop;
  /** The membership of the table while the others may play on without this phone; else null. */
  membership(): Membership | null;
  seen(table: string | null): void;
}

/**
 * N27: browses for the next table while `membership` returns one. Calls `seen` with its id, and with null
 * when it is no longer in sight.
 */
export function watchForNextTable(
  { online, connectivity }: SharedTableDeps,
  { subscribe, membership, seen }: NextTableWatchDeps,
): Stop {
  let stopBrowsing: Stop | null = null;

  function look(): void {
    const wanted = membership();
    if (wanted && !stopBrowsing) {
      const next = new Set(online.nextTables(wanted).map(hex));
      stopBrowsing = browseNearby(connectivity.transports, (tables) =>
        seen(tables.find(({ card }) => next.has(card.table))?.card.table ?? null),
      );
    } else if (!wanted) stop();
  }

  function stop(): void {
    stopBrowsing?.();
    if (stopBrowsing) seen(null);
    stopBrowsing = null;
  }

  const unsubscribe = subscribe(look);
  look();
  return () => {
    unsubscribe();
    stop();
  };
}
