import { botFor } from '../../src/engine/bots';
import { given } from '../../src/engine/chance';
import { lockout } from '../../src/engine/lockout';
import { expert } from '../../src/engine/lockout/bots/expert/expert';
import { papersOf } from '../../src/engine/lockout/bots/expert/paper';
import { columnOf, numberIn } from '../../src/engine/lockout/bots/expert/rows';
import { afterTurn, NO_ROW, plansFor } from '../../src/engine/lockout/bots/expert/turn';
import type { Answer, Move, State } from '../../src/engine/lockout/state';
import { pick, seeded } from '../../src/engine/random';
import { statesOf } from './support/bots';
import { freeze } from './support/freeze';
import { FIVE_UP, sheet, table } from './support/lockout-table';

const PASS: Answer = { kind: 'pass' };
const NO_DICE = given([]);

const chosen = (state: State, seat = 0): string =>
  lockout.notation.format(expert.choose(freeze(lockout.view(state, seat)), seat, seeded(1)));

const thrown = (state: State, white: readonly number[], coloured: readonly number[]): State => ({
  ...state,
  phase: 'white',
  white,
  coloured,
  answers: state.sheets.map(() => null),
});

/** Positions of many games after a roll: nobody has answered yet. */
const rolls = [2, 3, 5].flatMap((seats) =>
  [1, 2, 3, 4].flatMap((seed) =>
    statesOf(
      lockout,
      {},
      Array.from({ length: seats }, (_, seat) => (seat % 2 ? 'easy' : 'hard')),
      seed,
    )
      .map(({ state }) => state)
      .filter(({ phase, answers }) => phase === 'white' && answers.every((answer) => answer === null)),
  ),
);

describe('the sheets in brief follow the rules', () => {
  const mark = (row: number, number: number): Move => (row === NO_ROW ? PASS : { kind: 'mark', row, number });

  test('L3 – L8 a turn ends on them as in the game', () => {
    const random = seeded(5);
    let ends = 0;
    for (const state of rolls) {
      const papers = papersOf(state);
      const own = papers[state.active];
      if (!own) throw new Error('nobody is active');
      const plan = pick(plansFor(own, state), random);
      const sum = (state.white[0] ?? 0) + (state.white[1] ?? 0);
      let now: State = state;
      const marks = papers.map((_, seat) => {
        const move = seat === state.active ? mark(plan.white, sum) : pick(lockout.moves(state, seat), random);
        now = lockout.play(now, seat, move, NO_DICE);
        return move.kind === 'mark' ? move.row : NO_ROW;
      });
      if (now.phase === 'colour') {
        const colour = mark(plan.row, numberIn(plan.row, plan.column));
        // Another seat may have closed the row at the same time.
        const allowed = !lockout.check(now, now.active, colour);
        now = lockout.play(now, now.active, allowed ? colour : PASS, NO_DICE);
      }
      const position = afterTurn(papers, state.active, state, plan, marks);
      expect(position.over).toBe(now.phase === 'over');
      expect(position.papers).toEqual(papersOf(now));
      if (position.over) ends += 1;
      else expect(position.active).toBe(now.active);
    }
    expect({ many: rolls.length > 200, ends: ends > 3 }).toEqual({ many: true, ends: true });
  });

  test('L4 the plans of a turn are all pairs of legal marks', () => {
    for (const state of rolls.slice(0, 100)) {
      const [own] = papersOf(state).slice(state.active);
      const alone: State = {
        ...state,
        answers: state.answers.map((_, seat) => (seat === state.active ? null : PASS)),
      };
      const legal = lockout.moves(alone, state.active).flatMap((white) => {
        const after = lockout.play(alone, state.active, white, NO_DICE);
        const seconds = after.phase === 'colour' ? lockout.moves(after, state.active) : [PASS];
        return seconds.map(
          (second) => `${lockout.notation.format(white)}, ${lockout.notation.format(second)}`,
        );
      });
      const sum = (state.white[0] ?? 0) + (state.white[1] ?? 0);
      const planned = plansFor(own ?? papersOf(state)[0] ?? { rows: [], misses: 0, points: 0 }, state).map(
        ({ white, row, column }) =>
          [mark(white, sum), mark(row, numberIn(row, column))].map(lockout.notation.format).join(', '),
      );
      expect([...planned].sort()).toEqual([...legal].sort());
    }
  });

  test('L2 the columns of a row are its numbers from left to right', () => {
    for (const row of [0, 1, 2, 3])
      for (let column = 1; column <= 11; column += 1)
        expect(columnOf(row, numberIn(row, column))).toBe(column);
    expect([numberIn(0, 1), numberIn(3, 1), numberIn(1, 11), numberIn(2, 11)]).toEqual([2, 12, 12, 2]);
  });
});

