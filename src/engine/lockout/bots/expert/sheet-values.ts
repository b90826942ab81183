import type { Paper } from './paper';
import { ROWS } from './rows';
import { isOver } from './turn';

/** Whether a seat is the active one of the turn that begins. */
export type Role = 'active' | 'waiting';
export const roles = ['active', 'waiting'] as const satisfies readonly Role[];

/** L8: misses that a game can go on with: none to three. */
export const MISSES = 4;

/**
 * The tables by role, then by misses, then for rows of the same and of opposite directions. Each has a value
 * in points for each pair of rows, `a * ROWS + b`.
 */
export type PairTables = readonly (readonly Float64Array[])[];

/** The number of pairs without order. */
export const PAIRS = (ROWS * (ROWS + 1)) / 2;

/** Returns the points that a sheet will still bring: the sum over its six pairs of rows. */
export type SheetValue = (role: Role, paper: Paper) => number;

export function sheetValues(tables: PairTables): SheetValue {
  return (role, paper) => {
    if (isOver(paper)) return 0;
    const [a = 0, b = 0, c = 0, d = 0] = paper.rows;
    const at = 2 * paper.misses;
    const own = tables[role === 'active' ? 0 : 1] ?? [];
    const same = own[at];
    const opposite = own[at + 1];
    if (!same || !opposite) return 0;
    return (
      (same[a * ROWS + b] ?? 0) +
      (same[c * ROWS + d] ?? 0) +
      (opposite[a * ROWS + c] ?? 0) +
      (opposite[a * ROWS + d] ?? 0) +
      (opposite[b * ROWS + c] ?? 0) +
      (opposite[b * ROWS + d] ?? 0)
    );
  };
}
