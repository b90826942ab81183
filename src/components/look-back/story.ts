import type { Chances } from '../../engine/bots/findings';
import type { Seat } from '../../engine/game';

/** How the curve of a seat went, in one thought. `at`: after how many moves. */
export type CurveStory =
  /** It was ahead from here to its win. */
  | { readonly kind: 'ahead-from'; readonly at: number }
  /** It was ahead from the first moves to its win. */
  | { readonly kind: 'ahead-all-along' }
  /** It was ahead until here, and did not win. */
  | { readonly kind: 'ahead-until'; readonly at: number }
  /** It was never ahead for long, and did not win. */
  | { readonly kind: 'never-ahead' }
  | { readonly kind: 'tie' };

/** Who is ahead by less is not ahead yet. */
const LEAD = 0.05;
/** A lead in so much of the beginning counts as one from the start. */
const BEGINNING = 0.1;

export function curveStory(curve: readonly Chances[], seat: Seat): CurveStory {
  const last = curve.at(-1);
  const own = last?.shares[seat] ?? 0;
  if (own > 0 && own < 1) return { kind: 'tie' };
  const lead = ({ shares }: Chances) =>
    (shares[seat] ?? 0) - Math.max(...shares.filter((_, each) => each !== seat), 0);
  if (own === 0) {
    const until = curve.findLast((chances) => lead(chances) >= LEAD);
    return until ? { kind: 'ahead-until', at: until.at } : { kind: 'never-ahead' };
  }
  const behind = curve.findLast((chances) => lead(chances) < LEAD);
  const from = behind ? behind.at + 1 : 0;
  return from <= BEGINNING * (last?.at ?? 0) ? { kind: 'ahead-all-along' } : { kind: 'ahead-from', at: from };
}
