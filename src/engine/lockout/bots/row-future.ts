import { MARKS_BEFORE_LOCK, worth } from '../sheet';

/** The number of boxes of a row. The last one has the lock (L6). */
const COLUMNS = 11;
const LAST = COLUMNS - 1;
const MOST_MARKS = COLUMNS + 1;

/** The most turns to look ahead. */
export const MOST_TURNS = 36;

/** The probability that two dice show the sum of a column. It is the same from left to right in every row. */
const chanceOf = (column: number): number => (6 - Math.abs(column - 5)) / 36;

/**
 * Computes the expected points of a row at the end, by the turns left, the columns that are gone and the
 * marks made, with best play in this row alone. Each turn offers each sum with `offers` times its probability
 * with two dice. It accounts for lost numbers, growing points and the marks before the lock (L2, L6, L9).
 */
export interface RowFuture {
  at(turns: number, gone: number, marks: number): number;
}

const SIZE = (COLUMNS + 1) * (MOST_MARKS + 1);
const place = (turns: number, gone: number, marks: number): number =>
  turns * SIZE + gone * (MOST_MARKS + 1) + marks;

export function rowFuture(offers: number): RowFuture {
  const values = new Float64Array((MOST_TURNS + 1) * SIZE);
  const at = (turns: number, gone: number, marks: number) => values[place(turns, gone, marks)] ?? 0;

  function withOneMore(turns: number, gone: number, marks: number): number {
    const without = at(turns, gone, marks);
    let value = without;
    for (let column = gone; column < COLUMNS; column += 1) {
      if (column === LAST && marks < MARKS_BEFORE_LOCK) continue;
      const marked = at(turns, column + 1, marks + (column === LAST ? 2 : 1));
      if (marked > without) value += offers * chanceOf(column) * (marked - without);
    }
    return value;
  }

  for (let turns = 0; turns <= MOST_TURNS; turns += 1)
    for (let gone = 0; gone <= COLUMNS; gone += 1)
      for (let marks = 0; marks <= Math.min(gone + 1, MOST_MARKS); marks += 1)
        values[place(turns, gone, marks)] = turns === 0 ? worth(marks) : withOneMore(turns - 1, gone, marks);
  return { at };
}
