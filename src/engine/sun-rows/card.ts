import { about, accepted, type Result, refused } from '../refusal';
import { no } from './reasons';

/** The colours in the order of their numbers on the dice: red is 1, purple 6. */
export const colours = ['red', 'orange', 'yellow', 'green', 'blue', 'purple'] as const;

/** A colour as a die shows it, 1 … 6. */
export type ColourNumber = number;

export interface Row {
  readonly colour: ColourNumber;
  readonly boxes: number;
  readonly points: number;
  readonly sun: boolean;
}

export type Card = readonly Row[];

const MOST_SUNS = 2;
const ROW = /^(red|orange|yellow|green|blue|purple) ([1-6])(\*?)(?:=([1-9]))?$/;

/** S11: reads a row, e.g. `purple 5`, `yellow 3*`, `red 2*=5`; `=` only if points and boxes differ. */
function parseRow(text: string): Row | null {
  const [, name, boxes, sun, points] = ROW.exec(text) ?? [];
  const row = {
    colour: colours.findIndex((colour) => colour === name) + 1,
    boxes: Number(boxes),
    points: Number(points ?? boxes),
    sun: sun === '*',
  };
  return row.colour > 0 && rowText(row) === text ? row : null;
}

function rowText({ colour, boxes, points, sun }: Row): string {
  return `${colours[colour - 1] ?? ''} ${boxes}${sun ? '*' : ''}${points === boxes ? '' : `=${points}`}`;
}

export const cardText = (card: Card): string => card.map(rowText).join(', ');

/**
 * S11: reads a card, e.g. `purple 5, yellow 3*, green 2, blue 4*, red 6`. `number` is its place in the list,
 * from 1.
 */
export function parseCard(text: string, number: number): Result<Card> {
  const rows: Row[] = [];
  const texts = text.split(', ');
  if (texts.length < 3 || texts.length > 6) return refused(about(no['row-count'], { card: number }));
  for (const each of texts) {
    const place = { card: number, row: rows.length + 1 };
    const row = parseRow(each);
    if (!row) return refused(about(no['bad-row'], place));
    if (rows.some(({ colour }) => colour === row.colour)) return refused(about(no['same-colour'], place));
    rows.push(row);
  }
  if (rows.filter(({ sun }) => sun).length > MOST_SUNS)
    return refused(about(no['too-many-suns'], { card: number }));
  return accepted(rows);
}
