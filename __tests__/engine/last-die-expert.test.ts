import { playOut } from '../../scripts/play-out';
import { botFor } from '../../src/engine/bots';
import type { Thought } from '../../src/engine/bots/bot';
import { given, rolled } from '../../src/engine/chance';
import { lastDie } from '../../src/engine/last-die';
import { expert } from '../../src/engine/last-die/bots/expert';
import type { Move, State } from '../../src/engine/last-die/state';
import { seeded } from '../../src/engine/random';
import { freeze } from './support/freeze';
import { table } from './support/last-die-table';

const FULL = [
  [6, 6, 6, 6],
  [5, 5, 5, 5, 5],
  [6, 5, 6, 5],
  [5, 6, 5, 6, 5],
];
const LONG = ['+20: 6 6 6 6', '+20: 5 5 5 5 5', '+20: 6 5 6 5', '+20: 5 6 5 6 5'];

const rolledOn = (rows: readonly string[], hand: readonly number[], changes: Partial<State> = {}): State =>
  table(rows, { phase: 'place', hand, ...changes });

const chosen = (state: State): string =>
  lastDie.notation.format(expert.choose(freeze(state), state.active, seeded(1)));

/** What each move is worth, by its text. */
const worthsOf = (state: State, seat: number): ReadonlyMap<string, number> =>
  new Map(expert.worths?.(state, seat).map(({ move, worth }) => [lastDie.notation.format(move), worth]));

/** Ends a thought, and counts its pauses. */
function ended(thought: Thought<Move>): { readonly move: Move; readonly pauses: number } {
  for (let pauses = 0; ; pauses += 1) {
    const step = thought.next();
    if (step.done) return { move: step.value, pauses };
  }
}

describe('expert', () => {
  test('D9 takes a hundred points rather than twenty', () => {
    const rows = ['+20: 2', '+100: 1 2', ...LONG];
    const state = rolledOn(rows, [2], { rows: [[], [1], [], [], [], []], dice: [5, 15] });
    expect(chosen(state)).toBe('place 2 2');
  });

  test('D6 places elsewhere rather than pay fifty', () => {
    const rows = ['-50: 2', '+30: 3 4 1', '+20: 6', ...LONG.slice(1)];
    expect(chosen(rolledOn(rows, [2, 3]))).toBe('place 3 2');
  });

  test('D6 pays when it must', () => {
    const rows = ['-50: 2', '+30: 3', ...LONG];
    expect(chosen(rolledOn(rows, [2, 2]))).toBe('place 2 1');
  });

  test('D8 stops rather than risk eighty points on one die', () => {
    const rows = ['+20: 1 2 3', '-80: 4', '-80: 5', '-80: 6', '-80: 3', '-80: 2'];
    const state = rolledOn(rows, [6], { rows: [[1], [], [], [6], [], []], placed: true, points: [300, 300] });
    expect(chosen(state)).toBe('stop');
  });

  test('D12 fills the last box when that wins the game, and does not when that loses it', () => {
    const rows = ['-20: 1', '+30: 2 3', ...LONG];
    const one = { rows: [[], [2, 3], ...FULL], dice: [3, 3], placed: true };
    expect(chosen(rolledOn(rows, [1], { ...one, points: [530, 500] }))).toBe('place 1 1');
    expect(chosen(rolledOn(rows, [1], { ...one, points: [515, 500] }))).toBe('stop');
  });

  test('thinks in steps, to the same end', () => {
    const state = rolledOn(['+20: 1 2', '+100: 1 3', ...LONG], [1, 2, 3, 5, 6]);
    const { move, pauses } = ended(expert.slowly?.(state, 0, seeded(1)) ?? fail());
    expect(lastDie.notation.format(move)).toBe(chosen(state));
    expect(pauses).toBeGreaterThan(3);
  });

  test('does not look at what comes next in the stack', () => {
    const state = lastDie.start(3, lastDie.options.defaults, rolled(seeded(4)));
    const seen: State = { ...state, phase: 'place', hand: [1, 2, 3, 4, 5] };
    const [top = 1, ...rest] = state.setup.stack;
    const hidden = { ...seen, setup: { ...state.setup, stack: [top, ...rest.toReversed()] } };
    expect(chosen(hidden)).toBe(chosen(seen));
  });

  test('D6 a die gives no more away than the best play after it is less', () => {
    const { opening, log } = playOut({
      game: lastDie,
      names: ['easy', 'easy'],
      options: lastDie.options.defaults,
      bots: [botFor(lastDie, 'easy'), botFor(lastDie, 'easy')],
      chance: rolled(seeded(3)),
      random: seeded(4),
    });
    let state = lastDie.start(2, lastDie.options.defaults, given(opening.start));
    let placed = 0;
    for (const { seat, move, dice } of log) {
      const before = worthsOf(state, seat);
      const made = before.get(lastDie.notation.format(move));
      state = lastDie.play(state, seat, move, given(dice));
      const after = worthsOf(state, seat);
      if (move.kind !== 'place' || made === undefined || after.size === 0 || state.active !== seat) continue;
      const [most, then] = [before, after].map((worths) => Math.max(...worths.values())) as [number, number];
      expect(made).toBeGreaterThanOrEqual(Math.min(most, then) - 1e-9);
      expect(made).toBeLessThanOrEqual(most);
      placed += 1;
    }
    expect(placed).toBeGreaterThan(20);
  });

  test('a tableau where nearly everything fits is not looked through to the end', () => {
    const wide = ['+90: *', '+90: *', '+90: *', '+90: *', '+90: * *', '+90: * *'];
    const state = rolledOn(wide, [1, 2, 3, 4, 5]);
    expect(lastDie.check(state, 0, expert.choose(state, 0, seeded(1)))).toBeNull();
  });
});

const fail = (): never => {
  throw new Error('it does not think in steps');
};

test('beats easy nearly always', () => {
  let won = 0;
  for (let seed = 1; seed <= 12; seed += 1) {
    const { state } = playOut({
      game: lastDie,
      names: ['expert', 'easy'],
      options: lastDie.options.defaults,
      bots: [expert, botFor(lastDie, 'easy')],
      chance: rolled(seeded(seed)),
      random: seeded(-seed),
    });
    if (lastDie.ranking(state)?.[0] === 1) won += 1;
  }
  // hard wins 399 of 400 such games.
  expect(won).toBeGreaterThanOrEqual(10);
});
