import { playOut } from '../../scripts/play-out';
import { botFor, loadCoach } from '../../src/engine/bots';
import { given, rolled } from '../../src/engine/chance';
import { seeded } from '../../src/engine/random';
import { sunRows } from '../../src/engine/sun-rows';
import { expert } from '../../src/engine/sun-rows/bots/expert';
import type { Options } from '../../src/engine/sun-rows/options';
import type { Move, State } from '../../src/engine/sun-rows/state';

const ADVANCED: Options = { variant: 'advanced', cards: 'classic' };
/** Cards of a table's own: three to six rows, and points that differ from the boxes. */
const OWN: Options = {
  variant: 'basic',
  cards: Array.from({ length: 15 }, (_, at) =>
    at % 2 === 0
      ? 'red 5, orange 1=4, yellow 4*'
      : 'red 2=1, orange 3, yellow 4, green 6*=9, blue 1, purple 3*',
  ),
};

/** The states of a game of hard bots in which a seat has a choice, and what it chose. */
function* choices(options: Options, seats: number) {
  const { opening, log } = playOut({
    game: sunRows,
    names: Array.from({ length: seats }, (_, seat) => `Seat ${seat + 1}`),
    options,
    bots: Array.from({ length: seats }, () => botFor(sunRows, 'hard')),
    chance: rolled(seeded(5)),
    random: seeded(6),
  });
  let state = sunRows.start(seats, options, given(opening.start));
  for (const { seat, move, dice } of log) {
    if (sunRows.moves(state, seat).length > 1) yield { state, seat, move };
    state = sunRows.play(state, seat, move, given(dice));
  }
}

const worthOf = (state: State, seat: number, wanted: Move): number | undefined => {
  const text = sunRows.notation.format(wanted);
  return expert.worths?.(state, seat).find(({ move }) => sunRows.notation.format(move) === text)?.worth;
};

describe.each([
  { name: 'the advanced game', options: ADVANCED },
  { name: 'a game with cards of its own', options: OWN },
])('in $name', ({ options }) => {
  test('every choice of a player is judged against all that could be chosen', async () => {
    const coach = await loadCoach(sunRows);
    const kinds = new Set<string>();
    for (const { state, seat, move } of choices(options, 3)) {
      kinds.add(state.phase);
      expect(coach?.error(state, { seat, move, dice: [] }).better).not.toBeNull();
      const worths = expert.worths?.(sunRows.view(state, seat), seat) ?? [];
      expect(worths).toHaveLength(sunRows.moves(state, seat).length);
      for (const { worth } of worths) {
        expect(worth).toBeGreaterThanOrEqual(0);
        expect(worth).toBeLessThanOrEqual(1);
      }
    }
    expect([...kinds].sort()).toEqual(
      options === ADVANCED ? ['answer', 'keep', 'reroll', 'take'] : ['answer', 'reroll'],
    );
  });
});

test('an error is what comes true of a difference when it is played out: most of it, in each decision', async () => {
  const coach = await loadCoach(sunRows);
  const parts = new Set<number>();
  for (const { state, seat, move } of choices(sunRows.options.defaults, 2)) {
    const all = expert.worths?.(state, seat) ?? [];
    const lost = Math.max(...all.map(({ worth }) => worth)) - (worthOf(state, seat, move) ?? 0);
    const { error = 0 } = coach?.error(state, { seat, move, dice: [] }) ?? {};
    if (lost > 0) parts.add(Math.round((100 * error) / lost));
    else expect(error).toBe(0);
  }
  expect(parts.size).toBe(1);
  for (const part of parts) expect(part).toBeGreaterThan(80);
  for (const part of parts) expect(part).toBeLessThan(98);
});

describe('S9', () => {
  const dealt = sunRows.start(2, ADVANCED, rolled(seeded(3)));

  test('what a keep is worth does not depend on what others have kept, which is secret', () => {
    const other = sunRows.play(dealt, 1, { kind: 'keep', places: [1, 2, 3] }, rolled(seeded(4)));
    const keep: Move = { kind: 'keep', places: [2, 3, 5] };
    expect(worthOf(sunRows.view(other, 0), 0, keep)).toBe(worthOf(dealt, 0, keep));
  });

  test('which card is taken is all one if the game ends with this result', () => {
    for (const { state, seat } of choices(ADVANCED, 2)) {
      if (state.phase !== 'take') continue;
      const taken = (scored: readonly number[]) =>
        state.open.map((_, at) => worthOf({ ...state, scored }, seat, { kind: 'take', place: at + 1 }));
      expect(new Set(taken(state.scored)).size).toBeGreaterThan(1);
      expect(new Set(taken(state.scored.map((_, each) => (each === seat ? 1 : 4)))).size).toBe(1);
    }
  });
});
