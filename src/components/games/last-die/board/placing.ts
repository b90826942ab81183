import type { Seat } from '../../../../engine/game';
import { checkFit, rowsFor } from '../../../../engine/last-die/fit';
import { no } from '../../../../engine/last-die/reasons';
import { turn } from '../../../../engine/last-die/rules';
import { type Move, type State, tableauOf } from '../../../../engine/last-die/state';
import { boxesOf } from '../../../../engine/last-die/tableau';
import type { Refusal } from '../../../../engine/refusal';

/** The outcome of a tap on a row. */
export type Tap =
  /** Moves to place one after the other. The table shows the refusal of a move that is not allowed. */
  | { readonly kind: 'place'; readonly moves: readonly Move[] }
  /** Several values fit, so the player has to choose. */
  | { readonly kind: 'choose'; readonly values: readonly number[] }
  | { readonly kind: 'refuse'; readonly refusal: Refusal };

const placing = (value: number, row: number): Move => ({ kind: 'place', value, row: row + 1 });

/** The distinct values in hand. */
export const valuesOf = (hand: readonly number[]): readonly number[] => [...new Set(hand)];

/** The values of the picked dice. The tray has the order of the hand. */
export const pickedValues = ({ hand }: State, picked: readonly number[]): readonly number[] =>
  picked.map((at) => hand[at]).filter((value) => value !== undefined);

/** A tap on a row (from 0). It places as many picked dice as fit or, if none is picked, the die that fits. */
export function tapOn(board: State, seat: Seat | null, row: number, picked: readonly number[]): Tap {
  if (seat !== null && !turn(board).includes(seat))
    return { kind: 'refuse', refusal: turnIsOver(board, row) };
  const chosen = pickedValues(board, picked);
  const fitting = chosen.length > 0 ? inARow(board, row, chosen) : fits(board, row);
  const [first = chosen[0] ?? board.hand[0] ?? 1] = fitting;
  if (chosen.length > 0 && fitting.length > 0)
    return { kind: 'place', moves: fitting.map((value) => placing(value, row)) };
  if (fitting.length > 1) return { kind: 'choose', values: fitting };
  return { kind: 'place', moves: [placing(first, row)] };
}

/** The draft has ended the turn and waits to be committed. */
function turnIsOver(board: State, row: number): Refusal {
  const printed = tableauOf(board)[row];
  const full = !printed || (board.rows[row]?.length ?? 0) >= boxesOf(printed);
  return full ? no['row-full'] : no['not-in-hand'];
}

const fits = (board: State, row: number): readonly number[] =>
  valuesOf(board.hand).filter((value) => !checkFit(board, value, row));

/** As many of these values as fit into the row, in an order in which they fit. */
function inARow(board: State, row: number, values: readonly number[]): readonly number[] {
  const at = values.findIndex((value) => !checkFit(board, value, row));
  const value = values[at];
  if (value === undefined) return [];
  const rows = board.rows.map((lying, other) => (other === row ? [...lying, value] : lying));
  const others = values.filter((_, other) => other !== at);
  return [value, ...inARow({ ...board, rows }, row, others)];
}

/** The rows that take any of these values, as bits: a plain value, which a selector may return. */
export function rowsThatTake(board: State, values: readonly number[]): number {
  let bits = 0;
  for (const value of values) for (const row of rowsFor(board, value)) bits |= 1 << row;
  return bits;
}

export const isAmong = (bits: number, row: number): boolean => (bits & (1 << row)) !== 0;
