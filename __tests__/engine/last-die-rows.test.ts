import { lastDie } from '../../src/engine/last-die';
import { table } from './support/last-die-table';
import { movesOf, played, refusal } from './support/play-record';

const ROWS = ['+50: 2 3 4', '-30: 6 6', '+40: * * * *', '+90: a a a b b', '+20: * *', '+30: 5'];

/** Returns a state with these dice on the tableau and this roll of seat 0. */
const rolled = (rows: readonly (readonly number[])[], hand: string, options: object = {}) =>
  played(lastDie, table(ROWS, { rows, options }), [`0: roll [${hand}]`]);

const EMPTY: readonly number[] = [];

describe('what fits', () => {
  test('D3 six rows, counted from 1 from the top; a negative one costs its points', () => {
    const state = rolled([[2, 3], [6], EMPTY, EMPTY, [1], EMPTY], '4 6 1 5 5');
    expect(played(lastDie, state, ['0: place 4 1']).points).toEqual([130, 80]);
    expect(played(lastDie, state, ['0: place 6 2']).points).toEqual([50, 80]);
    expect(played(lastDie, state, ['0: place 1 5']).points).toEqual([100, 80]);
    expect(played(lastDie, state, ['0: place 5 6']).points).toEqual([110, 80]);
  });

  test('D5 a row is filled from the left: a pip box takes its own value alone', () => {
    const empty = rolled([EMPTY, EMPTY, [1], [1], [1], EMPTY], '2 3 4 6 5');
    expect(movesOf(lastDie, empty, 0)).toEqual(['place 2 1', 'place 5 6', 'place 6 2']);
    expect(refusal(lastDie, empty, '0: place 3 1')).toBe('last-die.does-not-fit');
    expect(refusal(lastDie, empty, '0: place 4 1')).toBe('last-die.does-not-fit');
    const begun = rolled([[2], EMPTY, [1], [1], [1], EMPTY], '2 3 4 6 5');
    expect(refusal(lastDie, begun, '0: place 2 1')).toBe('last-die.does-not-fit');
    expect(refusal(lastDie, begun, '0: place 3 1')).toBeNull();
  });

  test('D5 nothing fits a full row', () => {
    const full = rolled([[2, 3, 4], [6, 6], [1, 1, 1, 1], [2, 2, 2, 3, 3], [1], EMPTY], '2 6 1 3 5');
    for (const place of ['place 2 1', 'place 6 2', 'place 1 3', 'place 3 4', 'place 2 4'])
      expect(refusal(lastDie, full, `0: ${place}`)).toBe('last-die.row-full');
    expect(movesOf(lastDie, full, 0)).toEqual(['place 1 5', 'place 5 6']);
  });

  test('D5 the first die of a star row is free, the others have its value', () => {
    const empty = rolled([EMPTY, EMPTY, EMPTY, [1], [1], EMPTY], '1 2 3 4 6');
    for (const value of [1, 2, 3, 4, 6]) expect(refusal(lastDie, empty, `0: place ${value} 3`)).toBeNull();
    for (const lying of [[3], [3, 3], [3, 3, 3]]) {
      const begun = rolled([EMPTY, EMPTY, lying, [1], [1], EMPTY], '1 2 3 4 6');
      expect(refusal(lastDie, begun, '0: place 3 3')).toBeNull();
      for (const value of [1, 2, 4, 6])
        expect(refusal(lastDie, begun, `0: place ${value} 3`)).toBe('last-die.does-not-fit');
    }
  });

  test('D5 the first three of a full house are alike, and the last two', () => {
    const taken = (lying: readonly number[]) => {
      const state = rolled([EMPTY, EMPTY, [1], lying, [1], EMPTY], '2 3 4 6 6');
      return movesOf(lastDie, state, 0).filter((move) => move.endsWith(' 4'));
    };
    expect(taken([])).toEqual(['place 2 4', 'place 3 4', 'place 4 4', 'place 6 4']);
    expect(taken([4])).toEqual(['place 4 4']);
    expect(taken([4, 4])).toEqual(['place 4 4']);
    expect(taken([4, 4, 4])).toEqual(['place 2 4', 'place 3 4', 'place 6 4']);
    expect(taken([4, 4, 4, 2])).toEqual(['place 2 4']);
  });

  test('D5 the two values of a full house differ: after three 4s no 4', () => {
    const state = rolled([EMPTY, EMPTY, [1], [4, 4, 4], [1], EMPTY], '4 3 6 2 5');
    expect(refusal(lastDie, state, '0: place 4 4')).toBe('last-die.two-values');
    const second = played(lastDie, state, ['0: place 3 4']);
    expect(refusal(lastDie, second, '0: place 2 4')).toBe('last-die.does-not-fit');
    expect(refusal(lastDie, second, '0: place 3 4')).toBe('last-die.not-in-hand');
    const wrong = rolled([EMPTY, EMPTY, [1], [4, 4], [1], EMPTY], '4 3 6 2 5');
    expect(refusal(lastDie, wrong, '0: place 3 4')).toBe('last-die.does-not-fit');
  });

  test('D5 each row by itself: star rows and full houses may hold the same values', () => {
    const state = rolled([EMPTY, EMPTY, [3], EMPTY, EMPTY, EMPTY], '3 3 3 3 1');
    expect(movesOf(lastDie, state, 0)).toEqual([
      'place 1 4',
      'place 1 5',
      'place 3 3',
      'place 3 4',
      'place 3 5',
    ]);
    const house = rolled([EMPTY, EMPTY, [3], [1, 1, 1], [3], EMPTY], '3 3 3 3 1');
    expect(refusal(lastDie, house, '0: place 3 4')).toBeNull();
  });
});

