import { lockout } from '../../src/engine/lockout';
import { FIVE_DOWN, FIVE_UP, missesOf, sheet, table } from './support/lockout-table';
import { judged, movesOf, played, refusal } from './support/play-record';

const { turn, scores, ranking } = lockout;

describe('the fourth miss', () => {
  test('L8 ends the game at once', () => {
    const state = table([sheet({ red: [2, 3] }, 3), sheet({ red: [5] }, 3)]);
    const end = played(lockout, state, ['0: roll [1 4 6 2 3 5]', '0: pass', '1: mark blue 5', '0: pass']);
    expect(turn(end)).toEqual([]);
    expect(missesOf(end)).toEqual([4, 3]);
    expect(scores(end)).toEqual([3 - 20, 2 - 15]);
    expect(ranking(end)).toEqual([2, 1]);
  });

  test('L8 the third one does not', () => {
    const state = table([sheet({}, 2), sheet({}, 3)]);
    const next = played(lockout, state, ['0: roll [1 4 6 2 3 5]', '0: pass', '1: pass', '0: pass']);
    expect(turn(next)).toEqual([1]);
    expect(ranking(next)).toBeNull();
  });

  test('L8 a whole game of passing, as a record', () => {
    const turns = Array.from({ length: 7 }, (_, at) => [
      `${at % 2}: roll [1 4 6 2 3 5]`,
      '0: pass',
      '1: pass',
      `${at % 2}: pass`,
    ]).flat();
    const opening = { seats: 2, start: [0] };
    expect(judged('lockout', opening, turns)).toMatchObject({
      over: true,
      turn: [],
      scores: [-20, -15],
      places: [2, 1],
      moves: {},
    });
    expect(judged('lockout', opening, [...turns, '1: roll [1 4 6 2 3 5]'])).toMatchObject({
      at: turns.length,
      reason: 'match.over',
    });
  });
});

describe('the second closed row', () => {
  test('L8 closed in the colour phase: the game is over', () => {
    const state = table([sheet({ red: FIVE_UP }), sheet()], ['green']);
    const end = played(lockout, state, ['0: roll [6 1 6 1 1]', '0: pass', '1: pass', '0: mark red 12']);
    expect(turn(end)).toEqual([]);
    expect(scores(end)).toEqual([28, 0]);
    expect(ranking(end)).toEqual([1, 2]);
  });

  test('L8 one row in the white phase and one in the colour phase of the same turn', () => {
    const state = table([sheet({ yellow: FIVE_UP }), sheet({ red: FIVE_UP })]);
    const first = played(lockout, state, ['0: roll [6 6 1 6 1 1]', '0: pass', '1: mark red 12']);
    expect(turn(first)).toEqual([0]);
    const end = played(lockout, first, ['0: mark yellow 12']);
    expect(turn(end)).toEqual([]);
    expect(scores(end)).toEqual([28, 28]);
    expect(ranking(end)).toEqual([1, 1]);
  });

  test('L8 closed in the white phase: no colour phase, and no miss for the active seat', () => {
    const state = table([sheet({}, 3), sheet({ red: FIVE_UP })], ['green']);
    const end = played(lockout, state, ['0: roll [6 6 1 1 1]', '1: mark red 12', '0: pass']);
    expect(turn(end)).toEqual([]);
    expect(missesOf(end)).toEqual([3, 0]);
    expect(refusal(lockout, end, '0: pass')).toBe('match.over');
    expect(refusal(lockout, end, '0: mark blue 7')).toBe('match.over');
  });

  test('L8 only when all have answered: the last to answer still marks', () => {
    const state = table([sheet({ red: FIVE_UP }), sheet({ red: FIVE_UP }), sheet()], ['blue']);
    const rolled = played(lockout, state, ['0: roll [6 6 1 1 1]', '0: mark red 12', '1: mark red 12']);
    expect(turn(rolled)).toEqual([2]);
    expect(movesOf(lockout, rolled, 2)).toEqual(['mark green 12', 'pass']);
    const end = played(lockout, rolled, ['2: mark green 12']);
    expect(turn(end)).toEqual([]);
    expect(scores(end)).toEqual([28, 28, 1]);
  });

  test('L8 a third row may close with the second', () => {
    const state = table([sheet(), sheet({ red: FIVE_UP }), sheet({ yellow: FIVE_UP })], ['green']);
    const end = played(lockout, state, [
      '0: roll [6 6 6 6 6]',
      '2: mark yellow 12',
      '0: mark blue 12',
      '1: mark red 12',
    ]);
    expect(turn(end)).toEqual([]);
    expect(end.closed).toEqual([true, true, true, false]);
    expect(scores(end)).toEqual([1, 28, 28]);
    expect(ranking(end)).toEqual([3, 1, 1]);
  });

  test('L8 two rows closed together in one white phase, by different seats', () => {
    const state = table([sheet({ green: FIVE_DOWN }), sheet({ blue: FIVE_DOWN })]);
    const end = played(lockout, state, ['0: roll [1 1 1 1 1 1]', '1: mark blue 2', '0: mark green 2']);
    expect(turn(end)).toEqual([]);
    expect(scores(end)).toEqual([28, 28]);
  });

  test('L8 one closed row, locked by several seats, ends nothing', () => {
    const state = table([sheet({ red: FIVE_UP }), sheet({ red: FIVE_UP })]);
    const next = played(lockout, state, [
      '0: roll [6 6 1 1 1 1]',
      '1: mark red 12',
      '0: mark red 12',
      '0: pass',
    ]);
    expect(turn(next)).toEqual([1]);
  });
});

describe('the score', () => {
  const up = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

  test('L9 n marks in a row score n(n+1)/2', () => {
    const points = up.slice(0, -1).map((_, at) => scores(table([sheet({ yellow: up.slice(0, at + 1) })]))[0]);
    expect(points).toEqual([1, 3, 6, 10, 15, 21, 28, 36, 45, 55]);
  });

  test('L9 all numbers and the lock are twelve marks: 78 points', () => {
    expect(scores(table([sheet({ red: up, green: up.toReversed() }), sheet()]))).toEqual([156, 0]);
  });

  test('L9 4, 3, 7 and 8 marks and two misses: 70 points', () => {
    const marked = sheet(
      {
        red: [2, 3, 5, 9],
        yellow: [4, 5, 11],
        green: [12, 11, 10, 9, 8, 7, 6],
        blue: [12, 11, 10, 9, 8, 7, 6, 5],
      },
      2,
    );
    expect(scores(table([marked, sheet()]))).toEqual([70, 0]);
  });

  test('L9 each miss costs 5, also below zero', () => {
    expect(scores(table([sheet({}, 1), sheet({ red: [2] }, 3)]))).toEqual([-5, -14]);
  });

  test('L9 most points win, and equal scores share the place', () => {
    const passing = ['0: roll [1 4 6 2 3 5]', '0: pass', '1: pass', '2: pass', '3: pass', '0: pass'];
    const state = table([sheet({}, 3), sheet({ red: [2, 3] }), sheet({ red: [5] }), sheet({ blue: [9, 8] })]);
    expect(ranking(state)).toBeNull();
    const end = played(lockout, state, passing);
    expect(scores(end)).toEqual([-20, 3, 1, 3]);
    expect(ranking(end)).toEqual([4, 1, 3, 1]);
  });
});
