import { lockout } from '../../../../engine/lockout';
import type { RowIndex, State } from '../../../../engine/lockout/state';
import type { TableState } from '../../../../stores/table/table-state';
import { boardHooks } from '../../../board-kit/board-hooks';

export const { useBoard, choices, drafted, hint } = boardHooks(lockout);

/** The row's numbers that may be marked now, as bits: plain, so that a row draws again only when they change. */
export function possibleIn(table: TableState, row: RowIndex): number {
  if (table.viewer !== table.seat) return 0;
  let bits = 0;
  for (const move of choices(table)) if (move.kind === 'mark' && move.row === row) bits |= 1 << move.number;
  return bits;
}

export const isIn = (bits: number, number: number): boolean => (bits & (1 << number)) !== 0;

/** What this seat has answered to the white dice in this row: it is on its own sheet before it counts. 0 if nothing. */
export function answeredIn({ phase, answers }: State, seat: number, row: RowIndex): number {
  const answer = phase === 'white' ? answers[seat] : undefined;
  return answer?.kind === 'mark' && answer.row === row ? answer.number : 0;
}

/** What is placed in this row and not committed. 0 if nothing. */
export function chosenIn(table: TableState, row: RowIndex): number {
  const move = table.viewer === table.seat ? drafted(table).at(-1) : undefined;
  return move?.kind === 'mark' && move.row === row ? move.number : 0;
}

/** What is recommended in this row. 0 if nothing. */
export function hintedIn(table: TableState, row: RowIndex): number {
  const move = table.viewer === table.seat ? hint(table) : null;
  return move?.kind === 'mark' && move.row === row ? move.number : 0;
}
