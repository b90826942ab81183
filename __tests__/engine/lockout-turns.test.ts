import { lockout } from '../../src/engine/lockout';
import { marksIn, missesOf, sheet, table } from './support/lockout-table';
import { judged, movesOf, opened, played, refusal } from './support/play-record';

const two = () => opened(lockout, { seats: 2, start: [0] });
const four = () => opened(lockout, { seats: 4, start: [0] });
/** White 1 and 4; red 6, yellow 2, green 3, blue 5. */
const ROLL = '0: roll [1 4 6 2 3 5]';

const turn = lockout.turn;
const scores = lockout.scores;

describe('the roll', () => {
  test('L1 the first active seat is drawn', () => {
    expect(turn(opened(lockout, { seats: 3, start: [2] }))).toEqual([2]);
    expect(turn(opened(lockout, { seats: 3, start: [0] }))).toEqual([0]);
  });

  test.each([
    { start: [3], reason: 'dice.impossible' },
    { start: [-1], reason: 'dice.impossible' },
    { start: [], reason: 'dice.too-few' },
    { start: [0, 0], reason: 'dice.left-over' },
  ])('L1 the start $start of three players is refused', ({ start, reason }) => {
    expect(judged('lockout', { seats: 3, start }, [])).toMatchObject({ ok: false, at: -1, reason });
  });

  test('L1 two to five players', () => {
    for (const seats of [2, 3, 4, 5]) {
      expect(judged('lockout', { seats, start: [0] }, [])).toMatchObject({
        ok: true,
        scores: Array(seats).fill(0),
      });
    }
    for (const seats of [0, 1, 6])
      expect(judged('lockout', { seats, start: [0] }, [])).toMatchObject({ at: -1, reason: 'match.seats' });
  });

  test('L1 the active seat rolls, before anything else', () => {
    expect(turn(four())).toEqual([0]);
    expect(movesOf(lockout, four(), 0)).toEqual(['roll']);
    expect(refusal(lockout, four(), '0: pass')).toBe('lockout.roll-first');
    expect(refusal(lockout, four(), '0: mark red 5')).toBe('lockout.roll-first');
    expect(refusal(lockout, four(), '1: roll [1 4 6 2 3 5]')).toBe('match.wrong-seat');
  });

  test('L1 two white dice, then red, yellow, green and blue', () => {
    expect(played(lockout, four(), [ROLL])).toMatchObject({ white: [1, 4], coloured: [6, 2, 3, 5] });
    expect(refusal(lockout, four(), '0: roll [1 4 6 2 3]')).toBe('dice.too-few');
    expect(refusal(lockout, four(), '0: roll [1 4 6 2 3 5 1]')).toBe('dice.left-over');
    expect(refusal(lockout, four(), '0: roll [1 4 6 2 3 7]')).toBe('dice.impossible');
    expect(refusal(lockout, four(), '0: roll [0 4 6 2 3 5]')).toBe('dice.impossible');
  });

  test('L1 the dice of closed rows are not rolled', () => {
    const oneClosed = table([sheet(), sheet()], ['yellow']);
    expect(refusal(lockout, oneClosed, ROLL)).toBe('dice.left-over');
    expect(refusal(lockout, oneClosed, '0: roll [1 4 6 3]')).toBe('dice.too-few');
    const rolled = played(lockout, oneClosed, ['0: roll [1 4 6 3 5]', '0: pass', '1: pass']);
    expect(movesOf(lockout, rolled, 0)).toEqual([
      'mark red 7',
      'mark red 10',
      'mark green 4',
      'mark green 7',
      'mark blue 6',
      'mark blue 9',
      'pass',
    ]);
  });

  test('L1 one roll a turn', () => {
    const rolled = played(lockout, two(), [ROLL]);
    expect(refusal(lockout, rolled, ROLL)).toBe('lockout.already-rolled');
    expect(refusal(lockout, rolled, '1: roll [1 4 6 2 3 5]')).toBe('lockout.already-rolled');
    const answered = played(lockout, rolled, ['0: pass', '1: pass']);
    expect(refusal(lockout, answered, ROLL)).toBe('lockout.already-rolled');
  });
});

