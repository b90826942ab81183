import { lastDie } from '../../src/engine/last-die';
import { classicTableaus, DOTTED } from '../../src/engine/last-die/classic';
import { SHORT, shortRound, shown, table } from './support/last-die-table';
import { judged, movesOf, opened, played, refusal } from './support/play-record';

const { turn, scores, ranking } = lastDie;

const PIPS = ['+60: 2 3 4', '-50: 6 6', '+60: 1 1', '+30: 5', '+20: 2', '+10: 3 3'];
const withFirst = (first: string) => [first, ...SHORT.slice(1)];
const three = [withFirst('+20: 1'), withFirst('+30: 1'), withFirst('+40: 1')];

describe('the opening', () => {
  test.each([
    [2, 15],
    [3, 10],
    [4, 7],
    [5, 6],
    [6, 5],
  ])('D1 %i players get %i dice each, and 80 points', (seats, dice) => {
    const state = table(SHORT, { seats });
    expect(state.dice).toEqual(Array(seats).fill(dice));
    expect(scores(state)).toEqual(Array(seats).fill(80));
  });

  test('D1 two to six players', () => {
    for (const seats of [1, 7]) {
      const opening = { seats, start: [0, 1], options: { tableaus: [SHORT] } };
      expect(judged('last-die', opening, [])).toMatchObject({ at: -1, reason: 'match.seats' });
    }
  });

  test('D2 the first seat is drawn, then the order of the tableaus', () => {
    const state = opened(lastDie, { seats: 3, start: [2, 3, 1, 2], options: { tableaus: three } });
    expect(turn(state)).toEqual([2]);
    expect(shown(state)).toEqual(three[2]);
  });

  test.each([
    { start: [2, 1, 2, 3], reason: 'dice.impossible' },
    { start: [0, 1, 2, 2], reason: 'dice.impossible' },
    { start: [0, 0, 1, 2], reason: 'dice.impossible' },
    { start: [0, 2, 3, 4], reason: 'dice.impossible' },
    { start: [0, 1, 2], reason: 'dice.too-few' },
    { start: [], reason: 'dice.too-few' },
    { start: [0, 1, 2, 3, 1], reason: 'dice.left-over' },
  ])('D2 the start $start of two players and three tableaus is refused', ({ start, reason }) => {
    const opening = { seats: 2, start, options: { tableaus: three } };
    expect(judged('last-die', opening, [])).toMatchObject({ at: -1, reason });
  });

  test('D2 when the stack is used up it starts again from the top', () => {
    const opening = { seats: 2, start: [0, 2, 3, 1], options: { tableaus: three } };
    let state = opened(lastDie, opening);
    const came = [shown(state)];
    for (let round = 0; round < 4; round += 1) {
      // Seat 1 fills the last box of each round, so seat 0 begins the next one.
      state = played(lastDie, state, shortRound(0, 1));
      came.push(shown(state));
    }
    expect(came).toEqual([three[1], three[2], three[0], three[1], three[2]]);
  });

  test('D2 with one tableau it comes up every round', () => {
    expect(shown(played(lastDie, table(SHORT), shortRound(0, 1)))).toEqual(SHORT);
  });

  test('D2 with "beginner" the dotted tableau comes first, the others in the order drawn', () => {
    const drawn = classicTableaus.map((_, at) => classicTableaus.length - at);
    const usual = opened(lastDie, { seats: 2, start: [0, ...drawn] });
    const beginner = opened(lastDie, { seats: 2, start: [0, ...drawn], options: { beginner: true } });
    expect(shown(usual)).toEqual(classicTableaus.at(-1));
    expect(shown(beginner)).toEqual(classicTableaus[DOTTED - 1]);
    const order = classicTableaus.map((_, round) => shown({ ...beginner, round }));
    const others = drawn.filter((number) => number !== DOTTED);
    expect(order).toEqual([DOTTED, ...others].map((number) => classicTableaus[number - 1]));
  });

  test('D2 "beginner" is for the classic tableaus alone', () => {
    const opening = { seats: 2, start: [0, 1], options: { tableaus: [SHORT], beginner: true } };
    expect(judged('last-die', opening, [])).toMatchObject({ at: -1, reason: 'last-die.beginner-tableaus' });
  });
});

