import { arena } from '../../src/engine/arena';
import { facesIn, midGame, table, tableAfter, toss } from './support/arena';
import { judged, movesOf, played, refusal } from './support/play-record';

describe('the start', () => {
  test.each([
    [2, 9],
    [3, 8],
    [4, 7],
    [5, 6],
  ])('A1 with %i seats each gets %i dice', (seats, dice) => {
    const state = tableAfter(table(seats));
    expect(state.reserves).toEqual(Array(seats).fill(dice));
    expect(arena.scores(state)).toEqual(state.reserves);
  });

  test('A1 one die lies in the middle, and it is any but an X', () => {
    expect(tableAfter({ seats: 2, start: [0, 5] }).arena).toEqual([{ face: 5, x: 0, y: 0, turn: 0 }]);
    for (const face of [2, 3, 4, 5, 6])
      expect(judged('arena', { seats: 2, start: [0, face] }, [])).toMatchObject({ ok: true });
    for (const face of [0, 1, 7])
      expect(judged('arena', { seats: 2, start: [0, face] }, [])).toMatchObject({
        at: -1,
        reason: 'dice.impossible',
      });
  });

  test('A1 the seat that was drawn begins', () => {
    expect(judged('arena', table(4, 2), [])).toMatchObject({ turn: [2], moves: { 2: ['throw'] } });
    expect(judged('arena', table(4, 4), [])).toMatchObject({ at: -1, reason: 'dice.impossible' });
    expect(judged('arena', { seats: 2, start: [0] }, [])).toMatchObject({ at: -1, reason: 'dice.too-few' });
    expect(judged('arena', { seats: 2, start: [0, 4, 4] }, [])).toMatchObject({ reason: 'dice.left-over' });
  });

  test('A1 turns go clockwise', () => {
    expect(judged('arena', table(4, 2), [toss(2, 4, 4)])).toMatchObject({ turn: [3] });
    expect(judged('arena', table(4, 3), [toss(3, 4, 4)])).toMatchObject({ turn: [0] });
  });

  test('M1 two to five seats', () => {
    expect(judged('arena', table(1), [])).toMatchObject({ at: -1, reason: 'match.seats' });
    expect(judged('arena', table(6), [])).toMatchObject({ at: -1, reason: 'match.seats' });
  });
});

describe('a turn', () => {
  test('A2 a seat must throw', () => {
    const state = tableAfter(table());
    expect(movesOf(arena, state, 0)).toEqual(['throw']);
    expect(refusal(arena, state, '0: stop')).toBe('arena.must-throw');
    expect(refusal(arena, state, toss(1, 4, 5))).toBe('match.wrong-seat');
  });

  test('A2 one die of the reserve is thrown', () => {
    const state = tableAfter(table(), [toss(0, 4, 5)]);
    expect(state.reserves).toEqual([8, 9]);
    expect(facesIn(state)).toEqual([4, 5]);
    expect(refusal(arena, tableAfter(table()), toss(0, 4))).toBe('dice.too-few');
    expect(refusal(arena, tableAfter(table()), toss(0, 4, 5, 6))).toBe('dice.left-over');
  });

  test('A2 regrouping is not throwing: it still must', () => {
    const state = tableAfter(table(), ['0: regroup 1 10 10 0']);
    expect(movesOf(arena, state, 0)).toEqual(['throw']);
    expect(refusal(arena, state, '0: stop')).toBe('arena.must-throw');
  });

  test('A5 without a match the thrower throws another die or stops', () => {
    const state = tableAfter(table(), [toss(0, 4, 5)]);
    expect(arena.turn(state)).toEqual([0]);
    expect(movesOf(arena, state, 0)).toEqual(['throw', 'stop']);
    expect(judged('arena', table(), [toss(0, 4, 5), '0: stop'])).toMatchObject({
      turn: [1],
      scores: [8, 9],
      moves: { 1: ['throw'] },
    });
    expect(refusal(arena, state, '0: stop [1]')).toBe('dice.left-over');
  });

  test('A5 taking dice ends the turn', () => {
    expect(judged('arena', table(), [toss(0, 4, 4)])).toMatchObject({ turn: [1], scores: [10, 9] });
  });

  test('A5 neither an X nor a die that is out ends the turn', () => {
    for (const face of [1, 0]) {
      const state = tableAfter(table(), [toss(0, 4, face)]);
      expect(movesOf(arena, state, 0)).toEqual(['throw', 'stop']);
      expect(state.reserves).toEqual([8, 9]);
      expect(facesIn(state)).toEqual([4]);
    }
  });

  test('A5 2, 3, 5 and then 2, 3, 4, 6 go on; 3, 3, 5, 5, 6 takes four dice, and the 6 stays', () => {
    const first = played(arena, midGame([2, 3, 5], [5, 5]), [toss(0, 2, 3, 4, 6)]);
    expect(movesOf(arena, first, 0)).toEqual(['throw', 'stop']);
    const second = played(arena, first, [toss(0, 3, 3, 5, 5, 6)]);
    expect(facesIn(second)).toEqual([6]);
    expect(second.reserves).toEqual([5 - 2 + 4, 5]);
    expect(arena.turn(second)).toEqual([1]);
  });
});

