import type { Seat } from '../../../../engine/game';
import { type State, tableauOf } from '../../../../engine/last-die/state';
import { boxesOf } from '../../../../engine/last-die/tableau';
import { asksOf } from '../words/asks';

/** A row that has become full, and the seat that placed its last die. */
export interface Settled {
  readonly seat: Seat;
  /** The index of the row, from 0. */
  readonly row: number;
  /** The printed points. */
  readonly points: number;
  /** The change of the seat's points: nobody pays more than they have (D9). */
  readonly change: number;
  /** Whether this was the last open row of the tableau. */
  readonly endsRound: boolean;
}

/** The row that this die has filled; null if the row is not full. */
export function settledBy(before: State, row: number, after: State): Settled | null {
  const printed = tableauOf(before)[row];
  if (!printed || (before.rows[row]?.length ?? 0) + 1 !== boxesOf(printed)) return null;
  const seat = before.active;
  return {
    seat,
    row,
    points: printed.points,
    change: (after.points[seat] ?? 0) - (before.points[seat] ?? 0),
    endsRound: after.round > before.round || after.phase === 'over',
  };
}

export const isFull = (state: State, row: number): boolean =>
  (state.rows[row]?.length ?? 0) >= boxesIn(state, row);

function boxesIn(state: State, row: number): number {
  const printed = tableauOf(state)[row];
  return printed ? boxesOf(printed) : 0;
}

/** The rows (from 0) that are full in `after` but not in `before`. One placed die fills at most one row. */
export const newlyFull = (before: State, after: State): readonly number[] =>
  after.rows.flatMap((_, row) => (isFull(after, row) && !isFull(before, row) ? [row] : []));

/**
 * The tableau with its last box filled. The engine skips this state and continues with the next tableau. No
 * seat is in turn on it. Null if one die does not fill the tableau, or if its value is unknown.
 */
export function filledUp(before: State, after: State): State | null {
  const open = before.rows.flatMap((lying, row) =>
    boxesIn(before, row) > lying.length ? [{ row, lying }] : [],
  );
  const [last] = open;
  const printed = last && tableauOf(before)[last.row];
  if (!last || !printed || open.length > 1 || last.lying.length + 1 < boxesOf(printed)) return null;
  const ask = asksOf(printed, last.lying).at(-1);
  if (ask?.kind !== 'value') return null;
  return {
    ...before,
    phase: 'over',
    rows: before.rows.map((lying, row) => (row === last.row ? [...lying, ask.value] : lying)),
    hand: [],
    dice: before.dice.map((dice, seat) => (seat === before.active ? dice - 1 : dice)),
    points: after.points,
  };
}
