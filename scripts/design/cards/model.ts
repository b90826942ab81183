import { at } from './at';

export const colours = ['red', 'orange', 'yellow', 'green', 'blue', 'purple'] as const;
export type Colour = (typeof colours)[number];

/** The possible lengths of a row of a classic card. */
export const lengths = [2, 3, 4, 5, 6] as const;

export interface Row {
  readonly colour: Colour;
  readonly boxes: number;
  readonly sun: boolean;
}
/** The rows of a card in the order of `colours`, so a colour has the same place on every card. */
export type Card = readonly Row[];

/** The requirements for the thirty cards. */
export const demands = {
  cards: 30,
  types: [
    ...['22466', '22556', '23366', '23456', '23555', '24446'],
    ...['24455', '33356', '33446', '33455', '34445', '44444'],
  ],
  rows: 5,
  boxesPerCard: 20,
  sunsPerCard: 2,
  sunBoxes: [7, 8, 9],
  mostPerCard: 25,
  missingPerColour: 5,
  boxesPerColour: 100,
  sunsPerColour: 10,
  distanceFromMean: 0.1,
} as const;

/** Further requirements, so that no two cards feel alike. */
export const wishes = {
  cardsPerSunPair: 2,
  cardsPerSunBoxes: 10,
  sunBoxesPerColour: 40,
  sunBoxesFromEven: 1,
  rowsAlike: 2,
  rowsFromEven: 1.5,
} as const;

/** All pairs of the six colours, as indexes of `colours`. */
export const colourPairs = colours.flatMap((_, first) =>
  colours.slice(first + 1).map((_, gap) => ({ first, second: first + 1 + gap })),
);

export function typeOf(card: Card): string {
  return card
    .map((row) => row.boxes)
    .sort((a, b) => a - b)
    .join('');
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
export const count = <T>(list: readonly T[], is: (item: T) => boolean): number => list.filter(is).length;

export function missingColour(card: Card): Colour {
  return at(
    colours.filter((colour) => !card.some((row) => row.colour === colour)),
    0,
  );
}

export function cardText(card: Card): string {
  return card.map(({ colour, boxes, sun }) => `${colour} ${boxes}${sun ? '*' : ''}`).join(', ');
}
