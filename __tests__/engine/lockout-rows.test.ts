import { lockout } from '../../src/engine/lockout';
import { FIVE_DOWN, FIVE_UP, marksIn, sheet, table } from './support/lockout-table';
import { judged, movesOf, opened, played, refusal } from './support/play-record';

const turn = lockout.turn;
const scores = lockout.scores;

/** A roll in which only the white dice matter. */
const white = (a: number, b: number) => `0: roll [${a} ${b} 1 1 1 1]`;

describe('left to right', () => {
  const dead = [
    [1, 1],
    [1, 2],
    [2, 2],
    [3, 3],
  ] as const;

  test('L2 after red 5 and red 7, red 2, 3, 4 and 6 are lost', () => {
    const state = table([sheet({ red: [5, 7] }), sheet()]);
    for (const [a, b] of dead) {
      const rolled = played(lockout, state, [white(a, b)]);
      expect(refusal(lockout, rolled, `0: mark red ${a + b}`)).toBe('lockout.left-of-a-mark');
      expect(movesOf(lockout, rolled, 0)).not.toContain(`mark red ${a + b}`);
      expect(refusal(lockout, rolled, `0: mark yellow ${a + b}`)).toBeNull();
    }
    const rolled = played(lockout, state, [white(4, 4)]);
    expect(refusal(lockout, rolled, '0: mark red 8')).toBeNull();
  });

  test('L2 a number is marked once', () => {
    const state = played(lockout, table([sheet({ red: [5, 7], blue: [7] }), sheet()]), [white(3, 4)]);
    expect(refusal(lockout, state, '0: mark red 7')).toBe('lockout.left-of-a-mark');
    expect(refusal(lockout, state, '0: mark blue 7')).toBe('lockout.left-of-a-mark');
  });

  test('L2 red and yellow run upwards, green and blue downwards', () => {
    const all = { red: [7], yellow: [7], green: [7], blue: [7] };
    const state = table([sheet(all), sheet()]);
    const low = played(lockout, state, [white(3, 3)]);
    expect(movesOf(lockout, low, 0)).toEqual(['mark green 6', 'mark blue 6', 'pass']);
    const high = played(lockout, state, [white(4, 4)]);
    expect(movesOf(lockout, high, 0)).toEqual(['mark red 8', 'mark yellow 8', 'pass']);
  });

  test('L2 numbers may be skipped', () => {
    const first = played(lockout, opened(lockout, { seats: 2, start: [0] }), [
      '0: roll [6 5 1 1 1 1]',
      '0: mark red 11',
      '1: mark green 11',
    ]);
    expect([marksIn(first, 0, 'red'), marksIn(first, 1, 'green')]).toEqual([[11], [11]]);
  });

  test("L2 nobody else's marks matter, and the colour phase follows the same order", () => {
    const state = table([sheet({ red: [9] }), sheet()]);
    const rolled = played(lockout, state, ['0: roll [1 4 6 2 3 5]']);
    expect(refusal(lockout, rolled, '1: mark red 5')).toBeNull();
    const colour = played(lockout, rolled, ['0: pass', '1: pass']);
    expect(refusal(lockout, colour, '0: mark red 7')).toBe('lockout.left-of-a-mark');
    expect(refusal(lockout, colour, '0: mark red 10')).toBeNull();
  });
});

describe('the last number', () => {
  const lasts = [
    { colour: 'red', last: 12, four: [2, 3, 4, 5], five: FIVE_UP, dice: '6 6' },
    { colour: 'yellow', last: 12, four: [2, 3, 4, 5], five: FIVE_UP, dice: '6 6' },
    { colour: 'green', last: 2, four: [12, 11, 10, 9], five: FIVE_DOWN, dice: '1 1' },
    { colour: 'blue', last: 2, four: [12, 11, 10, 9], five: FIVE_DOWN, dice: '1 1' },
  ] as const;

  test.each(lasts)('L6 $colour $last needs five marks in the row', ({ colour, last, four, five, dice }) => {
    const state = table([sheet({ [colour]: four }), sheet({ [colour]: five })]);
    const rolled = played(lockout, state, [`0: roll [${dice} ${dice} ${dice}]`]);
    const mark = `mark ${colour} ${last}`;
    expect(refusal(lockout, rolled, `0: ${mark}`)).toBe('lockout.lock-needs-five');
    expect(movesOf(lockout, rolled, 0)).not.toContain(mark);
    expect(movesOf(lockout, rolled, 1)).toContain(mark);
    const colourPhase = played(lockout, rolled, ['1: pass', '0: pass']);
    expect(refusal(lockout, colourPhase, `0: ${mark}`)).toBe('lockout.lock-needs-five');
  });

  test.each(lasts)(
    'L6 marking $colour $last marks the lock: 7 marks, 28 points',
    ({ colour, last, five, dice }) => {
      const state = table([sheet({ [colour]: five }), sheet()]);
      expect(scores(state)).toEqual([15, 0]);
      const rolled = played(lockout, state, [`0: roll [${dice} ${dice} ${dice}]`]);
      const locked = played(lockout, rolled, [`0: mark ${colour} ${last}`, '1: pass']);
      expect(scores(locked)).toEqual([28, 0]);
    },
  );

  test('L6 marks in other rows do not help', () => {
    const state = table([sheet({ red: [2, 3, 4, 5], yellow: FIVE_UP }), sheet()]);
    const rolled = played(lockout, state, ['0: roll [6 6 6 6 6 6]']);
    expect(movesOf(lockout, rolled, 0)).toEqual(['mark yellow 12', 'mark green 12', 'mark blue 12', 'pass']);
  });

  test('L6 four marks are too few even if another seat locks the row in the same phase', () => {
    const state = table([sheet({ red: FIVE_UP }), sheet({ red: [2, 3, 4, 5] })]);
    const rolled = played(lockout, state, ['0: roll [6 6 1 1 1 1]', '0: mark red 12']);
    expect(refusal(lockout, rolled, '1: mark red 12')).toBe('lockout.lock-needs-five');
  });

  test('L6 the fifth mark in the white phase and the lock in the colour phase', () => {
    const state = table([sheet({ red: [2, 3, 4, 5] }), sheet()]);
    const fifth = played(lockout, state, ['0: roll [6 1 6 1 1 1]', '0: mark red 7', '1: pass']);
    expect(movesOf(lockout, fifth, 0)).toContain('mark red 12');
    const locked = played(lockout, fifth, ['0: mark red 12']);
    expect(marksIn(locked, 0, 'red')).toEqual([2, 3, 4, 5, 7, 12]);
    expect(scores(locked)).toEqual([28, 0]);
  });
});

