import type { Guest } from '../../net/guest';
import type { Stop } from '../../net/link';
import { hex } from '../../net/reach/card';
import { lookAround } from '../../net/reach/nearby';
import type { SharedMeans } from './means';

/**
 * N27: tells at which table the others play on, as long as that is in sight, and null when it is not. It is looked for once
 * the game is over, and while this phone has no host.
 */
export function lookForNext(
  { online, reach }: SharedMeans,
  guest: Guest,
  seen: (table: string | null) => void,
): Stop {
  let stopLooking: Stop | null = null;

  function look(): void {
    const papers = isWorthIt(guest) ? guest.copy()?.papers : null;
    if (papers && !stopLooking) {
      const next = new Set(online.nextTables(papers).map(hex));
      stopLooking = lookAround(reach.ways, (tables) =>
        seen(tables.find(({ card }) => next.has(card.table))?.card.table ?? null),
      );
    } else if (!papers) stop();
  }

  function stop(): void {
    stopLooking?.();
    if (stopLooking) seen(null);
    stopLooking = null;
  }

  const stopFollowing = guest.subscribe(look);
  look();
  return () => {
    stopFollowing();
    stop();
  };
}

function isWorthIt(guest: Guest): boolean {
  const state = guest.state();
  const match = guest.copy()?.match;
  if (!match || state === 'gone' || state === 'hosting') return false;
  return state !== 'in' || match.game.turn(match.state).length === 0;
}
