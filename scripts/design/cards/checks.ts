import { at } from './at';
import type { Design } from './design';
import { boxesOf, colourFigures, rowsAlike, sunBoxesOf, sunPairs } from './measures';
import { cardText, colours, count, demands, lengths, typeOf, wishes } from './model';

/** Figures that must all lie between `least` and `most`. */
export interface Check {
  readonly what: string;
  readonly numbers: readonly number[];
  readonly least: number;
  readonly most: number;
}

const bothSuns = 5;
const standardErrors = 4;

export const holds = ({ numbers, least, most }: Check): boolean =>
  numbers.every((n) => n >= least && n <= most);

/** The requirements of the rules. */
export function demanded({ cards, mixture, mean }: Design): Check[] {
  const allowed: readonly string[] = demands.types;
  const byColour = colourFigures(cards);
  const percent = 100 * demands.distanceFromMean;
  return [
    exactly('cards', [cards.length], demands.cards),
    exactly('different cards', [new Set(cards.map(cardText)).size], demands.cards),
    exactly(
      'colours on a card',
      cards.map((card) => new Set(card.map((row) => row.colour)).size),
      demands.rows,
    ),
    exactly(
      'rows on a card',
      cards.map((card) => card.length),
      demands.rows,
    ),
    exactly('boxes on a card, and so points', cards.map(boxesOf), demands.boxesPerCard),
    exactly(
      'cards with row lengths that are not allowed',
      [count(cards, (card) => !allowed.includes(typeOf(card)))],
      0,
    ),
    exactly(
      'sun rows on a card',
      cards.map((card) => count(card, (row) => row.sun)),
      demands.sunsPerCard,
    ),
    within(
      'boxes of the two sun rows of a card',
      cards.map(sunBoxesOf),
      Math.min(...demands.sunBoxes),
      Math.max(...demands.sunBoxes),
    ),
    exactly(
      'the most a card can bring',
      cards.map((card) => boxesOf(card) + bothSuns),
      demands.mostPerCard,
    ),
    exactly(
      'cards that lack a colour',
      byColour.map(({ missing }) => missing),
      demands.missingPerColour,
    ),
    exactly(
      'boxes of a colour',
      byColour.map(({ boxes }) => boxes),
      demands.boxesPerColour,
    ),
    exactly(
      'suns of a colour',
      byColour.map(({ suns }) => suns),
      demands.sunsPerColour,
    ),
    around(
      'expected turns: distance from the mean in %',
      mixture.map(({ turns }) => 100 * (turns / mean - 1)),
      0,
      percent,
    ),
  ];
}

/** Further requirements: no two cards should feel alike, and no colour should be better than another. */
export function wished({ cards, mixture }: Design): Check[] {
  const byColour = colourFigures(cards);
  const moreThanEven = lengths.flatMap((length, place) => {
    const even = count(cards.flat(), (row) => row.boxes === length) / colours.length;
    return byColour.map(({ rows }) => at(rows, place) - even);
  });
  return [
    exactly('row lengths in use', [new Set(cards.map(typeOf)).size], demands.types.length),
    within('rows of the same colour and length on two cards', rowsAlike(cards), 0, wishes.rowsAlike),
    exactly(
      'cards with the same two sun colours',
      sunPairs(cards).map((pair) => pair.cards),
      wishes.cardsPerSunPair,
    ),
    exactly(
      'cards with 7, with 8 and with 9 sun boxes',
      demands.sunBoxes.map((boxes) => count(cards, (card) => sunBoxesOf(card) === boxes)),
      wishes.cardsPerSunBoxes,
    ),
    around(
      'boxes of all sun rows of a colour',
      byColour.map(({ sunBoxes }) => sunBoxes),
      wishes.sunBoxesPerColour,
      wishes.sunBoxesFromEven,
    ),
    around('rows of one length in one colour: more than an even share', moreThanEven, 0, wishes.rowsFromEven),
    around(
      'simulated turns: distance from the expected in standard errors',
      mixture.map(({ turns, simulated }) => (simulated.mean - turns) / simulated.standardError),
      0,
      standardErrors,
    ),
  ];
}

function within(what: string, numbers: readonly number[], least: number, most: number): Check {
  return { what, numbers, least, most };
}

function exactly(what: string, numbers: readonly number[], n: number): Check {
  return within(what, numbers, n, n);
}

function around(what: string, numbers: readonly number[], middle: number, distance: number): Check {
  return within(what, numbers, middle - distance, middle + distance);
}
