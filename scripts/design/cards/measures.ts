import { at } from './at';
import { type Card, type Colour, colourPairs, colours, count, lengths, sum } from './model';

export interface ColourFigures {
  readonly colour: Colour;
  readonly missing: number;
  readonly boxes: number;
  readonly suns: number;
  readonly sunBoxes: number;
  /** The number of rows of each length, in the order of `lengths`. */
  readonly rows: readonly number[];
}

export function colourFigures(cards: readonly Card[]): ColourFigures[] {
  return colours.map((colour) => {
    const rows = cards.flat().filter((row) => row.colour === colour);
    const sunRows = rows.filter((row) => row.sun);
    return {
      colour,
      missing: cards.length - rows.length,
      boxes: sum(rows.map((row) => row.boxes)),
      suns: sunRows.length,
      sunBoxes: sum(sunRows.map((row) => row.boxes)),
      rows: lengths.map((length) => count(rows, (row) => row.boxes === length)),
    };
  });
}

export const boxesOf = (card: Card): number => sum(card.map((row) => row.boxes));
export const sunLengths = (card: Card): number[] => card.filter((row) => row.sun).map((row) => row.boxes);
export const sunBoxesOf = (card: Card): number => sum(sunLengths(card));

/** Each pair of colours, and the number of cards with suns in both. */
export function sunPairs(cards: readonly Card[]) {
  const hasSun = (card: Card, colour: Colour): boolean =>
    card.some((row) => row.sun && row.colour === colour);
  return colourPairs.map(({ first, second }) => {
    const [one, other] = [at(colours, first), at(colours, second)];
    return { one, other, cards: count(cards, (card) => hasSun(card, one) && hasSun(card, other)) };
  });
}

/** For each pair of cards: the number of rows with the same colour and length, without regard to suns. */
export function rowsAlike(cards: readonly Card[]): number[] {
  return cards.flatMap((one, place) =>
    cards
      .slice(place + 1)
      .map((other) =>
        count(one, (row) => other.some(({ colour, boxes }) => colour === row.colour && boxes === row.boxes)),
      ),
  );
}