describe('settling a row', () => {
  test('D9 a positive row pays at once, whoever placed the other dice', () => {
    const state = played(lastDie, table(PIPS), [
      '0: roll [2 3 6 6 6]',
      '0: place 2 1',
      '0: place 3 1',
      '0: stop',
      '1: roll [4 6 6 6 6]',
    ]);
    const settled = played(lastDie, state, ['1: place 4 1']);
    expect(scores(settled)).toEqual([80, 140]);
    expect(turn(settled)).toEqual([1]);
  });

  test('D9 a negative row costs its points', () => {
    const state = played(lastDie, table(PIPS), ['0: roll [6 6 4 4 4]', '0: place 6 2']);
    expect(scores(state)).toEqual([80, 80]);
    expect(scores(played(lastDie, state, ['0: place 6 2']))).toEqual([30, 80]);
  });

  test('D9 who cannot pay in full pays all and plays on', () => {
    const state = table(PIPS, { points: [30, 80], rows: [[], [6], [], [], [], []] });
    const poor = played(lastDie, state, ['0: roll [6 5 4 4 4]', '0: place 6 2']);
    expect(scores(poor)).toEqual([0, 80]);
    expect(scores(played(lastDie, poor, ['0: place 5 4']))).toEqual([30, 80]);
  });

  test.each([
    { order: 'minus 50, then plus 60', places: ['0: place 6 2', '0: place 4 1'], points: 60 },
    { order: 'plus 60, then minus 50', places: ['0: place 4 1', '0: place 6 2'], points: 40 },
  ])('D9 in the order of placing: with 30 points $order makes $points', ({ places, points }) => {
    const state = table(PIPS, { points: [30, 80], rows: [[2, 3], [6], [], [], [], []] });
    expect(scores(played(lastDie, state, ['0: roll [6 4 4 4 4]', ...places]))).toEqual([points, 80]);
  });
});

describe('dice that are used', () => {
  test('D10 stay on the tableau until the round ends', () => {
    const state = played(lastDie, table(PIPS), [
      '0: roll [2 3 4 1 1]',
      '0: place 2 1',
      '0: place 3 1',
      '0: place 4 1',
      '0: stop',
      '1: roll [6 6 6 6 6]',
      '1: place 6 2',
      '1: stop',
    ]);
    expect([state.dice, state.rows.slice(0, 2)]).toEqual([
      [12, 14],
      [[2, 3, 4], [6]],
    ]);
  });

  test('D10 a seat without dice sits out the rest of the round', () => {
    const state = table(PIPS, { seats: 4, dice: [5, 0, 0, 2] });
    const passed = played(lastDie, state, ['0: roll [4 4 4 4 4]']);
    expect(turn(passed)).toEqual([3]);
    expect(turn(played(lastDie, passed, ['3: roll [6 6]', '3: place 6 2', '3: stop']))).toEqual([0]);
  });

  test('D10 if nobody else has dice the same seat goes on', () => {
    const state = table(PIPS, { seats: 3, dice: [0, 3, 0], active: 1 });
    const again = played(lastDie, state, ['1: roll [4 4 4]']);
    expect([turn(again), movesOf(lastDie, again, 1)]).toEqual([[1], ['roll']]);
    const stopped = played(lastDie, again, ['1: roll [6 4 4]', '1: place 6 2', '1: stop']);
    expect(turn(stopped)).toEqual([1]);
    expect(refusal(lastDie, stopped, '1: roll [6 4]')).toBeNull();
  });

  test('D10 a seat that placed its last die is passed over', () => {
    const state = table(PIPS, { seats: 2, dice: [1, 3] });
    const next = played(lastDie, state, ['0: roll [6]', '0: place 6 2', '1: roll [4 4 4]']);
    expect(turn(next)).toEqual([1]);
  });
});

