import type { Chances } from '../../engine/bots/findings';
import type { Seat } from '../../engine/game';

/** The part of a game in which it turned. */
export type When = 'middle' | 'late' | 'end';

/** How the chances of a seat went, in one thought. */
export type CurveStory =
  /** Who won was ahead most of the time, or `nearly` all the time. */
  | { readonly kind: 'steady'; readonly won: boolean; readonly nearly: boolean }
  /** Who won came past after so many moves. Before, the other side was ahead, or it was close. */
  | {
      readonly kind: 'turned';
      readonly won: boolean;
      readonly before: 'behind' | 'close';
      readonly at: number;
      readonly when: When;
    }
  | { readonly kind: 'tie' };

/** Who is ahead by less is not ahead yet. */
const LEAD = 0.05;
const MOST = 0.6;
const NEARLY_ALL = 0.85;
/** Parts of the game, by how much of it is over. */
const LATE = 0.6;
const END = 0.9;

export function curveStory(curve: readonly Chances[], seat: Seat): CurveStory {
  const last = curve.at(-1);
  const own = last?.shares[seat] ?? 0;
  if (own > 0 && own < 1) return { kind: 'tie' };
  const won = own === 1;
  // The last point is the result, and no chance any more.
  const during = curve.slice(0, -1);
  /** How far those who won were ahead. */
  const lead = ({ shares }: Chances) => {
    const own = shares[seat] ?? 0;
    const best = Math.max(...shares.filter((_, each) => each !== seat), 0);
    return won ? own - best : best - own;
  };
  const part = (is: (lead: number) => boolean) =>
    during.filter((chances) => is(lead(chances))).length / Math.max(1, during.length);
  const ahead = part((by) => by >= LEAD);
  if (ahead >= MOST) return { kind: 'steady', won, nearly: ahead >= NEARLY_ALL };
  const at = (during.findLast((chances) => lead(chances) < LEAD)?.at ?? 0) + 1;
  const done = at / Math.max(1, last?.at ?? 0);
  return {
    kind: 'turned',
    won,
    before: part((by) => by <= -LEAD) > 0.5 ? 'behind' : 'close',
    at,
    when: done >= END ? 'end' : done >= LATE ? 'late' : 'middle',
  };
}
