import type { Refusal } from '../refusal';
import { no } from './reasons';
import { lastNumber, type Mark, type RowIndex, rises, type Sheet } from './state';

/** The number of marks that a row needs before its last number (L6). */
export const MARKS_BEFORE_LOCK = 5;
const MISS_COST = 5;

/** Whether this sheet allows to mark a number in a row (L2, L6). */
export function checkMark(sheet: Sheet, row: RowIndex, number: number): Refusal | null {
  const marks = sheet.rows[row] ?? [];
  const last = marks.at(-1);
  if (last !== undefined && (rises(row) ? number <= last : number >= last)) return no['left-of-a-mark'];
  if (number === lastNumber(row) && marks.length < MARKS_BEFORE_LOCK) return no['lock-needs-five'];
  return null;
}

export function withMark(sheet: Sheet, mark: Mark): Sheet {
  const rows = sheet.rows.map((marks, row) => (row === mark.row ? [...marks, mark.number] : marks));
  return { rows, misses: sheet.misses };
}

export const withMiss = ({ rows, misses }: Sheet): Sheet => ({ rows, misses: misses + 1 });

/** Returns the number of marks of a row; the lock counts as one (L6). */
export function marksOf(sheet: Sheet, row: RowIndex): number {
  const marks = sheet.rows[row] ?? [];
  return marks.at(-1) === lastNumber(row) ? marks.length + 1 : marks.length;
}

/** Returns the points for n marks in a row (L9). */
export const worth = (marks: number): number => (marks * (marks + 1)) / 2;

/** L9 */
export function scoreOf(sheet: Sheet): number {
  let score = -MISS_COST * sheet.misses;
  for (let row = 0; row < sheet.rows.length; row += 1) score += worth(marksOf(sheet, row));
  return score;
}