describe('closing a row', () => {
  const ready = () => table([sheet({ red: FIVE_UP }), sheet({ red: FIVE_UP }), sheet({ red: [2, 3] })]);
  const rolled = () => played(lockout, ready(), ['0: roll [6 6 6 1 1 1]']);
  const lockedInWhite = () => played(lockout, rolled(), ['0: mark red 12', '2: pass', '1: pass']);

  test('L7 the row is closed for everyone, and the others keep what they have in it', () => {
    const next = played(lockout, lockedInWhite(), ['0: pass', '1: roll [4 3 1 1 1]']);
    for (const seat of [0, 1, 2]) {
      expect(refusal(lockout, next, `${seat}: mark red 7`)).toBe('lockout.row-closed');
      expect(movesOf(lockout, next, seat)).toEqual(['mark yellow 7', 'mark green 7', 'mark blue 7', 'pass']);
    }
    expect(scores(next)).toEqual([28, 15, 3]);
  });

  test('L7 its die is out of the game', () => {
    const next = played(lockout, lockedInWhite(), ['0: pass']);
    expect(refusal(lockout, next, '1: roll [4 3 1 1 1 1]')).toBe('dice.left-over');
    expect(refusal(lockout, next, '1: roll [4 3 1 1 1]')).toBeNull();
  });

  test('L7 a lock in the colour phase closes the row too', () => {
    const next = played(lockout, rolled(), ['0: pass', '1: pass', '2: pass', '0: mark red 12']);
    expect(turn(next)).toEqual([1]);
    const white = played(lockout, next, ['1: roll [4 3 1 1 1]']);
    expect(refusal(lockout, white, '1: mark red 7')).toBe('lockout.row-closed');
  });

  test('L7 several seats lock the same row together; one with fewer than five marks may not', () => {
    const first = played(lockout, rolled(), ['0: mark red 12']);
    expect(movesOf(lockout, first, 1)).toContain('mark red 12');
    expect(refusal(lockout, first, '2: mark red 12')).toBe('lockout.lock-needs-five');
    const both = played(lockout, first, ['1: mark red 12', '2: pass']);
    expect(scores(both)).toEqual([28, 28, 3]);
    expect(turn(both)).toEqual([0]);
  });

  test('L7 a row closed in the white phase is out of the colour phase of that turn, its die too', () => {
    expect(refusal(lockout, lockedInWhite(), '0: mark red 12')).toBe('lockout.row-closed');
    expect(movesOf(lockout, lockedInWhite(), 0)).toEqual([
      'mark yellow 7',
      'mark green 7',
      'mark blue 7',
      'pass',
    ]);
    const byAnother = played(lockout, rolled(), ['1: mark red 12', '2: pass', '0: pass']);
    expect(refusal(lockout, byAnother, '0: mark red 12')).toBe('lockout.row-closed');
  });

  test('L7 the same through a record, from the first roll', () => {
    const lines = [5, 6, 7, 8, 9].flatMap((number, at) => [
      `${at % 2}: roll [4 ${number - 4} 1 1 1 1]`,
      `0: mark red ${number}`,
      '1: pass',
      `${at % 2}: pass`,
    ]);
    const lock = [
      '1: roll [6 6 1 1 1 1]',
      '0: mark red 12',
      '1: pass',
      '1: mark blue 7',
      '0: roll [1 4 2 2 2]',
    ];
    const verdict = judged('lockout', { seats: 2, start: [0] }, [...lines, ...lock]);
    // Seat 1 marked in its last own turn only.
    expect(verdict).toMatchObject({ turn: [0, 1], scores: [28, -9] });
    expect(verdict).toHaveProperty(['moves', '1'], ['mark yellow 5', 'mark green 5', 'mark blue 5', 'pass']);
  });
});
