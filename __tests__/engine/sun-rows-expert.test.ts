import { playOut } from '../../scripts/play-out';
import { botFor } from '../../src/engine/bots';
import { rolled } from '../../src/engine/chance';
import { seeded } from '../../src/engine/random';
import { sunRows } from '../../src/engine/sun-rows';
import { expert } from '../../src/engine/sun-rows/bots/expert';
import type { State } from '../../src/engine/sun-rows/state';
import { freeze } from './support/freeze';
import { fell } from './support/sun-rows';

const START = sunRows.start(2, sunRows.options.defaults, rolled(seeded(1)));
const TABLE: State = { ...START, active: 0, answering: 0 };
/** The cards 6 and 10: red 5, yellow 5*, green 2*, blue 6, purple 2; red 5, yellow 4, green 4*, blue 3*, purple 4. */
const CARDS = [6, 10] as const;
const FRESH = [0, 0, 0, 0, 0] as const;

/** Seat 0 is active, and these boxes of its two cards are filled. */
const holding = (first: readonly number[], second: readonly number[], changes?: Partial<State>): State => ({
  ...TABLE,
  places: TABLE.places.map((cards, seat) =>
    seat === 0
      ? [
          { number: CARDS[0], filled: first },
          { number: CARDS[1], filled: second },
        ]
      : cards,
  ),
  ...changes,
});

const dice = (letters: string) => fell(letters).split(' ').map(Number);
const afterRoll = (letters: string, rolls = 1) => ({ phase: 'reroll', dice: dice(letters), rolls }) as const;
const toAnswer = (letters: string) => ({ phase: 'answer', dice: dice(letters), rolls: 3 }) as const;

const chosen = (state: State, seat = 0): string =>
  sunRows.notation.format(expert.choose(freeze(state), seat, seeded(1)));

describe('expert', () => {
  test('S6 enters on the card that is scored by it', () => {
    expect(chosen(holding(FRESH, [4, 4, 4, 0, 0], toAnswer('roooo')))).toBe('enter 2');
  });

  test('S8 scores its fourth card when that wins, and not when that loses', () => {
    const last = { ...toAnswer('roooo'), scored: [3, 3] };
    const ahead = holding(FRESH, [4, 4, 4, 0, 0], { ...last, points: [60, 30] });
    expect(chosen(ahead)).toBe('enter 2');
    expect(chosen({ ...ahead, points: [20, 90] })).not.toBe('enter 2');
  });

  test('S2 does not look into the pile', () => {
    const state = holding([0, 2, 1, 0, 0], FRESH, afterRoll('rrgyo'));
    const turned = { ...state, pile: state.pile.toReversed() };
    expect(chosen(turned)).toBe(chosen(state));
  });

  test('thinks in steps, to the same end', () => {
    const state = holding([0, 4, 2, 0, 0], FRESH, afterRoll('rrgrr'));
    const thought = expert.slowly?.(state, 0, seeded(1));
    let pauses = 0;
    for (let step = thought?.next(); step && !step.done; step = thought?.next()) pauses += 1;
    expect(pauses).toBeGreaterThan(10);
  });
});

test('beats easy nearly always', () => {
  let won = 0;
  for (let seed = 1; seed <= 12; seed += 1) {
    const { state } = playOut({
      game: sunRows,
      names: ['expert', 'easy'],
      options: sunRows.options.defaults,
      bots: [expert, botFor(sunRows, 'easy')],
      chance: rolled(seeded(seed)),
      random: seeded(-seed),
    });
    if (sunRows.ranking(state)?.[0] === 1) won += 1;
  }
  // hard wins 97 of 100 such games.
  expect(won).toBeGreaterThanOrEqual(9);
});