describe('the last box of a tableau', () => {
  const last = () =>
    table(SHORT, { seats: 4, rows: [[1], [2], [3], [4], [5], []], dice: [0, 0, 6, 3], active: 2 });

  test('D11 settles its row and ends the turn and the round, with dice left in hand', () => {
    const next = played(lastDie, last(), ['2: roll [6 6 6 1 1]', '2: place 6 6']);
    expect(scores(next)).toEqual([80, 80, 90, 80]);
    expect([next.dice, next.hand]).toEqual([[7, 7, 7, 7], []]);
    expect(next.rows).toEqual([[], [], [], [], [], []]);
    expect(refusal(lastDie, next, '2: stop')).toBe('match.wrong-seat');
  });

  test('D11 the left neighbour of whoever filled it starts', () => {
    const third = played(lastDie, last(), ['2: roll [6 6 6 1 1]', '2: place 6 6']);
    expect([turn(third), movesOf(lastDie, third, 3)]).toEqual([[3], ['roll']]);
    const fourth = played(lastDie, { ...last(), active: 3 }, ['3: roll [6 1 1]', '3: place 6 6']);
    expect(turn(fourth)).toEqual([0]);
  });

  test('D11 even if that neighbour had no dice left', () => {
    const first = played(lastDie, { ...last(), active: 3, dice: [0, 5, 0, 1] }, [
      '3: roll [6]',
      '3: place 6 6',
    ]);
    expect(turn(first)).toEqual([0]);
    expect(refusal(lastDie, first, '0: roll [1 1 1 1 1]')).toBeNull();
  });

  test('D11 the same through a record', () => {
    const opening = { seats: 3, start: [1, 1], options: { tableaus: [SHORT] } };
    expect(judged('last-die', opening, [...shortRound(1, 2), '0: roll [1 1 1 1 1]'])).toMatchObject({
      turn: [0],
      scores: [80, 130, 90],
      places: null,
      moves: { 0: ['place 1 1'] },
    });
  });

  test('D1 D11 four players fill 28 boxes with their 28 dice', () => {
    const ones = (boxes: number) => `+10: ${Array(boxes).fill(1).join(' ')}`;
    let state = table([6, 6, 6, 6, 3, 1].map(ones), { seats: 4 });
    let placed = 0;
    while (state.round === 0) {
      const seat = state.active;
      if (state.phase === 'roll') {
        const dice = Array(Math.min(5, state.dice[seat] ?? 0)).fill(1);
        state = played(lastDie, state, [`${seat}: roll [${dice.join(' ')}]`]);
      }
      state = played(lastDie, state, [`${seat}: ${movesOf(lastDie, state, seat)[0]}`]);
      placed += 1;
    }
    expect([placed, state.dice, turn(state)]).toEqual([28, [7, 7, 7, 7], [0]]);
    expect(scores(state).reduce((sum, points) => sum + points)).toBe(4 * 80 + 6 * 10);
  });
});

describe('the end of the game', () => {
  /** Seat 0 still has to place a 6 for 10 points and a pair of 5s that costs 40. */
  const rows = ['+10: 6', '-40: 5 5', '+10: 1', '+10: 2', '+10: 3', '+10: 4'];
  const nearEnd = (points: readonly number[]) =>
    table(rows, { seats: points.length, points, rows: [[], [5], [1], [2], [3], [4]] });
  const sixThenFive = ['0: roll [6 5 1 1 1]', '0: place 6 1', '0: place 5 2'];
  const fiveThenSix = ['0: roll [6 5 1 1 1]', '0: place 5 2', '0: place 6 1'];

  test('D12 510 points in the middle of a round and 470 at its end: the game goes on', () => {
    const middle = played(lastDie, nearEnd([500, 80]), sixThenFive.slice(0, 2));
    expect([scores(middle), turn(middle), ranking(middle)]).toEqual([[510, 80], [0], null]);
    const end = played(lastDie, middle, sixThenFive.slice(2));
    expect([scores(end), turn(end), ranking(end)]).toEqual([[470, 80], [1], null]);
  });

  test('D12 500 points at the end of a round end the game: most points win', () => {
    const end = played(lastDie, nearEnd([530, 80]), fiveThenSix);
    expect([scores(end), turn(end), ranking(end)]).toEqual([[500, 80], [], [1, 2]]);
    expect(refusal(lastDie, end, '1: roll [1 1 1 1 1]')).toBe('match.over');
    expect(refusal(lastDie, end, '0: stop')).toBe('match.over');
  });

  test('D12 490 points do not', () => {
    expect(turn(played(lastDie, nearEnd([520, 80]), fiveThenSix))).toEqual([1]);
  });

  test('D12 whoever has them, also without having filled the last box; ties share the place', () => {
    const end = played(lastDie, nearEnd([110, 600, 80, 600, 520]), fiveThenSix);
    expect(turn(end)).toEqual([]);
    expect(scores(end)).toEqual([80, 600, 80, 600, 520]);
    expect(ranking(end)).toEqual([4, 1, 4, 1, 3]);
  });

  test('D12 D14 another goal, through a record', () => {
    const opening = { seats: 2, start: [0, 1], options: { tableaus: [SHORT], goal: 130 } };
    const lines = shortRound(0, 1);
    expect(judged('last-die', opening, lines.slice(0, -1))).toMatchObject({ over: false, scores: [130, 80] });
    expect(judged('last-die', opening, lines)).toMatchObject({
      over: true,
      turn: [],
      scores: [130, 90],
      places: [1, 2],
    });
    const more = { ...opening, options: { ...opening.options, goal: 140 } };
    expect(judged('last-die', more, lines)).toMatchObject({ over: false, turn: [0], places: null });
  });
});
