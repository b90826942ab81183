import { at } from './at';
import { type Check, demanded, holds, wished } from './checks';
import { type Design, gamesPerType, simulationSeed } from './design';
import { colourFigures, rowsAlike, sunBoxesOf, sunLengths, sunPairs } from './measures';
import { cardText, colours, count, demands, lengths, missingColour, typeOf } from './model';
import { seed } from './search';
import { table } from './table';

/** The whole page docs/design/cards.md. */
export function documentText(design: Design): string {
  return `# The thirty classic cards of Sun Rows

<!-- Made by scripts/design/cards.ts; do not edit by hand. -->

\`npm run -s design:cards\` finds the cards in \`src/engine/sun-rows/classic.ts\`. It computes how long every kind of card takes,
chooses kinds that take about equally long, and searches for colours and suns that meet all the totals. It prints this page,
and fails if a requirement is not met or if the cards or this page are out of date. With \`-- --write\` it writes both. A record
names a card by its number, so the cards must not change any more.

## Requirements

${checkTable(demanded(design))}

## Further requirements

No two cards should feel alike, no colour should be better than another, and the simulation should confirm the program.

${checkTable(wished(design))}

## How long a card takes

This is the expected number of turns of one seat for one card, if the seat has no other card and plays for the fewest turns.
Only the free boxes of each open row matter; colours, suns and full rows do not. So a card in play is a sorted list of free
boxes, and one table of such lists is enough for all cards.

A turn is computed backwards over the 252 rolls of five dice with six colours and the 462 hands of up to five of them: enter
or pass after the third roll, then the best dice to keep after the second and after the first. Entering follows S5, so it leads
to a list with fewer free boxes, whose turns are known already. Passing, or a roll that fits nowhere, leads back to the same
list. The turns from there are a fixed point, which policy iteration finds exactly (except for rounding).

The simulation plays one card of each kind ${gamesPerType} times by these plans. It has its own implementation of the rules, and
dice from sfc32 (seed ${simulationSeed}). The mean over the thirty cards is ${design.mean.toFixed(4)} turns.

${typeTable(design)}

All ${design.mixture.length} kinds that the rules allow are within 10 % of the mean, so all are used, as evenly as possible: each in
turn gets a card, the kinds nearest the mean first. 44444 is used once, because two such cards would differ in one row only.

## Colours

${colourTable(design)}

## Suns

Cards by their two sun colours:

${sunPairTable(design)}

Cards by the boxes of their two sun rows:

${sunBoxesTable(design)}

## Similarity of cards

Rows of the same colour and length that two cards share, over all pairs of cards:

${alikeTable(design)}

## The search

The search is simulated annealing at a constant temperature with random numbers from sfc32 (seed ${seed}). It counts faults in
whole numbers and uses no function that differs between machines, so every machine finds the same cards. It places the rows
first: two colours of a card swap until each colour is missing from five cards and has its hundred boxes, the lengths are evenly
spread over the colours, and no two cards share more than two rows. Then it places the suns: a card gets another pair of rows
with seven to nine boxes together until the table of pairs is even. If it finds no places for the suns it starts again.

## The cards

The cards are sorted by their missing colour, then by their row lengths. Every card has its rows in the same order of colours,
so a colour is in the same place on every card. A star marks a sun.

${cardTable(design)}
`;
}

function checkTable(checks: readonly Check[]): string {
  const head = ['figure', 'least found', 'most found', 'allowed', 'holds'];
  return table(
    head,
    checks.map((check) => {
      const { what, numbers, least, most } = check;
      const allowed = least === most ? `${least}` : `${figure(least)} to ${figure(most)}`;
      return [
        what,
        figure(Math.min(...numbers)),
        figure(Math.max(...numbers)),
        allowed,
        holds(check) ? 'yes' : 'NO',
      ];
    }),
  );
}

function typeTable({ mixture, mean }: Design): string {
  const head = [
    'row lengths',
    'cards',
    'expected turns',
    'from the mean',
    'simulated',
    'standard error',
    'apart by',
  ];
  return table(
    head,
    mixture.map(({ type, cards, turns, simulated }) => [
      type,
      cards,
      turns.toFixed(4),
      `${signed(100 * (turns / mean - 1))} %`,
      simulated.mean.toFixed(4),
      simulated.standardError.toFixed(4),
      signed(simulated.mean - turns, 4),
    ]),
  );
}

function colourTable({ cards }: Design): string {
  const head = [
    'colour',
    'missing',
    'boxes',
    'suns',
    'sun boxes',
    ...lengths.map((length) => `rows of ${length}`),
  ];
  return table(
    head,
    colourFigures(cards).map(({ colour, missing, boxes, suns, sunBoxes, rows }) => [
      colour,
      missing,
      boxes,
      suns,
      sunBoxes,
      ...rows,
    ]),
  );
}

function sunPairTable({ cards }: Design): string {
  const pairs = sunPairs(cards);
  const cell = (one: string, other: string): string =>
    String(pairs.find((pair) => pair.one === one && pair.other === other)?.cards ?? '');
  return table(
    ['', ...colours.slice(1)],
    colours.slice(0, -1).map((one) => [one, ...colours.slice(1).map((other) => cell(one, other))]),
  );
}

function sunBoxesTable({ cards }: Design): string {
  const splits = (boxes: number): string => {
    const found = cards
      .filter((card) => sunBoxesOf(card) === boxes)
      .map((card) =>
        sunLengths(card)
          .sort((a, b) => a - b)
          .join(' + '),
      );
    return [...new Set(found)]
      .sort()
      .map((split) => `${split}: ${count(found, (other) => other === split)}`)
      .join(', ');
  };
  return table(
    ['together', 'cards', 'as'],
    demands.sunBoxes.map((boxes) => [
      boxes,
      count(cards, (card) => sunBoxesOf(card) === boxes),
      splits(boxes),
    ]),
  );
}

function alikeTable({ cards }: Design): string {
  const alike = rowsAlike(cards);
  return table(
    ['rows shared', 'pairs of cards'],
    Array.from({ length: Math.max(...alike) + 1 }, (_, rows) => [rows, count(alike, (n) => n === rows)]),
  );
}

function cardTable({ cards, mixture }: Design): string {
  return table(
    ['card', 'rows', 'lacks', 'lengths', 'turns'],
    cards.map((card, place) => {
      const { turns } = at(
        mixture.filter(({ type }) => type === typeOf(card)),
        0,
      );
      return [place + 1, cardText(card), missingColour(card), typeOf(card), turns.toFixed(2)];
    }),
  );
}

/** A number with at most two decimals and a true minus sign. */
function figure(n: number): string {
  return String(Math.round(100 * n) / 100).replace('-', '−');
}

function signed(n: number, decimals = 2): string {
  return `${n < 0 ? '−' : '+'}${Math.abs(n).toFixed(decimals)}`;
}
