import { scoreOf } from '../../sheet';
import type { Sheet, State } from '../../state';
import { CLOSED, columnOf, EMPTY, goneIn, marked, markPoints, rowWith } from './rows';

/** A sheet in brief: its four rows as numbers, its misses and its points. */
export interface Paper {
  readonly rows: readonly number[];
  readonly misses: number;
  readonly points: number;
}

export const emptyPaper: Paper = { rows: [EMPTY, EMPTY, EMPTY, EMPTY], misses: 0, points: 0 };

/** L5 */
const MISS_COST = 5;

export const papersOf = (state: State): readonly Paper[] =>
  state.sheets.map((sheet) => paperOf(sheet, state.closed));

function paperOf(sheet: Sheet, closed: readonly boolean[]): Paper {
  const rows = sheet.rows.map((marks, index) => {
    const last = marks.at(-1);
    if (closed[index]) return CLOSED;
    return last === undefined ? EMPTY : rowWith(columnOf(index, last), marks.length);
  });
  return { rows, misses: sheet.misses, points: scoreOf(sheet) };
}

export function closedIn({ rows }: Paper): number {
  let closed = 0;
  for (const row of rows) if (row === CLOSED) closed += 1;
  return closed;
}

/** Returns the columns that are gone in all rows. */
export function goneOn({ rows }: Paper): number {
  let gone = 0;
  for (const row of rows) gone += goneIn(row);
  return gone;
}

/** Returns the paper with a mark, or null if that is not allowed. */
export function withMark({ rows, misses, points }: Paper, index: number, column: number): Paper | null {
  const row = rows[index] ?? CLOSED;
  const after = marked(row, column);
  if (after < 0) return null;
  return { rows: withRow(rows, index, after), misses, points: points + markPoints(row, column) };
}

export const withMiss = ({ rows, misses, points }: Paper): Paper => ({
  rows,
  misses: misses + 1,
  points: points - MISS_COST,
});

/** Returns the paper with a row that somebody has closed. */
export const withClosed = (paper: Paper, index: number): Paper =>
  paper.rows[index] === CLOSED ? paper : { ...paper, rows: withRow(paper.rows, index, CLOSED) };

const withRow = ([a = 0, b = 0, c = 0, d = 0]: readonly number[], index: number, row: number) =>
  index === 0 ? [row, b, c, d] : index === 1 ? [a, row, c, d] : index === 2 ? [a, b, row, d] : [a, b, c, row];
