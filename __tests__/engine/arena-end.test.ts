import { arena } from '../../src/engine/arena';
import { facesIn, midGame, table, toss } from './support/arena';
import { judged, movesOf, played, refusal } from './support/play-record';

/** Seat 0 throws its last die at a 2 and a 3. */
const last = (reserves: readonly number[], more = {}) => midGame([2, 3], [1, ...reserves], more);

describe('going out', () => {
  test('A7 the last die with a match comes back, and the seat stays in', () => {
    const state = played(arena, last([4, 4]), [toss(0, 2, 3, 3)]);
    expect(state).toMatchObject({ reserves: [2, 4, 4], out: [], active: 1 });
  });

  test('A7 the last die without a match: the turn ends by itself and the seat is out', () => {
    const state = played(arena, last([4, 4]), [toss(0, 2, 3, 5)]);
    expect(state).toMatchObject({ reserves: [0, 4, 4], out: [0], active: 1 });
    expect(facesIn(state)).toEqual([2, 3, 5]);
    expect(refusal(arena, state, '0: stop')).toBe('match.wrong-seat');
  });

  test('A7 a seat is also out if its last die shows an X or leaves the arena', () => {
    for (const face of [1, 0]) {
      const state = played(arena, last([4, 4]), [toss(0, 2, 3, face)]);
      expect(state).toMatchObject({ reserves: [0, 4, 4], out: [0], active: 1 });
    }
  });

  test('A7 the last die may also bring other dice back by turning them over', () => {
    const state = played(arena, last([4, 4]), [toss(0, 6, 6, 1)]);
    expect(state).toMatchObject({ reserves: [2, 4, 4], out: [], arena: [] });
  });

  test('A7 with a die left the seat is not out when it stops', () => {
    const state = played(arena, midGame([2, 3], [2, 4, 4]), [toss(0, 2, 3, 5), '0: stop']);
    expect(state).toMatchObject({ reserves: [1, 4, 4], out: [] });
  });

  test('A7 a seat that is out is passed over', () => {
    const state = played(arena, midGame([2, 3], [5, 0, 0, 5], { out: [2, 1] }), [toss(0, 2, 3, 3)]);
    expect(arena.turn(state)).toEqual([3]);
    const next = played(arena, state, [toss(3, 2, 2)]);
    expect(arena.turn(next)).toEqual([0]);
  });

  test('A7 the last seat left wins, the others are placed by when they went out', () => {
    const third = played(arena, last([2, 0, 2, 0], { out: [4, 2] }), [toss(0, 2, 3, 5)]);
    expect(arena.turn(third)).toEqual([1]);
    expect(arena.ranking(third)).toBeNull();
    const over = played(arena, third, [toss(1, 2, 3, 5, 6), toss(1, 2, 3, 5, 6, 1)]);
    expect(arena.turn(over)).toEqual([]);
    expect(arena.ranking(over)).toEqual([3, 2, 4, 1, 5]);
    expect(arena.scores(over)).toEqual([0, 0, 0, 2, 0]);
    expect(refusal(arena, over, toss(3, 2))).toBe('match.over');
  });

  test('A7 a whole game of two, as a record', () => {
    const lines = [toss(0, 4, 4), toss(1, 2, 3, 4, 5, 6, 1, 1, 1, 0)];
    expect(judged('arena', table(), lines)).toMatchObject({
      over: true,
      turn: [],
      scores: [10, 0],
      places: [1, 2],
      moves: {},
    });
  });

  test('A7 a throw that ends a single game draws nothing more', () => {
    expect(refusal(arena, last([4]), toss(0, 2, 3, 5).replace(']', ' 4]'))).toBe('dice.left-over');
  });
});

