import { lockout } from '../../src/engine/lockout';
import type { Answer, State } from '../../src/engine/lockout/state';
import { botsPlay, choice } from './support/bots';
import { FIVE_UP, sheet, table } from './support/lockout-table';

const PASS: Answer = { kind: 'pass' };

/** No seat has answered to these dice yet; seat 0 is active. */
const thrown = (state: State, white: readonly number[], coloured: readonly number[]): State => ({
  ...state,
  phase: 'white',
  white,
  coloured,
  answers: state.sheets.map(() => null),
});

/** The colour phase of seat 0. `marked`: whether it has marked in the white phase. */
const inColourPhase = (
  state: State,
  white: readonly number[],
  coloured: readonly number[],
  activeMarked: boolean,
): State => ({ ...state, phase: 'colour', white, coloured, activeMarked });

const empty = table([sheet(), sheet()]);

describe('hard', () => {
  test('L6 locks a row when it can', () => {
    const state = thrown(table([sheet({ red: [...FIVE_UP, 9, 11] }), sheet()]), [6, 6], [1, 1, 1, 1]);
    expect(choice(lockout, 'hard', state)).toBe('mark red 12');
  });

  test('L6 makes the fifth mark with white to lock with colour', () => {
    const state = thrown(
      table([sheet({ red: [2, 4, 5, 8], yellow: [2], green: [10], blue: [11] }), sheet()]),
      [5, 6],
      [6, 1, 6, 6],
    );
    expect(choice(lockout, 'hard', state)).toBe('mark red 11');
  });

  test('L2 does not skip six numbers for one mark', () => {
    const state = thrown(empty, [4, 4], [1, 1, 1, 1]);
    expect(choice(lockout, 'hard', state, { seat: 1 })).toBe('pass');
  });

  test('L2 takes the next number of a row', () => {
    const state = thrown(table([sheet(), sheet({ yellow: [2, 3] })]), [1, 3], [6, 6, 1, 1]);
    expect(choice(lockout, 'hard', state, { seat: 1 })).toBe('mark yellow 4');
  });

  test('L4 marks with colour what skips nothing, after a mark with white too', () => {
    const state = inColourPhase(table([sheet({ red: [2] }), sheet()]), [1, 6], [2, 5, 3, 2], true);
    expect(choice(lockout, 'hard', state)).toBe('mark red 3');
  });

  test('L8 prefers a mark to a fourth miss when it is behind', () => {
    const behind = table([sheet({ red: [2, 3] }, 3), sheet({ red: [2, 3, 4, 5, 6], yellow: [2, 3, 4, 5] })]);
    const state = inColourPhase(behind, [1, 2], [6, 6, 2, 2], false);
    expect(choice(lockout, 'hard', state)).toMatch(/^mark/);
  });

  test('L8 closes the second row when that wins, and not when that loses', () => {
    const own = sheet({ red: [...FIVE_UP, 9, 11] });
    const [ahead, behind] = [
      sheet({ blue: [12] }),
      sheet({ green: [12, 11, 10, 9, 8, 7, 6, 5, 4, 3], yellow: [2] }),
    ];
    const with6And6 = (other: typeof own) => thrown(table([own, other], ['blue']), [6, 6], [1, 1, 1, 0]);
    expect(choice(lockout, 'hard', with6And6(ahead))).toBe('mark red 12');
    expect(choice(lockout, 'hard', with6And6(behind))).not.toBe('mark red 12');
  });

  test('L3 does not look at the answers of others', () => {
    // It is behind, so it must not close the second row. If it knew that another seat closes it, it would
    // mark.
    const own = sheet({ yellow: FIVE_UP });
    const other = sheet({ red: [...FIVE_UP, 7, 8, 9, 10, 11] });
    const state = thrown(table([own, other, sheet()], ['blue']), [6, 6], [1, 1, 1, 0]);
    const answers: readonly (Answer | null)[] = [null, PASS, { kind: 'mark', row: 0, number: 12 }];
    for (const answer of answers)
      expect(choice(lockout, 'hard', { ...state, answers: [null, answer, PASS] })).not.toBe('mark yellow 12');
  });

  test('answers with the first that it looked at once its time is up', () => {
    const state = thrown(empty, [4, 4], [1, 1, 1, 1]);
    const first = { seat: 1, spent: () => true };
    expect(choice(lockout, 'hard', state, first)).toBe('mark red 8');
  });
});

describe('easy', () => {
  test('L6 locks a row that it does not overlook', () => {
    const state = thrown(table([sheet({ red: [...FIVE_UP] }), sheet()]), [6, 6], [1, 1, 1, 1]);
    const chosen = Array.from({ length: 100 }, (_, seed) => choice(lockout, 'easy', state, { seed }));
    const locks = chosen.filter((move) => move === 'mark red 12').length;
    expect(locks).toBeGreaterThan(60);
    expect(locks).toBeLessThan(100);
  });

  test('L5 skips more sooner than to take a miss, but not six numbers', () => {
    const mostOf = (activeMarked: boolean, white: number): string => {
      const state = inColourPhase(empty, [white, white], [3, 4, 2, 2], activeMarked);
      const chosen = Array.from({ length: 20 }, (_, seed) => choice(lockout, 'easy', state, { seed }));
      return chosen.includes('mark red 7') ? 'mark' : 'pass';
    };
    expect(mostOf(false, 4)).toBe('mark');
    expect(mostOf(true, 4)).toBe('pass');
    const far = inColourPhase(empty, [4, 4], [4, 4, 2, 2], false);
    expect(choice(lockout, 'easy', far)).toBe('pass');
  });
});

describe('every level', () => {
  test('plays games of any size by the rules', () => {
    for (let seed = 1; seed <= 20; seed += 1)
      for (const levels of [
        ['easy', 'hard'],
        ['random', 'hard', 'easy', 'easy', 'random'],
      ] as const)
        expect(botsPlay(lockout, {}, levels, seed).length).toBeGreaterThan(0);
  });

  test('makes the same choices with the same random numbers', () => {
    for (const level of ['easy', 'hard'] as const) {
      const [one, other] = [1, 2].map(() => botsPlay(lockout, {}, [level, level, level], 7));
      expect(one).toEqual(other);
    }
  });
});
