import type { SeatSum } from '../../engine/bots/findings';
import type { Seat } from '../../engine/game';

/**
 * What decided a game between a seat and the other side, in shares of the win. Above zero it helped the seat,
 * below zero the other side. Together both are the way from equal chances to the result.
 */
export interface Causes {
  readonly dice: number;
  readonly decisions: number;
}

/**
 * The sums of a finished game, in accord with its result. The coach judges each entry for itself, and its small errors add up in a long
 * game. What luck and decisions have to explain together is known, so what they leave over is shared equally between them. `ends`:
 * the shares of the win, by seat.
 */
export function settled(sums: readonly SeatSum[], ends: readonly number[]): readonly SeatSum[] {
  const all = sums.length;
  return sums.map((sum, seat) => {
    const given = sums.map(({ error }, each) => (each === seat ? -error : error / (all - 1)));
    const explained = sum.luck + given.reduce((total, share) => total + share, 0);
    const left = (ends[seat] ?? 0) - 1 / all - explained;
    return { ...sum, luck: sum.luck + left / 2 };
  });
}

/** Compares a seat with another one, or with all others, by `settled` sums. What the dice do not explain of the result, the decisions do. */
export function causesOf(
  sums: readonly SeatSum[],
  ends: readonly number[],
  seat: Seat,
  against: Seat | null,
): Causes {
  /** Half the difference between the seat and the other side: what one of two has, the other has not. */
  const ahead = (shares: readonly number[]): number => {
    const others = shares.filter((_, each) => (against === null ? each !== seat : each === against));
    const mean = others.reduce((total, share) => total + share, 0) / Math.max(1, others.length);
    return ((shares[seat] ?? 0) - mean) / 2;
  };
  const dice = ahead(sums.map(({ luck }) => luck));
  return { dice, decisions: ahead(ends) - dice };
}