describe('after a throw', () => {
  const from = midGame([2, 3, 5], [5, 5]);
  const thrown = (...faces: readonly number[]) => played(arena, from, [toss(0, ...faces)]);

  test('A4 a die that is out is out of the game', () => {
    const state = thrown(2, 0, 5, 0);
    expect(facesIn(state)).toEqual([2, 5]);
    expect(state.reserves).toEqual([4, 5]);
  });

  test('A4 a die that is out matches nothing', () => {
    expect(thrown(0, 0, 5, 6).reserves).toEqual([4, 5]);
  });

  test('A4 every X is out of the game, and several are no match', () => {
    const state = thrown(1, 1, 5, 1);
    expect(facesIn(state)).toEqual([5]);
    expect(state.reserves).toEqual([4, 5]);
    expect(movesOf(arena, state, 0)).toEqual(['throw', 'stop']);
  });

  test('A4 all dice of a value that shows twice or more are taken', () => {
    expect(thrown(2, 3, 5, 5).reserves).toEqual([6, 5]);
    expect(thrown(5, 3, 5, 5)).toMatchObject({ reserves: [7, 5] });
    expect(facesIn(thrown(5, 3, 5, 5))).toEqual([3]);
    expect(thrown(5, 5, 5, 5)).toMatchObject({ reserves: [8, 5], arena: [] });
  });

  test('A4 several values may match at once', () => {
    expect(thrown(5, 2, 5, 2)).toMatchObject({ reserves: [8, 5], arena: [] });
  });

  test('A4 dice that the throw only turned over match as well', () => {
    const state = thrown(6, 6, 5, 4);
    expect(facesIn(state)).toEqual([5, 4]);
    expect(state.reserves).toEqual([6, 5]);
  });

  test('A4 X and a pair in one throw: the X is out, the pair is taken, the turn is over', () => {
    const state = thrown(1, 3, 5, 3);
    expect(facesIn(state)).toEqual([5]);
    expect(state.reserves).toEqual([6, 5]);
    expect(arena.turn(state)).toEqual([1]);
  });

  test('A4 a cocked die counts with the face that it came to outside, and lies with it', () => {
    const alone = thrown(2, 3, 5, 16);
    expect(facesIn(alone)).toEqual([2, 3, 5, 6]);
    expect(thrown(2, 13, 5, 3).reserves).toEqual([6, 5]);
    expect(facesIn(thrown(2, 13, 5, 3))).toEqual([2, 5]);
  });

  test('A4 a cocked die that came to X is out', () => {
    const state = thrown(2, 11, 5, 6);
    expect(facesIn(state)).toEqual([2, 5, 6]);
    expect(movesOf(arena, state, 0)).toEqual(['throw', 'stop']);
  });

  test('A4 the dice that stay keep their order, the thrown ones come last', () => {
    expect(facesIn(thrown(6, 1, 3, 2))).toEqual([6, 3, 2]);
  });

  test('A4 a die lies where the throw left it', () => {
    const state = played(arena, midGame([2], [5, 5]), ['0: throw [7 2 -11 12 359 5 100 -40 77]']);
    expect(state.arena).toEqual([
      { face: 2, x: -11, y: 12, turn: 359 },
      { face: 5, x: 100, y: -40, turn: 77 },
    ]);
  });
});

describe('an empty arena', () => {
  const all = (...faces: readonly number[]) => faces.concat(Array(9 - faces.length).fill(1));

  test('A6 emptied by a match, the next seat throws its whole reserve at once', () => {
    const empty = tableAfter(table(), [toss(0, 4, 4)]);
    expect(movesOf(arena, empty, 1)).toEqual(['throw']);
    expect(refusal(arena, empty, toss(1, 5))).toBe('dice.too-few');
    expect(refusal(arena, empty, toss(1, ...all(5), 2))).toBe('dice.left-over');
    const thrown = played(arena, empty, [toss(1, ...all(2, 2, 3, 4))]);
    expect(facesIn(thrown)).toEqual([3, 4]);
    expect(thrown.reserves).toEqual([10, 2]);
    expect(arena.turn(thrown)).toEqual([0]);
  });

  test('A6 a grand throw that matches nothing uses up the reserve: the seat is out', () => {
    const state = played(arena, tableAfter(table(3), [toss(0, 4, 4)]), [toss(1, 2, 3, 4, 5, 6, 1, 1, 0)]);
    expect(state).toMatchObject({ reserves: [9, 0, 8], out: [1], active: 2 });
    expect(facesIn(state)).toEqual([2, 3, 4, 5, 6]);
  });

  test('A6 it may leave the arena empty for the next seat to make one', () => {
    const state = played(arena, midGame([], [3, 4]), [toss(0, 6, 6, 6)]);
    expect(state).toMatchObject({ reserves: [3, 4], arena: [], active: 1 });
    expect(refusal(arena, state, toss(1, 2, 3, 4, 5))).toBeNull();
    expect(refusal(arena, state, toss(1, 2))).toBe('dice.too-few');
  });

  test('A6 emptied in mid-turn, the thrower throws one more die or stops', () => {
    const emptied = tableAfter(table(), [toss(0, 1, 1)]);
    expect(emptied.arena).toEqual([]);
    expect(movesOf(arena, emptied, 0)).toEqual(['throw', 'stop']);
    const once = played(arena, emptied, [toss(0, 5)]);
    expect(once.reserves).toEqual([7, 9]);
    expect(facesIn(once)).toEqual([5]);
    expect(refusal(arena, emptied, toss(0, 5, 6))).toBe('dice.left-over');
  });

  test('A6 stopping over an empty arena hands it on: the next seat makes the grand throw', () => {
    const state = tableAfter(table(), [toss(0, 1, 0), '0: stop']);
    expect(refusal(arena, state, toss(1, 2))).toBe('dice.too-few');
    expect(refusal(arena, state, toss(1, ...all(2, 3)))).toBeNull();
  });

  test('A6 an aim makes no difference to how many are thrown', () => {
    const empty = midGame([], [2, 2]);
    expect(refusal(arena, empty, '0: throw 0 -90 0 400 [7 2 0 0 0 3 40 0 0]')).toBeNull();
    expect(refusal(arena, empty, '0: throw 0 -90 0 400 [7 2 0 0 0]')).toBe('dice.too-few');
  });
});
