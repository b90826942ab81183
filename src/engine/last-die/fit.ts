import type { Refusal } from '../refusal';
import { no } from './reasons';
import { type State, tableauOf } from './state';
import { boxesOf, type Row } from './tableau';

/** The box at which a full house's second group begins. */
const SECOND_GROUP = 3;

/** Returns the value that a row's next box needs, or null if any value is allowed (D5). */
function wanted(row: Row, lying: readonly number[]): number | null {
  if (row.kind === 'pips') return row.pips[lying.length] ?? null;
  if (row.kind === 'stars') return lying[0] ?? null;
  return (lying.length < SECOND_GROUP ? lying[0] : lying[SECOND_GROUP]) ?? null;
}

/**
 * Returns why a die of this value may not be placed in a row's leftmost empty box, or null. `row` counts from
 * 0.
 */
export function checkFit(state: State, value: number, row: number): Refusal | null {
  const printed = tableauOf(state)[row];
  const lying = state.rows[row] ?? [];
  if (!printed || lying.length >= boxesOf(printed)) return no['row-full'];
  const asked = wanted(printed, lying);
  if (asked !== null) return asked === value ? null : no['does-not-fit'];
  if (printed.kind === 'full-house' && lying[0] === value) return no['two-values'];
  return state.setup.distinct && groupValues(state).includes(value) ? no['value-taken'] : null;
}

/** Returns the values of the star rows and full-house groups that have begun (D15). */
function groupValues(state: State): readonly number[] {
  return tableauOf(state).flatMap((printed, row) => {
    const lying = state.rows[row] ?? [];
    if (printed.kind === 'pips') return [];
    return [lying[0], printed.kind === 'full-house' ? lying[SECOND_GROUP] : undefined].filter(
      (value) => value !== undefined,
    );
  });
}

/** Whether any die in hand fits in any row (D6, D7). */
export function anyFits(state: State): boolean {
  return state.hand.some((value, at) => value !== state.hand[at - 1] && rowsFor(state, value).length > 0);
}

/** Returns the rows, from 0, in which a die of this value fits. */
export function rowsFor(state: State, value: number): readonly number[] {
  const found: number[] = [];
  for (let row = 0; row < state.rows.length; row += 1) if (!checkFit(state, value, row)) found.push(row);
  return found;
}
