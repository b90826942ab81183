import { botFor } from '../../src/engine/bots';
import type { ReadyLevel } from '../../src/engine/bots/bot';
import { rolled } from '../../src/engine/chance';
import { lastDie } from '../../src/engine/last-die';
import { finishing } from '../../src/engine/last-die/bots/finish';
import { handOf, holds, rollsOf } from '../../src/engine/last-die/bots/hands';
import { hard, plan } from '../../src/engine/last-die/bots/hard';
import type { State } from '../../src/engine/last-die/state';
import { parseTableau, type Row } from '../../src/engine/last-die/tableau';
import { seeded } from '../../src/engine/random';
import { botsPlay, choice } from './support/bots';
import { freeze } from './support/freeze';
import { table } from './support/last-die-table';

const STOP = { kind: 'stop' } as const;
const FULL = [
  [6, 6, 6, 6],
  [5, 5, 5, 5, 5],
  [6, 5, 6, 5],
  [5, 6, 5, 6, 5],
];
const LONG = ['+20: 6 6 6 6', '+20: 5 5 5 5 5', '+20: 6 5 6 5', '+20: 5 6 5 6 5'];

/** Seat 0 has rolled these dice; `changes` are the dice on the tableau. */
const rolledOn = (rows: readonly string[], hand: readonly number[], changes: Partial<State> = {}): State =>
  table(rows, { phase: 'place', hand, ...changes });

const chosen = (state: State): string => choice(lastDie, 'hard', state);

describe('hard', () => {
  test('rolls when nothing else is possible', () => {
    expect(chosen(table(['+20: 1', '+20: 2', ...LONG]))).toBe('roll');
  });

  test('D9 takes a hundred points rather than twenty', () => {
    const rows = ['+20: 2', '+100: 1 2', ...LONG];
    const state = rolledOn(rows, [2], { rows: [[], [1], [], [], [], []], dice: [5, 15] });
    expect(chosen(state)).toBe('place 2 2');
  });

  test('D9 goes on placing as long as rows are completed', () => {
    const rows = ['+50: 3', '+50: 4', ...LONG];
    const state = rolledOn(rows, [4], { rows: [[3], [], [], [], [], []], placed: true });
    expect(chosen(state)).toBe('place 4 2');
  });

  test('D6 places elsewhere rather than pay fifty', () => {
    const rows = ['-50: 2', '+30: 3 4 1', '+20: 6', ...LONG.slice(1)];
    expect(chosen(rolledOn(rows, [2, 3]))).toBe('place 3 2');
  });

  test('D6 pays when it must', () => {
    const rows = ['-50: 2', '+30: 3', ...LONG];
    expect(chosen(rolledOn(rows, [2, 2]))).toBe('place 2 1');
  });

  test('D9 pays what it can before it earns, to win with it', () => {
    const rows = ['+100: 3', '-50: 2', ...LONG];
    const state = table(rows, {
      options: { goal: 100 },
      phase: 'place',
      hand: [2, 3],
      rows: [[], [], ...FULL],
      points: [30, 20],
    });
    expect(plan(state, 0).map(lastDie.notation.format)).toEqual(['place 2 2', 'place 3 1']);
  });

  test('D8 stops rather than risk eighty points on one die', () => {
    const rows = ['+20: 1 2 3', '-80: 4', '-80: 5', '-80: 6', '-80: 3', '-80: 2'];
    const state = rolledOn(rows, [6], { rows: [[1], [], [], [6], [], []], placed: true, points: [300, 300] });
    expect(chosen(state)).toBe('stop');
  });

  test('D8 rolls again when the next box wins a hundred points and nothing can be lost', () => {
    const rows = ['+100: * * * * * *', '+20: 1 1', ...LONG];
    const state = rolledOn(rows, [5, 5, 5], {
      rows: [
        [2, 2, 2, 2, 2],
        [1, 1],
        [6, 6, 6, 6],
        [5, 5, 5, 5, 5],
        [6, 5, 6, 5],
        [5, 6, 5, 6, 5],
      ],
      placed: true,
    });
    expect(chosen(state)).toBe('roll');
  });

  test('D12 fills the last box when that wins the game, and does not when that loses it', () => {
    const rows = ['-20: 1', '+30: 2 3', ...LONG];
    const lying = [[], [2, 3], ...FULL];
    const one = { rows: lying, dice: [3, 3], placed: true };
    expect(chosen(rolledOn(rows, [1], { ...one, points: [530, 500] }))).toBe('place 1 1');
    expect(chosen(rolledOn(rows, [1], { ...one, points: [515, 500] }))).toBe('stop');
  });

  test('D15 with distinct values it keeps to what is allowed', () => {
    const rows = ['+90: * * *', '+20: * * * *', ...LONG];
    const state = table(rows, {
      options: { stars: 'distinct' },
      phase: 'place',
      hand: [3, 3, 3, 4],
      rows: [[], [3], [], [], [], []],
    });
    expect(lastDie.check(state, 0, hard.choose(state, 0, seeded(1)))).toBeNull();
  });

  test('does not look at what comes next in the stack', () => {
    const state = freeze(lastDie.start(3, lastDie.options.defaults, rolled(seeded(4))));
    const seen: State = { ...state, phase: 'place', hand: [1, 2, 3, 4, 5] };
    const [top = 1, ...rest] = state.setup.stack;
    const hidden = { ...seen, setup: { ...state.setup, stack: [top, ...rest.reverse()] } };
    expect(plan(hidden, state.active)).toEqual(plan(seen, state.active));
  });
});

