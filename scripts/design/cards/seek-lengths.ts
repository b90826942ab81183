import { at } from './at';
import { add, apart, mend } from './mend';
import { colourPairs, colours, demands, lengths, sum, wishes } from './model';
import type { Random } from './random';

/** A card without its suns: the boxes of each colour, 0 for the missing colour. */
export type Lengths = readonly number[];

const steps = 200_000;

/** Assigns row lengths to colours, on cards of the given types. */
export function seekLengths(types: readonly string[], random: Random): Lengths[] | null {
  const start = types.map((type) => [...type, '0'].map(Number));
  const change = (card: Lengths): Lengths => {
    const { first, second } = at(colourPairs, random(colourPairs.length));
    return card.map((length, colour) =>
      colour === first ? at(card, second) : colour === second ? at(card, first) : length,
    );
  };
  return mend(start, change, faultsOf, random, steps);
}

function faultsOf(cards: readonly Lengths[]): number {
  const boxes = colours.map(() => 0);
  const rows = colours.map(() => [0, 0, 0, 0, 0, 0, 0]);
  for (const card of cards) {
    for (let colour = 0; colour < card.length; colour++) {
      const length = at(card, colour);
      add(boxes, colour, length);
      add(at(rows, colour), length, 1);
    }
  }
  const missing = rows.map((byLength) => at(byLength, 0));
  return (
    apart(missing, demands.missingPerColour) +
    apart(boxes, demands.boxesPerColour) +
    unevenRows(rows) +
    rowsTooManyAlike(cards)
  );
}

/** Each length must be about equally frequent in all colours. */
function unevenRows(rows: readonly (readonly number[])[]): number {
  let faults = 0;
  for (const length of lengths) {
    const byColour = rows.map((byLength) => at(byLength, length));
    faults += apart(byColour, sum(byColour) / colours.length, wishes.rowsFromEven);
  }
  return faults;
}

function rowsTooManyAlike(cards: readonly Lengths[]): number {
  let faults = 0;
  for (let place = 0; place < cards.length; place++) {
    for (let later = place + 1; later < cards.length; later++) {
      faults += Math.max(0, alike(at(cards, place), at(cards, later)) - wishes.rowsAlike);
    }
  }
  return faults;
}

function alike(one: Lengths, other: Lengths): number {
  let rows = 0;
  for (let colour = 0; colour < one.length; colour++) {
    if (one[colour] !== 0 && one[colour] === other[colour]) rows++;
  }
  return rows;
}
