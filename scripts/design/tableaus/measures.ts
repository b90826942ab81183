import { type Row, rowText, type Tableau } from '../../../src/engine/last-die/tableau';

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/** A row's boxes as text, without its points. */
export const boxesText = (row: Row): string => rowText(row).replace(/^.*: /, '');

/** Whatever order its rows are in. */
export const alike = (tableau: Tableau): string => tableau.map(boxesText).sort().join(' | ');

/** The largest part that one row has of all points, paid or won. */
export function largestShare(tableau: Tableau): number {
  const points = tableau.map((row) => Math.abs(row.points));
  return Math.max(...points) / sum(points);
}

/** The largest part that one row has of the points to be won. */
export function largestPositiveShare(tableau: Tableau): number {
  const points = tableau.map((row) => Math.max(0, row.points));
  return Math.max(...points) / sum(points);
}

/** How unevenly the six values are asked for, 0 being even: those that lie first count double. */
export function unevenness(tableau: Tableau): number {
  const asked = [0, 0, 0, 0, 0, 0];
  for (const row of tableau)
    if (row.kind === 'pips')
      for (const [at, pip] of row.pips.entries()) asked[pip - 1] = (asked[pip - 1] ?? 0) + (at === 0 ? 2 : 1);
  const mean = sum(asked) / asked.length;
  return sum(asked.map((count) => (count - mean) * (count - mean)));
}