describe('time', () => {
  const rows = ['+20: 1 2', '+100: 1', ...LONG];

  test('when it is spent, the best placing of this roll is the answer', () => {
    let asked = 0;
    const spent = () => {
      asked += 1;
      return true;
    };
    expect(choice(lastDie, 'hard', rolledOn(rows, [1, 3]), { spent })).toBe('place 1 2');
    expect(asked).toBe(1);
  });

  /** Returns how often the bot checks the time for one move if its time is never spent. */
  function glances(tableau: readonly string[]): number {
    let asked = 0;
    const spent = () => {
      asked += 1;
      return false;
    };
    choice(lastDie, 'hard', rolledOn(tableau, [1, 2, 3, 4, 5]), { spent });
    return asked;
  }

  test('is asked for again and again as long as there is some', () => {
    expect(glances(rows)).toBeGreaterThan(5);
  });

  test('a tableau where nearly everything fits is not looked through to the end', () => {
    expect(glances(['+90: *', '+90: *', '+90: *', '+90: *', '+90: * *', '+90: * *'])).toBeLessThan(1000);
  });
});

describe('what the bot works out', () => {
  const rowOf = (text: string): Row => {
    const parsed = parseTableau([text, ...Array<string>(5).fill('+10: 1')], 1);
    const [row] = parsed.ok ? parsed.value : [];
    if (!row) throw new Error(`not a row: ${text}`);
    return row;
  };

  test('a hand holds dice that are among its own', () => {
    expect(holds(handOf([1, 1, 6]), handOf([1, 6]))).toBe(true);
    expect(holds(handOf([1, 1, 6]), handOf([6, 6]))).toBe(false);
    expect(holds(handOf([5, 5, 5, 5, 5]), handOf([5, 5, 5, 5, 5]))).toBe(true);
  });

  test.each([0, 1, 2, 3, 4, 5])('all rolls of %i dice, and their chances', (dice) => {
    const { hands, chances } = rollsOf(dice);
    expect(hands).toHaveLength([1, 6, 21, 56, 126, 252][dice] ?? 0);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  });

  test.each([
    { row: '+20: 6', dice: 1, chance: 1 / 6 },
    { row: '+20: 6', dice: 5, chance: 1 - (5 / 6) ** 5 },
    // Both at once, or the 1 first and then the 2 with the other die.
    { row: '+20: 1 2', dice: 2, chance: 2 / 36 + (9 / 36) * (1 / 6) },
    { row: '+20: * *', dice: 2, chance: 1 / 6 + (5 / 6) * (1 / 6) },
    { row: '+20: * * * * * *', dice: 5, chance: 0 },
  ])('$row with $dice dice', ({ row, dice, chance }) => {
    expect(finishing(rowOf(row))[0]?.[dice]).toBeCloseTo(chance, 12);
  });
});

describe('easy', () => {
  test('mostly takes what is there', () => {
    const rows = ['+20: 2 3', '+100: 2', ...LONG];
    const picks = Array.from({ length: 100 }, (_, seed) =>
      choice(lastDie, 'easy', rolledOn(rows, [2]), { seed }),
    );
    expect(picks.filter((pick) => pick === 'place 2 2').length).toBeGreaterThan(60);
    expect(picks).toContain('place 2 1');
  });
});

describe('whole games', () => {
  const { defaults } = lastDie.options;

  test.each([2, 3, 4, 5, 6])(
    '%i seats: every move is legal, and the same seed gives the same game',
    (seats) => {
      const levels = (['hard', 'easy', 'random', 'easy', 'hard', 'random'] as const).slice(0, seats);
      for (const stars of ['separate', 'distinct']) {
        const game = () => botsPlay(lastDie, { ...defaults, stars }, levels, seats);
        expect(game()).toEqual(game());
      }
    },
  );

  /** Returns how many games the first of two levels wins. They alternate between the seats. */
  function wins(one: 'hard' | 'easy', other: 'easy' | 'random', games: number): number {
    let won = 0;
    for (let game = 0; game < games; game += 1) {
      const seat = game % 2;
      const end = endOf(seat === 0 ? [one, other] : [other, one], game);
      const difference = (end.points[seat] ?? 0) - (end.points[1 - seat] ?? 0);
      won += difference > 0 ? 1 : difference === 0 ? 0.5 : 0;
    }
    return won;
  }

  function endOf(levels: readonly ReadyLevel[], seed: number): State {
    const chance = rolled(seeded(seed));
    const random = seeded(-seed);
    const bots = levels.map((level) => botFor(lastDie, level));
    let state = lastDie.start(2, defaults, chance);
    while (state.phase !== 'over') {
      const seat = state.active;
      state = lastDie.play(state, seat, bots[seat]?.choose(state, seat, random) ?? STOP, chance);
    }
    return state;
  }

  test('normal beats easy, and easy random, far more often than not', () => {
    expect(wins('hard', 'easy', 60)).toBeGreaterThan(54);
    expect(wins('easy', 'random', 200)).toBeGreaterThan(140);
  });

  test('what is planned is what is chosen, move by move', () => {
    const chance = rolled(seeded(9));
    for (let state = lastDie.start(4, defaults, chance); state.phase !== 'over'; ) {
      const seat = state.active;
      for (const move of plan(state, seat)) {
        expect(hard.choose(state, seat, seeded(1))).toEqual(move);
        state = lastDie.play(state, seat, move, chance);
      }
    }
  });
});
