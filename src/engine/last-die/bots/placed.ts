import { type Move, type State, tableauOf } from '../state';
import { boxesOf } from '../tableau';

/** Returns the dice of a path of the search, first placed first. */
export function placements(path: number): readonly (Move & { readonly kind: 'place' })[] {
  const found: (Move & { readonly kind: 'place' })[] = [];
  for (let left = path; left > 0; left >>>= 6)
    found.unshift({ kind: 'place', value: left & 7, row: (left >>> 3) & 7 });
  return found;
}

/** Returns the path of one die. */
export const pathOf = ({ value, row }: { readonly value: number; readonly row: number }): number =>
  8 * row + value;

/** Returns the state after these dice are placed and before the turn or the round ends with them (D9). */
export function afterPlacing(state: State, seat: number, path: number): State {
  const tableau = tableauOf(state);
  const rows = state.rows.map((lying) => [...lying]);
  const hand = [...state.hand];
  let points = state.points[seat] ?? 0;
  const placed = placements(path);
  for (const { value, row } of placed) {
    const lying = rows[row - 1];
    const printed = tableau[row - 1];
    if (!lying || !printed) continue;
    lying.push(value);
    hand.splice(hand.indexOf(value), 1);
    if (lying.length === boxesOf(printed)) points = Math.max(0, points + printed.points);
  }
  return {
    ...state,
    rows,
    hand,
    points: state.points.map((each, other) => (other === seat ? points : each)),
    dice: state.dice.map((each, other) => (other === seat ? each - placed.length : each)),
    placed: true,
  };
}