describe('expert', () => {
  test('L8 closes the second row when that wins, and not when that loses', () => {
    const own = sheet({ red: [...FIVE_UP, 9, 11] });
    const [ahead, behind] = [
      sheet({ blue: [12] }),
      sheet({ green: [12, 11, 10, 9, 8, 7, 6, 5, 4, 3], yellow: [2] }),
    ];
    const with6And6 = (other: typeof own) => thrown(table([own, other], ['blue']), [6, 6], [1, 1, 1, 0]);
    expect(chosen(with6And6(ahead))).toBe('mark red 12');
    expect(chosen(with6And6(behind))).not.toBe('mark red 12');
  });

  test('L8 takes its fourth miss when that wins, and not when that loses', () => {
    const ahead = sheet({ red: [...FIVE_UP, 9, 10], yellow: [...FIVE_UP, 8] }, 3);
    const behind = sheet({ red: [2, 4] }, 3);
    const other = sheet({ red: [2, 3, 4, 5], yellow: [2, 3, 4] });
    // Red 11 or yellow 11, which skip much.
    const with5And6 = (own: typeof other) => thrown(table([own, other]), [5, 6], [6, 6, 6, 6]);
    const played = (own: typeof other) => {
      const white = with5And6(own);
      const state = lockout.play(lockout.play(white, 0, PASS, NO_DICE), 1, PASS, NO_DICE);
      return chosen(state);
    };
    expect(played(ahead)).toBe('pass');
    expect(played(behind)).toMatch(/^mark/);
  });

  test('L3 does not look at the answers of others, only at what they can answer', () => {
    for (const state of rolls) {
      const seat = state.active;
      const other = (seat + 1) % state.sheets.length;
      const answers = lockout
        .moves(state, other)
        .map((answer) => chosen(lockout.play(state, other, answer, NO_DICE), seat));
      expect(new Set(answers).size).toBe(1);
    }
  });

  test('L3 foresees that another seat locks a row, and marks it while it can', () => {
    // The other seat will lock red with 12. Its own red 12 counts only if it is marked now.
    const own = sheet({ red: [...FIVE_UP, 10], green: [12] });
    const other = sheet({ red: [...FIVE_UP, 7, 8, 9, 10, 11] });
    expect(chosen(thrown(table([own, other]), [6, 6], [1, 1, 1, 1]), 0)).toBe('mark red 12');
  });

  test('L8 foresees that another seat ends the game with white, which nobody can prevent', () => {
    // With red closed, a second row ends the game. Seat 1 locks blue and wins, whether seat 0 locks green or passes.
    const own = sheet(
      { red: [2, 4, 8, 9, 11, 12], yellow: [5, 8, 9, 10, 11], green: [9, 6, 5, 4, 3], blue: [11, 7, 3] },
      1,
    );
    const other = sheet(
      { red: [2, 4, 6], yellow: [2, 3, 6, 8, 9, 11], green: [12, 8, 6, 4, 3], blue: [12, 8, 7, 6, 5, 4] },
      1,
    );
    const state = thrown(table([own, other], ['red'], 1), [1, 1], [0, 3, 6, 1]);
    expect(expert.worths?.(state, 0).map(({ worth }) => worth)).toEqual([0, 0]);
  });

  test('gives each of its moves a worth, and makes the best one', () => {
    for (const state of rolls.slice(0, 100)) {
      const view = lockout.view(state, 0);
      const all = expert.worths?.(view, 0) ?? [];
      const text = ({ move }: { readonly move: Move }) => lockout.notation.format(move);
      expect(all.map(text).sort()).toEqual(lockout.moves(view, 0).map(lockout.notation.format).sort());
      for (const { worth } of all) expect(worth >= 0 && worth <= 1).toBe(true);
      const best = all.reduce((most, each) => (each.worth > most.worth ? each : most));
      expect(chosen(state)).toBe(text(best));
    }
  });

  test('is what botFor gives nobody at once: it is loaded with its data', async () => {
    const bots = lockout.bots;
    expect(await bots.expert?.()).toBe(expert);
    expect(botFor(lockout, 'hard')).not.toBe(expert);
  });
});
