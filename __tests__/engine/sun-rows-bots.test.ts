import { sunRows } from '../../src/engine/sun-rows';
import { turnsToFill } from '../../src/engine/sun-rows/bots/turns-to-fill';
import type { State } from '../../src/engine/sun-rows/state';
import { botsPlay, choice, statesOf } from './support/bots';
import { copies, fell, opening, tableAfter } from './support/sun-rows';

const WIDE = 'red 5, orange 4, yellow 4, green 6';
const TABLE = tableAfter(opening({ cards: copies(12, WIDE) }));

/** Seat 0 is active, and these boxes of its two cards are filled. */
const holding = (first: readonly number[], second: readonly number[], changes?: Partial<State>): State => ({
  ...TABLE,
  places: TABLE.places.map((cards, seat) =>
    seat === 0
      ? [
          { number: 1, filled: first },
          { number: 2, filled: second },
        ]
      : cards,
  ),
  ...changes,
});

const dice = (letters: string) => fell(letters).split(' ').map(Number);
const afterRoll = (letters: string, rolls = 1) => ({ phase: 'reroll', dice: dice(letters), rolls }) as const;
const toAnswer = (letters: string) => ({ phase: 'answer', dice: dice(letters), rolls: 3 }) as const;

/** A state that throws if its pile is read. */
const withoutPile = (state: State): State =>
  Object.defineProperty({ ...state }, 'pile', {
    enumerable: false,
    get: () => {
      throw new Error('looked into the pile');
    },
  });

const FRESH = [0, 0, 0, 0] as const;

describe('hard', () => {
  test('S3 keeps four of a colour that completes a row with the fifth', () => {
    const state = holding([0, 4, 4, 0], FRESH, afterRoll('rrgrr'));
    expect(choice(sunRows, 'hard', state)).toBe('reroll 3');
  });

  test('S3 stops when the dice score a card', () => {
    for (const rolls of [1, 2]) {
      const state = holding([1, 4, 4, 0], FRESH, afterRoll('rrrrp', rolls));
      expect(choice(sunRows, 'hard', state)).toBe('stop');
    }
  });

  test('S5 rolls one of three away where two fit, and leaves alone what does no harm', () => {
    const state = holding([5, 4, 2, 0], [5, 4, 2, 0], afterRoll('yyybp', 2));
    expect(choice(sunRows, 'hard', state)).toMatch(/^reroll [123]$/);
  });

  test('S6 enters on the card that is scored by it', () => {
    const state = holding(FRESH, [4, 4, 4, 0], toAnswer('rbbpp'));
    expect(choice(sunRows, 'hard', state)).toBe('enter 2');
  });

  test('S8 scores its fourth card when that wins, and passes when that loses', () => {
    const last = { ...toAnswer('rbbpp'), scored: [3, 3] };
    const ahead = holding([4, 4, 4, 0], [4, 4, 4, 0], { ...last, points: [60, 40] });
    expect(choice(sunRows, 'hard', ahead)).toBe('enter 1');
    expect(choice(sunRows, 'hard', { ...ahead, points: [30, 60] })).toBe('pass');
  });

  test('S8 fills a row that counts when another seat has ended the game', () => {
    const state = holding([0, 1, 0, 0], [4, 0, 0, 0], { ...toAnswer('roopp'), scored: [2, 4] });
    expect(choice(sunRows, 'hard', state)).toBe('enter 2');
  });

  test('S4 spoils what would score the card of another seat, at a small risk for its own', () => {
    const state = holding([5, 4, 2, 0], [5, 4, 2, 0], afterRoll('yyrrr', 2));
    expect(choice(sunRows, 'hard', state)).toBe('stop');
    const [own = [], theirs = []] = state.places;
    const places = [own, [{ number: 3, filled: [2, 4, 4, 0] }, ...theirs.slice(1)]];
    expect(choice(sunRows, 'hard', { ...state, places })).toMatch(/^reroll [345]/);
  });

  test('S9 keeps and takes what brings more', () => {
    const rich = 'red 2=9, orange 2=9, yellow 2=9, green 2=9';
    const cards = [rich, WIDE, rich, WIDE, rich, ...copies(13, WIDE)];
    const state = tableAfter(opening({ variant: 'advanced', cards }));
    expect(choice(sunRows, 'hard', state)).toBe('keep 1 3 5');
    const taking = { ...state, phase: 'take', open: [2, 3, 4] } as const;
    expect(choice(sunRows, 'hard', taking)).toBe('take 2');
  });

  test('S2 does not look into the pile', () => {
    const walked = ['basic', 'advanced'].flatMap((variant) =>
      statesOf(sunRows, { variant, cards: 'classic' }, ['hard', 'random'], 2),
    );
    expect(walked.length).toBeGreaterThan(100);
    for (const { state, seat } of walked)
      expect(choice(sunRows, 'hard', withoutPile(state), { seat })).toBe(
        choice(sunRows, 'hard', state, { seat }),
      );
  });

  test('S9 what others keep makes no difference', () => {
    const state = tableAfter(opening({ variant: 'advanced' }));
    const chosen = [null, [1, 2, 3], [3, 4, 5]].map((kept) =>
      choice(sunRows, 'hard', { ...state, kept: [null, kept] }),
    );
    expect(new Set(chosen).size).toBe(1);
  });

  test('looks fewer rolls ahead with less time', () => {
    const state = holding([0, 4, 4, 0], FRESH, afterRoll('rrgrr'));
    expect(choice(sunRows, 'hard', state, { spent: () => true })).toBe('stop');
    for (let looks = 1; looks < 4; looks += 1) {
      let left = looks;
      const spent = () => {
        left -= 1;
        return left < 0;
      };
      expect(choice(sunRows, 'hard', state, { spent })).toBe('reroll 3');
      expect(left).toBeLessThan(looks);
    }
  });
});

