import { about, accepted, type Refusal, type Result, refused } from '../refusal';
import { no } from './reasons';

/** The pattern of a row's dice (D5). */
export type Row =
  | { readonly kind: 'pips'; readonly points: number; readonly pips: readonly number[] }
  | { readonly kind: 'stars'; readonly points: number; readonly boxes: number }
  | { readonly kind: 'full-house'; readonly points: number };

/** Six rows, from the top (D3). */
export type Tableau = readonly Row[];

export const ROWS = 6;
const MOST_BOXES = 28;
const MOST_GROUPS = 6;

export function boxesOf(row: Row): number {
  if (row.kind === 'pips') return row.pips.length;
  return row.kind === 'stars' ? row.boxes : 5;
}

/**
 * Returns the number of values of a row that are free to choose: one for a star row, two for a full house.
 */
function groupsOf(row: Row): number {
  if (row.kind === 'pips') return 0;
  return row.kind === 'stars' ? 1 : 2;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const ROW = /^([+-](?:[1-9]0|100)): ((?:[1-6]|\*|a|b)(?: (?:[1-6]|\*|a|b))*)$/;
const FULL_HOUSE = 'a a a b b';

/** D16: reads a row, e.g. `+50: 2 3 4`, `-30: 6 6`, `+40: * * * *`, `+90: a a a b b`. */
function parseRow(text: string): Row | null {
  const [, worth, boxes] = ROW.exec(text) ?? [];
  if (worth === undefined || boxes === undefined) return null;
  const points = Number(worth);
  if (boxes === FULL_HOUSE) return { kind: 'full-house', points };
  const marks = boxes.split(' ');
  if (marks.length > 6) return null;
  if (marks.every((mark) => mark === '*')) return { kind: 'stars', points, boxes: marks.length };
  const pips = marks.map(Number);
  return pips.every((pip) => pip >= 1) ? { kind: 'pips', points, pips } : null;
}

export function rowText(row: Row): string {
  const worth = row.points > 0 ? `+${row.points}` : String(row.points);
  if (row.kind === 'full-house') return `${worth}: ${FULL_HOUSE}`;
  return `${worth}: ${row.kind === 'pips' ? row.pips.join(' ') : Array(row.boxes).fill('*').join(' ')}`;
}

/** D16: reads six rows. A refusal names the row by its number, from 1. */
export function parseTableau(rows: readonly string[], tableau: number): Result<Tableau> {
  if (rows.length !== ROWS) return refused(about(no['six-rows'], { tableau }));
  const parsed: Row[] = [];
  for (const text of rows) {
    const row = parseRow(text);
    if (!row) return refused(about(no['bad-row'], { tableau, row: parsed.length + 1 }));
    parsed.push(row);
  }
  if (sum(parsed.map(boxesOf)) > MOST_BOXES) return refused(about(no['too-many-boxes'], { tableau }));
  if (!parsed.some((row) => row.points > 0)) return refused(about(no['no-positive-row'], { tableau }));
  return accepted(parsed);
}

/** D15: more than six groups can't all have different values. */
export function checkDistinct(tableau: Tableau, number: number): Refusal | null {
  return sum(tableau.map(groupsOf)) > MOST_GROUPS ? about(no['too-many-groups'], { tableau: number }) : null;
}
