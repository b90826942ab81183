import { hex } from '../../net/discovery/card';
import { browseNearby } from '../../net/discovery/nearby';
import type { Membership } from '../../net/session/membership';
import type { Stop } from '../../net/transports/link';
import type { SharedTableDeps } from './dependencies';

interface Looking {
  subscribe(listener: () => void): Stop;
  /** Those of the table, as long as others may play on without this phone. */
  membership(): Membership | null;
  seen(table: string | null): void;
}

/**
 * N27: tells at which table the others play on, as long as that is in sight, and null when it is not. It is looked for once
 * the game is over, and while this phone has no host.
 */
export function watchForNextTable(
  { online, connectivity }: SharedTableDeps,
  { subscribe, membership, seen }: Looking,
): Stop {
  let stopLooking: Stop | null = null;

  function look(): void {
    const wanted = membership();
    if (wanted && !stopLooking) {
      const next = new Set(online.nextTables(wanted).map(hex));
      stopLooking = browseNearby(connectivity.transports, (tables) =>
        seen(tables.find(({ card }) => next.has(card.table))?.card.table ?? null),
      );
    } else if (!wanted) stop();
  }

  function stop(): void {
    stopLooking?.();
    if (stopLooking) seen(null);
    stopLooking = null;
  }

  const stopFollowing = subscribe(look);
  look();
  return () => {
    stopFollowing();
    stop();
  };
}