describe('the option "distinct"', () => {
  const distinct = { stars: 'distinct' };

  test('D15 a star row begun with 3 lets no other star row or group begin with 3', () => {
    const state = rolled([EMPTY, EMPTY, [3], EMPTY, EMPTY, EMPTY], '3 3 1 1 2', distinct);
    expect(movesOf(lastDie, state, 0)).toEqual([
      'place 1 4',
      'place 1 5',
      'place 2 1',
      'place 2 4',
      'place 2 5',
      'place 3 3',
    ]);
    expect(refusal(lastDie, state, '0: place 3 4')).toBe('last-die.value-taken');
    expect(refusal(lastDie, state, '0: place 3 5')).toBe('last-die.value-taken');
  });

  test('D15 nor the second group of a full house; its own first value is refused as ever', () => {
    const state = rolled([EMPTY, EMPTY, [3], [1, 1, 1], EMPTY, EMPTY], '3 1 2 6 5', distinct);
    expect(refusal(lastDie, state, '0: place 3 4')).toBe('last-die.value-taken');
    expect(refusal(lastDie, state, '0: place 1 4')).toBe('last-die.two-values');
    expect(refusal(lastDie, state, '0: place 2 4')).toBeNull();
    expect(refusal(lastDie, state, '0: place 1 5')).toBe('last-die.value-taken');
    const begun = played(lastDie, state, ['0: place 2 4']);
    expect(refusal(lastDie, { ...begun, hand: [2] }, '0: place 2 5')).toBe('last-die.value-taken');
  });

  test('D15 a full house that has been begun goes on', () => {
    for (const [lying, value] of [
      [[1], 1],
      [[1, 1], 1],
      [[1, 1, 1, 2], 2],
    ] as const) {
      const state = rolled([EMPTY, EMPTY, [3], lying, [5], EMPTY], '1 2 6 6 6', distinct);
      expect(refusal(lastDie, state, `0: place ${value} 4`)).toBeNull();
    }
  });

  test('D15 the printed values of pip rows count for nothing, and full rows still count', () => {
    const state = rolled([[2], EMPTY, [6, 6, 6, 6], EMPTY, EMPTY, EMPTY], '2 6 5 3 3', distinct);
    expect(refusal(lastDie, state, '0: place 2 5')).toBeNull();
    expect(refusal(lastDie, state, '0: place 6 2')).toBeNull();
    expect(refusal(lastDie, state, '0: place 6 5')).toBe('last-die.value-taken');
  });

  test('D15 two rows begun in one roll', () => {
    const state = rolled([EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY], '1 1 3 3 3', distinct);
    const begun = played(lastDie, state, ['0: place 3 3', '0: place 3 3']);
    expect(refusal(lastDie, begun, '0: place 3 5')).toBe('last-die.value-taken');
    expect(refusal(lastDie, begun, '0: place 1 5')).toBeNull();
  });

  test('D7 D15 if every value in hand is taken the turn ends', () => {
    const rows = [EMPTY, EMPTY, [3, 3, 3, 3], [1, 1, 1], EMPTY, EMPTY];
    expect(lastDie.turn(rolled(rows, '3 3 1 1 1', distinct))).toEqual([1]);
    expect(lastDie.turn(rolled(rows, '3 3 1 1 1'))).toEqual([0]);
  });
});