describe('easy', () => {
  test('rolls for its fullest card, if it is not content with the dice', () => {
    const state = holding([3, 0, 0, 0], FRESH, afterRoll('rrgpb'));
    const chosen = Array.from({ length: 40 }, (_, seed) => choice(sunRows, 'easy', state, { seed }));
    expect(new Set(chosen)).toEqual(new Set(['stop', 'reroll 4 5']));
  });

  test('enters where most dice go, unless it overlooks the card', () => {
    const state = holding([5, 0, 0, 0], FRESH, toAnswer('rrogb'));
    const chosen = Array.from({ length: 60 }, (_, seed) => choice(sunRows, 'easy', state, { seed }));
    const timesOf = (text: string) => chosen.filter((move) => move === text).length;
    expect(timesOf('enter 2')).toBeGreaterThan(40);
    expect(timesOf('enter 1')).toBeGreaterThan(0);
  });
});

test('the turns that rows take to fill', () => {
  expect(turnsToFill(0, 0, 0)).toBe(0);
  // One die of five shows the colour: 5 · 1/6 · (5/6)⁴.
  expect(turnsToFill(0, 0, 1)).toBeCloseTo(6 ** 5 / 5 ** 5, 12);
  expect(turnsToFill(3, 4, 5)).toBeCloseTo(turnsToFill(5, 3, 4), 12);
  expect(turnsToFill(2, 2, 2)).toBeLessThan(turnsToFill(2, 2, 3));
});

describe('every level', () => {
  test('plays games of any size by the rules', () => {
    for (const variant of ['basic', 'advanced'])
      for (const levels of [
        ['easy', 'hard'],
        ['random', 'hard', 'easy', 'easy'],
      ] as const)
        expect(botsPlay(sunRows, { variant, cards: 'classic' }, levels, 3).length).toBeGreaterThan(0);
  });

  test('makes the same choices with the same random numbers', () => {
    const [one, other] = [1, 2].map(() => botsPlay(sunRows, sunRows.options.defaults, ['hard', 'easy'], 5));
    expect(one).toEqual(other);
  });
});