describe('the white phase', () => {
  const white = () => played(lockout, four(), [ROLL]);

  test('L3 every seat may mark the white sum in one row of its choice, or pass', () => {
    for (const seat of [0, 1, 2, 3]) {
      expect(movesOf(lockout, white(), seat)).toEqual([
        'mark red 5',
        'mark yellow 5',
        'mark green 5',
        'mark blue 5',
        'pass',
      ]);
    }
  });

  test('L3 each seat is offered what its own sheet allows', () => {
    const uneven = played(lockout, table([sheet({ red: [7], green: [4] }), sheet({ blue: [5] })]), [ROLL]);
    expect(movesOf(lockout, uneven, 0)).toEqual(['mark yellow 5', 'mark blue 5', 'pass']);
    expect(movesOf(lockout, uneven, 1)).toEqual(['mark red 5', 'mark yellow 5', 'mark green 5', 'pass']);
  });

  test('L3 no other number, not even a sum with a coloured die', () => {
    for (const move of ['mark red 6', 'mark red 7', 'mark red 10', 'mark blue 4', 'mark yellow 6'])
      for (const seat of [0, 1])
        expect(refusal(lockout, white(), `${seat}: ${move}`)).toBe('lockout.not-the-white-sum');
  });

  test('L3 seats answer in any order, each once', () => {
    expect(turn(white())).toEqual([0, 1, 2, 3]);
    const some = played(lockout, white(), ['2: mark red 5', '0: pass']);
    expect(turn(some)).toEqual([1, 3]);
    expect(refusal(lockout, some, '2: mark blue 5')).toBe('match.wrong-seat');
    expect(refusal(lockout, some, '0: mark blue 5')).toBe('match.wrong-seat');
    expect(turn(played(lockout, some, ['3: pass', '1: pass']))).toEqual([0]);
  });

  test('L3 the order of the answers changes nothing', () => {
    const answers = ['0: mark red 5', '1: mark yellow 5', '2: pass', '3: mark blue 5'];
    expect(played(lockout, white(), answers.toReversed())).toEqual(played(lockout, white(), answers));
  });

  test("L3 the others' answers show in no mark, score or move until all have answered", () => {
    const asBefore = [movesOf(lockout, white(), 1), lockout.story.draw(white(), ['', '', '', ''])];
    const waiting = played(lockout, white(), ['0: mark red 5', '2: mark yellow 5', '3: mark green 5']);
    expect(scores(waiting)).toEqual([0, 0, 0, 0]);
    expect(marksIn(waiting, 0, 'red')).toEqual([]);
    expect([movesOf(lockout, waiting, 1), lockout.story.draw(waiting, ['', '', '', ''])]).toEqual(asBefore);
    expect(scores(played(lockout, waiting, ['1: pass']))).toEqual([1, 0, 1, 1]);
  });

  test('L3 a seat may know its own answer and no other', () => {
    const state = played(lockout, four(), [ROLL, '1: mark yellow 5', '3: pass']);
    const own = lockout.view(state, 1);
    expect(own.answers.map((answer) => answer?.kind ?? null)).toEqual([null, 'mark', null, null]);
    expect({ ...own, answers: [] }).toEqual({ ...state, answers: [] });
    expect(lockout.view(state, 0).answers).toEqual([null, null, null, null]);
  });

  test('L3 the same through a record', () => {
    const waiting = judged('lockout', { seats: 2, start: [0] }, [ROLL, '1: mark yellow 5']);
    expect(waiting).toMatchObject({ turn: [0], scores: [0, 0], places: null });
    const after = judged('lockout', { seats: 2, start: [0] }, [ROLL, '1: mark yellow 5', '0: pass']);
    expect(after).toMatchObject({ turn: [0], scores: [0, 1] });
  });
});

