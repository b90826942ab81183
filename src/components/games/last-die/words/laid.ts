import type { Seat } from '../../../../engine/game';
import type { Move, State } from '../../../../engine/last-die/state';
import type { Happening } from '../../face';
import { type Settled, settledBy } from '../board/settled';

type Played = readonly Happening<State, Move>[];

/** The dice that a turn has placed in one row. */
export interface Laid {
  /** Counted from 1. */
  readonly row: number;
  readonly values: readonly number[];
  /** Set if the last of these dice filled the row. */
  readonly settled: Settled | null;
}

export const isRoll = ({ entry }: Happening<State, Move>): boolean => entry.move.kind === 'roll';

/** D7: a roll of which no die fits. */
export const fitsNothing = (happening: Happening<State, Move>): boolean =>
  isRoll(happening) && happening.after.phase === 'roll';

/** The entries of the turn to which the last of these belongs. */
export function turnOf(played: Played): Played {
  const begins = played.findLastIndex(({ before }) => before.phase === 'roll');
  return played.slice(Math.max(0, begins));
}

/** What the entries of a turn have placed, by row, in the order in which the rows were begun. */
export function laidIn(turn: Played): readonly Laid[] {
  const laid = new Map<number, Laid>();
  for (const { entry, before, after } of turn) {
    const { move } = entry;
    if (move.kind !== 'place') continue;
    const { row, value } = move;
    const values = [...(laid.get(row)?.values ?? []), value];
    laid.set(row, { row, values, settled: settledBy(before, row - 1, after) });
  }
  return [...laid.values()];
}

/** The seat whose points have just come to the goal; null if nobody's have. */
export function seatAtGoal({ before, after }: Happening<State, Move>): Seat | null {
  const { goal } = before.setup;
  const reached = after.points.findIndex(
    (points, seat) => points >= goal && (before.points[seat] ?? 0) < goal,
  );
  return reached < 0 ? null : reached;
}
