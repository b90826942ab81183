import { MARKS_BEFORE_LOCK, worth } from '../../sheet';
import type { RowIndex } from '../../state';

// A row as one number: what it can still become, and nothing else. 0 is an empty row. With its last mark in
// column p (1 to 10) and c marks it is 1 + p (p − 1) / 2 + (c − 1). The last number is a closed row.

/** The number of states of a row. */
export const ROWS = 57;
export const EMPTY = 0;
export const CLOSED = ROWS - 1;
/** The column of the lock. Columns count from 1. */
export const LAST = 11;
export const COLUMNS = LAST + 1;

export const rowWith = (column: number, marks: number): number =>
  column === 0 ? EMPTY : (column * (column - 1)) / 2 + marks;

const gone = new Uint8Array(ROWS);
const afterMark = new Int8Array(ROWS * COLUMNS).fill(-1);
const pointsOfMark = new Uint8Array(ROWS * COLUMNS);

gone[CLOSED] = LAST;
addMarks(EMPTY, 0, 0);
for (let column = 1; column < LAST; column += 1)
  for (let marks = 1; marks <= column; marks += 1) addMarks(rowWith(column, marks), column, marks);

/** L2, L6, L9: the marks that a row allows. */
function addMarks(row: number, last: number, marks: number): void {
  gone[row] = last;
  for (let column = last + 1; column < LAST; column += 1) {
    afterMark[row * COLUMNS + column] = rowWith(column, marks + 1);
    pointsOfMark[row * COLUMNS + column] = marks + 1;
  }
  if (marks < MARKS_BEFORE_LOCK) return;
  afterMark[row * COLUMNS + LAST] = CLOSED;
  pointsOfMark[row * COLUMNS + LAST] = worth(marks + 2) - worth(marks);
}

/** Returns the number of columns that are marked or skipped. */
export const goneIn = (row: number): number => gone[row] ?? 0;

/** Returns the row after a mark in this column, or -1 if it is not allowed. */
export const marked = (row: number, column: number): number => afterMark[row * COLUMNS + column] ?? -1;

/** Returns the points that such a mark brings. */
export const markPoints = (row: number, column: number): number => pointsOfMark[row * COLUMNS + column] ?? 0;

/** Returns the column, from 1, of a number in the row with this index, and the reverse. */
export const columnOf = (index: RowIndex, number: number): number => (index < 2 ? number - 1 : 13 - number);
export const numberIn = (index: RowIndex, column: number): number => (index < 2 ? column + 1 : 13 - column);