describe('the colour phase', () => {
  const colour = () => played(lockout, two(), [ROLL, '0: pass', '1: pass']);

  test('L4 the active seat alone moves', () => {
    expect(turn(colour())).toEqual([0]);
    expect(refusal(lockout, colour(), '1: mark red 7')).toBe('match.wrong-seat');
    expect(refusal(lockout, colour(), '1: pass')).toBe('match.wrong-seat');
  });

  test('L4 it may mark one white and one coloured die in the row of that colour(), or pass', () => {
    expect(movesOf(lockout, colour(), 0)).toEqual([
      'mark red 7',
      'mark red 10',
      'mark yellow 3',
      'mark yellow 6',
      'mark green 4',
      'mark green 7',
      'mark blue 6',
      'mark blue 9',
      'pass',
    ]);
  });

  test('L4 two equal white dice give each row one sum', () => {
    const doubles = played(lockout, two(), ['0: roll [3 3 6 2 3 5]', '0: pass', '1: pass']);
    expect(movesOf(lockout, doubles, 0)).toEqual([
      'mark red 9',
      'mark yellow 5',
      'mark green 6',
      'mark blue 8',
      'pass',
    ]);
  });

  test('L4 no sum of the white dice, of two coloured ones, or with the die of another row', () => {
    for (const move of ['mark red 5', 'mark red 8', 'mark red 6', 'mark yellow 7', 'mark blue 10'])
      expect(refusal(lockout, colour(), `0: ${move}`)).toBe('lockout.not-a-colour-sum');
  });

  test('L4 only one mark, and then the turn is over', () => {
    const marked = played(lockout, colour(), ['0: mark blue 9']);
    expect(marksIn(marked, 0, 'blue')).toEqual([9]);
    expect(turn(marked)).toEqual([1]);
    expect(movesOf(lockout, marked, 1)).toEqual(['roll']);
  });

  test('L4 the row of the white phase again, in order', () => {
    const red5 = played(lockout, two(), [ROLL, '0: mark red 5', '1: pass']);
    expect(marksIn(played(lockout, red5, ['0: mark red 7']), 0, 'red')).toEqual([5, 7]);
    const blue5 = played(lockout, two(), [ROLL, '0: mark blue 5', '1: pass']);
    expect(refusal(lockout, blue5, '0: mark blue 6')).toBe('lockout.left-of-a-mark');
  });

  test('L3 L4 four seats: two mark the white 5, two pass, and the active seat adds blue 10', () => {
    const after = played(lockout, four(), [
      '0: roll [1 4 2 2 3 6]',
      '2: mark yellow 5',
      '0: mark red 5',
      '1: pass',
      '3: pass',
      '0: mark blue 10',
    ]);
    expect(scores(after)).toEqual([2, 0, 1, 0]);
    expect([marksIn(after, 0, 'red'), marksIn(after, 0, 'blue')]).toEqual([[5], [10]]);
    expect(marksIn(after, 2, 'yellow')).toEqual([5]);
    expect(missesOf(after)).toEqual([0, 0, 0, 0]);
  });
});

describe('misses and the next turn', () => {
  test.each([
    { white: 'pass', colour: 'pass', misses: 1 },
    { white: 'mark red 5', colour: 'pass', misses: 0 },
    { white: 'pass', colour: 'mark red 7', misses: 0 },
    { white: 'mark red 5', colour: 'mark red 7', misses: 0 },
  ])('L5 the active seat answers "$white", then "$colour": $misses misses', ({ white, colour, misses }) => {
    const after = played(lockout, two(), [ROLL, `0: ${white}`, '1: pass', `0: ${colour}`]);
    expect(missesOf(after)).toEqual([misses, 0]);
  });

  test('L5 a miss comes only with the end of the turn, and each turn is judged by itself', () => {
    const marked = played(lockout, two(), [ROLL, '0: mark red 5', '1: pass', '0: pass']);
    const waiting = played(lockout, marked, ['1: roll [1 4 6 2 3 5]', '0: mark blue 5', '1: pass']);
    expect(missesOf(waiting)).toEqual([0, 0]);
    expect(missesOf(played(lockout, waiting, ['1: pass']))).toEqual([0, 1]);
  });

  test('L5 the other seats take no misses, whatever they mark or pass', () => {
    const after = played(lockout, four(), [
      ROLL,
      '0: pass',
      '1: pass',
      '2: mark red 5',
      '3: pass',
      '0: pass',
    ]);
    expect(missesOf(after)).toEqual([1, 0, 0, 0]);
  });

  test('L10 the next higher seat is active then, after the last one the first', () => {
    const second = played(lockout, four(), [ROLL, '0: pass', '1: pass', '2: pass', '3: pass', '0: pass']);
    expect(turn(second)).toEqual([1]);
    const last = opened(lockout, { seats: 3, start: [2] });
    const marked = ['2: roll [1 4 6 2 3 5]', '0: pass', '1: pass', '2: mark red 5', '2: mark red 7'];
    expect(turn(played(lockout, last, marked))).toEqual([0]);
  });
});

describe('in a record', () => {
  test.each([
    'mark red 05',
    'mark Red 5',
    'mark red  5',
    'mark pink 5',
    'mark red 13',
    'mark red 1',
    'Pass',
    '',
  ])('M4 there is no move "%s"', (move) => {
    const verdict = judged('lockout', { seats: 2, start: [0] }, [ROLL, `0: ${move}`]);
    expect(verdict).toMatchObject({ at: 1, reason: 'match.unknown-move' });
  });

  test('R5 there are no options', () => {
    const verdict = judged('lockout', { seats: 2, start: [0], options: { goal: 500 } }, []);
    expect(verdict).toMatchObject({ at: -1, reason: 'record.options' });
  });
});