describe('a tournament', () => {
  /** The throw that ends a round draws the next round's first die. */
  const ending = (line: string, first: number) => line.replace(']', ` ${first}]`);
  /** Seat 0 takes the first die; then each seat clockwise throws all it has and is out, until one is left. */
  const grand = (seats: number) => [2, 3, 4, 5, 6, 1, 1, 1, 1].slice(0, 11 - seats);

  test('A8 one round is played unless a tournament is asked for', () => {
    expect(arena.options.read({})).toEqual({ rounds: 'single' });
    expect(judged('arena', { ...table(), options: {} }, [])).toMatchObject({ scores: [9, 9] });
    expect(judged('arena', table(2, 0, 'tournament'), [])).toMatchObject({ scores: [0, 0] });
  });

  test('A8 there are no other rounds', () => {
    for (const rounds of ['', 'double', 'Single'])
      expect(judged('arena', { ...table(), options: { rounds } }, [])).toMatchObject({
        at: -1,
        reason: 'arena.rounds',
      });
    for (const shape of [{ rounds: 3 }, { rounds: null }, { round: 'single' }, [], null])
      expect(arena.options.read(shape)).toBeNull();
  });

  test('A8 of four, those going out score 3, 2, 1 and the winner 0, at once', () => {
    const one = midGame([2, 3], [1, 1, 1, 5], { tournament: true });
    const out1 = played(arena, one, [toss(0, 2, 3, 5)]);
    expect(arena.scores(out1)).toEqual([3, 0, 0, 0]);
    const out2 = played(arena, out1, [toss(1, 2, 3, 5, 6)]);
    expect(arena.scores(out2)).toEqual([3, 2, 0, 0]);
    const out3 = played(arena, out2, [ending(toss(2, 2, 3, 5, 6, 1), 4)]);
    expect(arena.scores(out3)).toEqual([3, 2, 1, 0]);
    expect(arena.ranking(out3)).toBeNull();
  });

  test('A8 points of the rounds add up', () => {
    const state = midGame([2, 3], [1, 4, 4], { tournament: true, points: [1, 2, 0], round: 1 });
    expect(arena.scores(played(arena, state, [toss(0, 2, 3, 5)]))).toEqual([3, 2, 0]);
  });

  test('A8 a new round has full reserves, everybody in, and its own first die in the middle', () => {
    const over = midGame([2, 3], [1, 0, 3], { tournament: true, out: [1], points: [0, 2, 0] });
    const next = played(arena, over, [ending(toss(0, 2, 3, 5), 6)]);
    expect(next).toMatchObject({ reserves: [8, 8, 8], out: [], points: [1, 2, 0] });
    expect(next.arena).toEqual([{ face: 6, x: 0, y: 0, turn: 0 }]);
    expect(movesOf(arena, next, 1)).toEqual(['throw']);
  });

  test('A8 the next first die is drawn after the fates, and is no X', () => {
    const over = midGame([2, 3], [1, 3], { tournament: true });
    expect(refusal(arena, over, toss(0, 2, 3, 5))).toBe('dice.too-few');
    for (const face of [0, 1, 7])
      expect(refusal(arena, over, ending(toss(0, 2, 3, 5), face))).toBe('dice.impossible');
    for (const face of [2, 6]) expect(refusal(arena, over, ending(toss(0, 2, 3, 5), face))).toBeNull();
    expect(refusal(arena, over, toss(0, 2, 3, 5).replace(']', ' 4 4]'))).toBe('dice.left-over');
  });

  test('A8 a throw that ends no round draws no first die', () => {
    const state = midGame([2, 3], [1, 3, 3], { tournament: true });
    expect(refusal(arena, state, ending(toss(0, 2, 3, 5), 4))).toBe('dice.left-over');
  });

  test('A8 the rounds start clockwise from who began the first, whoever won', () => {
    const from = (round: number) =>
      midGame([2, 3], [1, 0, 3], { tournament: true, out: [1], starter: 2, round });
    const starters = [0, 1].map((round) =>
      arena.turn(played(arena, from(round), [ending(toss(0, 2, 3, 5), 4)])),
    );
    expect(starters).toEqual([[0], [1]]);
  });

  test('A8 as many rounds as seats, and the fewest points win: a tournament of two, as a record', () => {
    const lines = [toss(1, 4, 4), ending(toss(0, ...grand(2)), 5), toss(0, 5, 5), toss(1, ...grand(2))];
    const tournament = table(2, 1, 'tournament');
    expect(judged('arena', tournament, lines.slice(0, 2))).toMatchObject({
      over: false,
      turn: [0],
      scores: [1, 0],
      places: null,
    });
    expect(judged('arena', tournament, lines)).toMatchObject({ over: true, scores: [1, 1], places: [1, 1] });
  });

  test('A8 the last round draws no more dice', () => {
    const state = midGame([2, 3], [1, 3], { tournament: true, round: 1, points: [0, 1] });
    expect(refusal(arena, state, ending(toss(0, 2, 3, 5), 4))).toBe('dice.left-over');
    expect(arena.turn(played(arena, state, [toss(0, 2, 3, 5)]))).toEqual([]);
  });

  test('A8 fewest points in all are first, ties share the place', () => {
    const state = midGame([2, 3], [1, 0, 0, 3], {
      tournament: true,
      round: 3,
      out: [1, 2],
      points: [4, 9, 5, 5],
    });
    const over = played(arena, state, [toss(0, 2, 3, 5)]);
    expect(arena.scores(over)).toEqual([5, 9, 5, 5]);
    expect(arena.ranking(over)).toEqual([1, 4, 1, 1]);
  });
});
