import { lastDie } from '../../src/engine/last-die';
import { reserveOf, table } from './support/last-die-table';
import { judged, movesOf, played, refusal } from './support/play-record';

const { turn } = lastDie;

const PIPS = ['+50: 2 3 4', '-50: 6 6', '+60: 1 1', '+30: 5', '+20: 2', '+10: 3 3'];
const first = () => table(PIPS);

describe('the dice of a turn', () => {
  test('D4 the seat on turn rolls, before anything else', () => {
    expect(turn(first())).toEqual([0]);
    expect(movesOf(lastDie, first(), 0)).toEqual(['roll']);
    expect(refusal(lastDie, first(), '0: place 2 1')).toBe('last-die.roll-first');
    expect(refusal(lastDie, first(), '0: stop')).toBe('last-die.roll-first');
    expect(refusal(lastDie, first(), '1: roll [1 2 3 4 5]')).toBe('match.wrong-seat');
  });

  test.each([
    { has: 15, rolls: [2, 2, 2, 2, 2], reserve: 10 },
    { has: 12, rolls: [2, 2, 2, 2, 2], reserve: 7 },
    { has: 5, rolls: [2, 2, 2, 2, 2], reserve: 0 },
    { has: 3, rolls: [2, 2, 2], reserve: 0 },
    { has: 1, rolls: [2], reserve: 0 },
  ])('D4 a seat with $has dice keeps a reserve of $reserve', ({ has, rolls, reserve }) => {
    const state = { ...first(), dice: [has, 15] };
    const rolled = played(lastDie, state, [`0: roll [${rolls.join(' ')}]`]);
    expect([rolled.hand, reserveOf(rolled, 0)]).toEqual([rolls, reserve]);
    expect(refusal(lastDie, state, `0: roll [${[...rolls, 2].join(' ')}]`)).toBe('dice.left-over');
    if (has > 1)
      expect(refusal(lastDie, state, `0: roll [${rolls.slice(1).join(' ')}]`)).toBe('dice.too-few');
  });

  test('D4 a die shows 1 to 6', () => {
    expect(refusal(lastDie, first(), '0: roll [1 2 3 4 7]')).toBe('dice.impossible');
    expect(refusal(lastDie, first(), '0: roll [0 2 3 4 5]')).toBe('dice.impossible');
  });
});

describe('placing', () => {
  const rolled = () => played(lastDie, first(), ['0: roll [4 3 2 6 6]']);

  test('D6 if a die fits one must be placed, of the free choice of the player', () => {
    expect(movesOf(lastDie, rolled(), 0)).toEqual(['place 2 1', 'place 2 5', 'place 3 6', 'place 6 2']);
    expect(refusal(lastDie, rolled(), '0: stop')).toBe('last-die.place-first');
    expect(refusal(lastDie, rolled(), '0: roll [1 2 3 4 5]')).toBe('last-die.place-first');
    expect(refusal(lastDie, rolled(), '1: place 2 1')).toBe('match.wrong-seat');
  });

  test('D6 only dice in hand, each once', () => {
    expect(refusal(lastDie, rolled(), '0: place 5 4')).toBe('last-die.not-in-hand');
    const placed = played(lastDie, rolled(), ['0: place 2 1']);
    expect(refusal(lastDie, placed, '0: place 2 5')).toBe('last-die.not-in-hand');
  });

  test('D6 several dice, also into one row if they follow each other', () => {
    expect(refusal(lastDie, rolled(), '0: place 3 1')).toBe('last-die.does-not-fit');
    const three = played(lastDie, rolled(), ['0: place 2 1', '0: place 3 1', '0: place 4 1']);
    expect([three.rows[0], three.hand]).toEqual([
      [2, 3, 4],
      [6, 6],
    ]);
    expect(movesOf(lastDie, three, 0)).toEqual(['place 6 2', 'roll', 'stop']);
    expect(played(lastDie, three, ['0: place 6 2']).rows).toEqual([[2, 3, 4], [6], [], [], [], []]);
  });

  test('D6 further dice may stay in hand', () => {
    const placed = played(lastDie, rolled(), ['0: place 3 6']);
    expect(movesOf(lastDie, placed, 0)).toEqual(['place 2 1', 'place 2 5', 'place 6 2', 'roll', 'stop']);
    expect(turn(played(lastDie, placed, ['0: stop']))).toEqual([1]);
  });

  test('D6 also into a negative row, even if it is the only die that fits and completes the row', () => {
    const state = table(PIPS, { rows: [[2], [6], [], [], [2], []] });
    const stuck = played(lastDie, state, ['0: roll [6 4 4 2 4]']);
    expect(movesOf(lastDie, stuck, 0)).toEqual(['place 6 2']);
    expect(refusal(lastDie, stuck, '0: stop')).toBe('last-die.place-first');
    expect(played(lastDie, stuck, ['0: place 6 2']).points).toEqual([30, 80]);
  });

  test('D6 after each roll anew', () => {
    const again = played(lastDie, rolled(), ['0: place 2 1', '0: roll [3 1 1 1]']);
    expect(refusal(lastDie, again, '0: stop')).toBe('last-die.place-first');
    expect(refusal(lastDie, again, '0: roll [1 2 3 4]')).toBe('last-die.place-first');
    expect(refusal(lastDie, played(lastDie, again, ['0: place 3 1']), '0: stop')).toBeNull();
  });
});

