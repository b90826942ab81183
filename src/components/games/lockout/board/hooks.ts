import type { Seat } from '../../../../engine/game';
import { lockout } from '../../../../engine/lockout';
import { no } from '../../../../engine/lockout/reasons';
import { checkMark } from '../../../../engine/lockout/sheet';
import type { Move, RowIndex, State } from '../../../../engine/lockout/state';
import type { TableState } from '../../../../stores/table/table-state';
import { boardHooks } from '../../../board-kit/board-hooks';

export const { useBoard, choices, drafted, hint } = boardHooks(lockout);

/**
 * The numbers of the row that may be marked now, as bits: a plain value, so the row renders only when they
 * change.
 */
export function possibleIn(table: TableState, row: RowIndex): number {
  if (table.viewer !== table.seat) return 0;
  let bits = 0;
  for (const move of choices(table)) if (move.kind === 'mark' && move.row === row) bits |= 1 << move.number;
  return bits;
}

export const isIn = (bits: number, number: number): boolean => (bits & (1 << number)) !== 0;

/** This seat's answer to the white dice in this row; 0 if none. Its own sheet shows it before it counts. */
export function answeredIn({ phase, answers }: State, seat: number, row: RowIndex): number {
  const answer = phase === 'white' ? answers[seat] : undefined;
  return answer?.kind === 'mark' && answer.row === row ? answer.number : 0;
}

/** The drafted number in this row; 0 if none. */
export function chosenIn(table: TableState, row: RowIndex): number {
  const move = table.viewer === table.seat ? drafted(table).at(-1) : undefined;
  return move?.kind === 'mark' && move.row === row ? move.number : 0;
}

/** The mark of the last move if it was this seat's: (row + 1) · 16 + number, a plain value; 0 if there is none. */
export function freshIn({ last, flying }: TableState, seat: Seat): number {
  if (flying || last?.entry.seat !== seat) return 0;
  // A table of this game holds only its moves.
  const move = last.entry.move as Move;
  return move.kind === 'mark' ? ((move.row + 1) << 4) | move.number : 0;
}

/** Whether this is the last number of an open row in which the player still lacks marks (L6). */
export function lacksMarks(table: TableState, row: RowIndex, number: number): boolean {
  // A table of this game holds only its states.
  const { sheets, closed } = table.board as State;
  const sheet = sheets[table.home];
  return sheet !== undefined && !closed[row] && checkMark(sheet, row, number) === no['lock-needs-five'];
}

/** The recommended number in this row; 0 if none. */
export function hintedIn(table: TableState, row: RowIndex): number {
  const move = table.viewer === table.seat ? hint(table) : null;
  return move?.kind === 'mark' && move.row === row ? move.number : 0;
}
