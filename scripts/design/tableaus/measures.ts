import { boxesOf, type Row, rowText, type Tableau } from '../../../src/engine/last-die/tableau';

/** The largest share of its tableau's points that one row may have. */
export const MOST_SHARE = 0.35;

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/** A row's boxes as text, without its points. */
export const boxesText = (row: Row): string => rowText(row).replace(/^.*: /, '');

export const boxesIn = (tableau: Tableau): number => sum(tableau.map(boxesOf));

/** A text that is equal for two tableaus with the same boxes, in any order and with any points. */
export const boxesKey = (tableau: Tableau): string => tableau.map(boxesText).sort().join(' | ');

export const count = (tableau: Tableau, kind: Row['kind']): number =>
  tableau.filter((row) => row.kind === kind).length;

export const negativeRows = (tableau: Tableau): number => tableau.filter(({ points }) => points < 0).length;

export const positiveSum = (tableau: Tableau): number =>
  sum(tableau.map(({ points }) => Math.max(0, points)));

/** The largest share of all points, won or paid, that one row has. */
export function largestShare(tableau: Tableau): number {
  const points = tableau.map((row) => Math.abs(row.points));
  return Math.max(...points) / sum(points);
}

/** The largest share of the points to win that one row has. */
export const largestPositiveShare = (tableau: Tableau): number =>
  Math.max(...tableau.map(({ points }) => points)) / positiveSum(tableau);

/** How uneven the six printed values are; 0 is even. The first value of a row counts double. */
export function unevenness(tableau: Tableau): number {
  const asked = [0, 0, 0, 0, 0, 0];
  for (const row of tableau)
    if (row.kind === 'pips')
      for (const [at, pip] of row.pips.entries()) asked[pip - 1] = (asked[pip - 1] ?? 0) + (at === 0 ? 2 : 1);
  const mean = sum(asked) / asked.length;
  return sum(asked.map((often) => (often - mean) * (often - mean)));
}