describe('the end of a turn', () => {
  test('D7 if no die fits the turn ends, and the dice go back', () => {
    const next = played(lastDie, first(), ['0: roll [4 4 4 4 4]']);
    expect(turn(next)).toEqual([1]);
    expect(movesOf(lastDie, next, 1)).toEqual(['roll']);
    expect([next.dice, next.hand]).toEqual([[15, 15], []]);
  });

  test('D7 after a further roll too: what was placed stays', () => {
    const next = played(lastDie, first(), ['0: roll [6 6 6 6 6]', '0: place 6 2', '0: roll [4 4 4 4]']);
    expect(turn(next)).toEqual([1]);
    expect([next.dice, next.rows[1], next.points]).toEqual([[14, 15], [6], [80, 80]]);
  });

  test('D7 is no entry of a record', () => {
    const opening = { seats: 2, start: [1, 1], options: { tableaus: [PIPS] } };
    expect(judged('last-die', opening, ['1: roll [4 4 4 4 4]'])).toMatchObject({
      turn: [0],
      moves: { 0: ['roll'] },
    });
    expect(judged('last-die', opening, ['1: roll [4 4 4 4 4]', '1: stop'])).toMatchObject({
      at: 1,
      reason: 'match.wrong-seat',
    });
  });

  test('D8 whoever stops takes the dice in hand back', () => {
    const next = played(lastDie, first(), ['0: roll [6 2 2 2 2]', '0: place 6 2', '0: place 2 1', '0: stop']);
    expect([next.dice, next.hand, turn(next)]).toEqual([[13, 15], [], [1]]);
  });

  test('D8 a further roll is of all dice in hand', () => {
    const placed = played(lastDie, first(), ['0: roll [6 2 2 2 2]', '0: place 6 2', '0: place 2 1']);
    expect(refusal(lastDie, placed, '0: roll [1 1]')).toBe('dice.too-few');
    expect(refusal(lastDie, placed, '0: roll [1 1 1 1]')).toBe('dice.left-over');
    const again = played(lastDie, placed, ['0: roll [5 1 1]']);
    expect([again.hand, reserveOf(again, 0)]).toEqual([[1, 1, 5], 10]);
    expect(refusal(lastDie, again, '0: place 2 5')).toBe('last-die.not-in-hand');
  });

  test('D8 five rolls at the most', () => {
    const stars = table(['+10: * * * * * *', ...PIPS.slice(1)]);
    const rolls = [5, 4, 3, 2, 1].flatMap((dice) => [
      `0: roll [${Array(dice).fill(4).join(' ')}]`,
      '0: place 4 1',
    ]);
    expect(turn(played(lastDie, stars, rolls.slice(0, -1)))).toEqual([0]);
    expect(turn(played(lastDie, stars, rolls))).toEqual([1]);
  });

  test('D13 the turn ends by itself when no die is left in hand', () => {
    const all = ['0: roll [6 2 3 4 5]', '0: place 6 2', '0: place 2 1', '0: place 3 1', '0: place 5 4'];
    const almost = played(lastDie, first(), all);
    expect(turn(almost)).toEqual([0]);
    const next = played(lastDie, almost, ['0: place 4 1']);
    expect([turn(next), next.dice, next.points]).toEqual([[1], [10, 15], [160, 80]]);
  });

  test('D13 also if the last die in hand completes no row, and whatever is in reserve', () => {
    const next = played(lastDie, { ...first(), dice: [1, 15] }, ['0: roll [6]', '0: place 6 2']);
    expect([turn(next), next.dice]).toEqual([[1], [0, 15]]);
  });
});

describe('in a record', () => {
  test.each(['place 2 7', 'place 2 0', 'place 7 1', 'place 02 1', 'place 2', 'place 2  1', 'Stop', 'pass'])(
    'M4 there is no move "%s"',
    (move) => {
      const opening = { seats: 2, start: [0, 1], options: { tableaus: [PIPS] } };
      const verdict = judged('last-die', opening, ['0: roll [2 2 2 2 2]', `0: ${move}`]);
      expect(verdict).toMatchObject({ at: 1, reason: 'match.unknown-move' });
    },
  );
});
