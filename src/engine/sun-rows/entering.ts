import type { Card, ColourNumber } from './card';

/** The number of full rows with which a card is scored (S6). */
const FULL_ROWS = 3;
/** The bonus for none, one and both full sun rows (S6). */
const SUN_POINTS = [0, 2, 5] as const;

/**
 * S5: returns the filled boxes after a result is entered, or null if no colour of it can be entered. A colour
 * is entered with all its dice or not at all.
 */
export function entered(
  card: Card,
  filled: readonly number[],
  dice: readonly ColourNumber[],
): readonly number[] | null {
  const after: number[] = [];
  let any = false;
  for (let at = 0; at < card.length; at += 1) {
    const row = card[at];
    const before = filled[at] ?? 0;
    let rolled = 0;
    for (const die of dice) if (die === row?.colour) rolled += 1;
    const fits = rolled > 0 && before + rolled <= (row?.boxes ?? 0);
    if (fits) any = true;
    after.push(fits ? before + rolled : before);
  }
  return any ? after : null;
}

const fullRows = (card: Card, filled: readonly number[]) =>
  card.filter((row, at) => row.boxes === filled[at]);

/** The boxes that three full rows still need at least. */
export function boxesToFinish(card: Card, filled: readonly number[]): number {
  const open = card.map(({ boxes }, at) => boxes - (filled[at] ?? 0)).sort((a, b) => a - b);
  return open.slice(0, FULL_ROWS).reduce((sum, boxes) => sum + boxes, 0);
}

/** S6 */
export const isComplete = (card: Card, filled: readonly number[]): boolean =>
  fullRows(card, filled).length >= FULL_ROWS;

/** Returns the points of the full rows, without suns. An unscored card counts so many at the end (S8). */
export function rowPoints(card: Card, filled: readonly number[]): number {
  return fullRows(card, filled).reduce((points, row) => points + row.points, 0);
}

/** Returns the points of a complete card (S6). */
export function cardPoints(card: Card, filled: readonly number[]): number {
  const suns = fullRows(card, filled).filter((row) => row.sun).length;
  return rowPoints(card, filled) + (SUN_POINTS[suns] ?? 0);
}
