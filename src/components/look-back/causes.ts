import type { SeatSum } from '../../engine/bots/findings';
import type { Seat } from '../../engine/game';

/**
 * What decided a game between a seat and the other side, in shares of the win. Above zero it helped the seat,
 * below zero the other side.
 */
export interface Causes {
  readonly dice: number;
  readonly decisions: number;
}

const NOTHING: SeatSum = { luck: 0, error: 0, errors: 0 };

/** Compares a seat with another one, or with all others. Who gives away less decides better. */
export function causesOf(sums: readonly SeatSum[], seat: Seat, against: Seat | null): Causes {
  const own = sums[seat] ?? NOTHING;
  const others = sums.filter((_, each) => (against === null ? each !== seat : each === against));
  const mean = (of: (sum: SeatSum) => number) =>
    others.reduce((all, sum) => all + of(sum), 0) / Math.max(1, others.length);
  return {
    // What dice bring to one of two seats, they take from the other: half the difference.
    dice: (own.luck - mean(({ luck }) => luck)) / 2,
    decisions: mean(({ error }) => error) - own.error,
  };
}
