import { readFileSync } from 'node:fs';
import { hands } from '../../scripts/design/cards/dice';
import { cardText } from '../../scripts/design/cards/model';
import { moduleText } from '../../scripts/design/cards/module';
import { sfc32 } from '../../scripts/design/cards/random';
import { simulate } from '../../scripts/design/cards/simulate';
import { afterEntering, expectedTurns, inOrder, planner } from '../../scripts/design/cards/turns';
import { classicCards } from '../../src/engine/sun-rows/classic';

const colours = ['red', 'orange', 'yellow', 'green', 'blue', 'purple'] as const;
const allowedLengths = '22466 22556 23366 23456 23555 24446 24455 33356 33446 33455 34445 44444'.split(' ');

const cards = classicCards.map((text) => text.split(', ').map(rowOf));
const rows = cards.flat();

function rowOf(text: string) {
  const [, name, boxes, star] = /^([a-z]+) ([1-6])(\*?)$/.exec(text) ?? [];
  const colour = colours.find((known) => known === name);
  if (!colour) throw new Error(`not a row: ${text}`);
  return { colour, boxes: Number(boxes), sun: star === '*' };
}

const boxesIn = (some: readonly { boxes: number }[]): number => some.reduce((sum, row) => sum + row.boxes, 0);
const lengthsOf = (card: readonly { boxes: number }[]): number[] => card.map(({ boxes }) => boxes).sort();

describe('the classic cards', () => {
  test('are thirty, no two alike', () => {
    expect(cards).toHaveLength(30);
    expect(new Set(classicCards.map((text) => text.split(', ').sort().join())).size).toBe(30);
  });

  test.each(classicCards.map((text, place) => ({ text, card: cards[place] ?? [] })))('$text', ({ card }) => {
    const suns = card.filter(({ sun }) => sun);
    expect(new Set(card.map(({ colour }) => colour)).size).toBe(5);
    expect(card).toHaveLength(5);
    expect(boxesIn(card)).toBe(20);
    expect(allowedLengths).toContain(lengthsOf(card).join(''));
    expect(suns).toHaveLength(2);
    expect([7, 8, 9]).toContain(boxesIn(suns));
  });

  test.each(colours)(
    '%s is missing from five cards, with a hundred boxes and ten suns on the others',
    (colour) => {
      const ofColour = rows.filter((row) => row.colour === colour);
      expect(cards.filter((card) => card.every((row) => row.colour !== colour))).toHaveLength(5);
      expect(boxesIn(ofColour)).toBe(100);
      expect(ofColour.filter(({ sun }) => sun)).toHaveLength(10);
    },
  );

  test('take about equally long: expected turns within 10 % of the mean', () => {
    const plan = planner(5);
    const turns = cards.map((card) => plan(inOrder(lengthsOf(card))).turns);
    const mean = turns.reduce((sum, n) => sum + n, 0) / turns.length;
    for (const n of turns) expect(Math.abs(n / mean - 1)).toBeLessThanOrEqual(0.1);
  });

  test('use every row length allowed, and share no more than two rows with each other', () => {
    expect([...new Set(cards.map((card) => lengthsOf(card).join('')))].sort()).toEqual(allowedLengths);
    const rowNames = cards.map((card) => card.map(({ colour, boxes }) => `${colour} ${boxes}`));
    rowNames.forEach((names, place) => {
      for (const others of rowNames.slice(place + 1)) {
        expect(names.filter((name) => others.includes(name)).length).toBeLessThanOrEqual(2);
      }
    });
  });

  test('carry their suns in every pair of colours twice', () => {
    const pairs = cards.map((card) =>
      card
        .flatMap(({ colour, sun }) => (sun ? [colour] : []))
        .sort()
        .join(),
    );
    expect(new Set(pairs).size).toBe(15);
    for (const pair of pairs) expect(pairs.filter((other) => other === pair)).toHaveLength(2);
  });

  test('are in the repository as the script writes them', () => {
    expect(classicCards).toEqual(cards.map(cardText));
    expect(readFileSync('src/engine/sun-rows/classic.ts', 'utf8')).toBe(moduleText(cards));
  });
});

describe('the expected turns', () => {
  test('of one box, two rows being full, are those of a die to be shown exactly once', () => {
    expect(expectedTurns([0, 0, 1])).toBeCloseTo(1 / chanceOfExactlyOne(0, 0, 3), 10);
  });

  // Computed once by a separate program: value iteration over all ordered throws, each die kept or not.
  test('agree with those over ordered dice', () => {
    expect(expectedTurns([2, 2, 4, 6, 6])).toBeCloseTo(3.12756630508, 10);
    expect(expectedTurns([4, 4, 4, 4, 4])).toBeCloseTo(3.66572132794, 10);
  });

  test('agree with played games', () => {
    const plan = planner(5);
    const card = (cards[0] ?? []).slice();
    const { mean, standardError } = simulate(card, plan, 3000, sfc32(1));
    expect(Math.abs(mean - plan(inOrder(lengthsOf(card))).turns)).toBeLessThan(4 * standardError);
  });

  test('S5: a colour is entered whole or left out', () => {
    expect(hands).toHaveLength(462);
    expect(afterEntering([5, 3], [2, 2, 1, 0, 0, 0])).toEqual([3, 1]);
    expect(afterEntering([5, 1], [3, 2, 0, 0, 0, 0])).toEqual([2, 1]);
    expect(afterEntering([3, 3], [0, 3, 2, 0, 0, 0])).toEqual([3]);
  });
});

/** The best chance that one colour shows exactly once after this many rolls, if these dice are kept now. */
function chanceOfExactlyOne(ofIt: number, others: number, rolls: number): number {
  if (rolls === 0) return ofIt === 1 ? 1 : 0;
  const thrown = 5 - ofIt - others;
  let chance = 0;
  for (let more = 0; more <= thrown; more++) {
    chance += binomial(thrown, more) * bestKeep(ofIt + more, others + thrown - more, rolls - 1);
  }
  return chance;
}

function bestKeep(ofIt: number, others: number, rolls: number): number {
  if (rolls === 0) return chanceOfExactlyOne(ofIt, others, 0);
  let best = 0;
  for (let keep = 0; keep <= ofIt; keep++) {
    for (let rest = 0; rest <= others; rest++) best = Math.max(best, chanceOfExactlyOne(keep, rest, rolls));
  }
  return best;
}

function binomial(dice: number, hits: number): number {
  let ways = 1;
  for (let i = 0; i < hits; i++) ways = (ways * (dice - i)) / (i + 1);
  return ways * (1 / 6) ** hits * (5 / 6) ** (dice - hits);
}
