import { sunRows } from '../../src/engine/sun-rows';
import { judged, refusal } from './support/play-record';
import { opening, QUICK, tableAfter, turn } from './support/sun-rows';

/** A turn in which these seats score the card in their first place and the others pass. */
const scoring = (seats: number, active: number, scorers: readonly number[]) => {
  const answers = Array.from({ length: seats }, (_, at) => (active + at) % seats);
  return turn(
    active,
    'roypp',
    ...answers.map((seat) => `${seat}: ${scorers.includes(seat) ? 'enter 1' : 'pass'}`),
  );
};

/** This many turns, from seat 0, in which these seats score. */
const turnsOf = (count: number, seats: number, scorers: readonly number[]) =>
  Array.from({ length: count }, (_, active) => scoring(seats, active % seats, scorers)).flat();

describe('the end', () => {
  test('S8 three scored cards do not end the game', () => {
    expect(judged('sun-rows', opening(), turnsOf(3, 2, [0]))).toMatchObject({
      over: false,
      turn: [1],
      scores: [9, 0],
      places: null,
    });
  });

  test('S8 the game ends after the turn in which a seat scored its fourth card', () => {
    expect(judged('sun-rows', opening(), turnsOf(4, 2, [0]))).toMatchObject({
      over: true,
      turn: [],
      scores: [12, 0],
      places: [1, 2],
      moves: {},
    });
  });

  test('S8 all seats still answer in that turn', () => {
    const seats = 3;
    const lines = [...turnsOf(3, seats, [0]), ...scoring(seats, 0, [0, 1, 2])];
    expect(judged('sun-rows', opening({ seats }), lines.slice(0, -2))).toMatchObject({ turn: [1] });
    expect(judged('sun-rows', opening({ seats }), lines.slice(0, -1))).toMatchObject({ turn: [2] });
    expect(judged('sun-rows', opening({ seats }), lines)).toMatchObject({
      over: true,
      scores: [12, 3, 3],
      places: [1, 2, 2],
    });
  });

  test('S8 the last to answer may be the one that ends the game', () => {
    const last = scoring(2, 0, [1]);
    const lines = [...turnsOf(3, 2, [1]), ...turn(1, 'rrrrr', '1: pass', '0: pass'), ...last];
    expect(judged('sun-rows', opening(), lines.slice(0, -1))).toMatchObject({ over: false, turn: [1] });
    expect(judged('sun-rows', opening(), lines)).toMatchObject({ over: true, scores: [0, 12] });
  });

  test('S8 two seats may score their fourth card in the same turn', () => {
    const verdict = judged('sun-rows', opening(), turnsOf(4, 2, [0, 1]));
    expect(verdict).toMatchObject({ over: true, scores: [12, 12], places: [1, 1] });
    expect(tableAfter(opening(), turnsOf(4, 2, [0, 1])).scored).toEqual([4, 4]);
  });

  test('S8 after the end nothing more is played', () => {
    const state = tableAfter(opening(), turnsOf(4, 2, [0]));
    for (const move of ['roll [1 1 1 1 1]', 'pass', 'enter 2', 'take 1'])
      expect(refusal(sunRows, state, `0: ${move}`)).toBe('match.over');
  });
});

describe('counting', () => {
  /** Seat 1 enters two rolls on each of its cards, then seat 0 scores its four. */
  const table = opening({
    cards: [QUICK, QUICK, 'yellow 6*, purple 3, green 6, blue 6', 'red 2=8, orange 3, blue 6'],
  });
  const first = [...turn(0, 'yyyyy', '0: pass', '1: enter 1'), ...turn(1, 'ypppg', '1: enter 1', '0: pass')];
  const second = [...turn(0, 'rrooo', '0: pass', '1: enter 2'), ...turn(1, 'bbggg', '1: enter 2', '0: pass')];

  test('S8 while the game runs only scored cards count', () => {
    expect(judged('sun-rows', table, [...first, ...second])).toMatchObject({ scores: [0, 0] });
    const lines = [...first, ...turnsOf(3, 2, [0])];
    expect(judged('sun-rows', table, lines)).toMatchObject({ over: false, scores: [9, 0] });
  });

  test('S8 yellow 6 with a sun and purple 3 full at the end: 9', () => {
    const lines = [...first, ...turnsOf(4, 2, [0])];
    expect(judged('sun-rows', table, lines)).toMatchObject({ over: true, scores: [12, 9], places: [1, 2] });
  });

  test('S8 the full rows of all unscored cards count at the end, and may win', () => {
    const lines = [...first, ...second, ...turnsOf(4, 2, [0])];
    expect(judged('sun-rows', table, lines)).toMatchObject({
      over: true,
      scores: [12, 9 + 8 + 3],
      places: [2, 1],
    });
  });

  test('S8 the seat that ends the game counts its unscored card too', () => {
    const cards = [QUICK, 'purple 2=9, red 6, blue 6'];
    const lines = [...turnsOf(3, 2, [0]), ...turn(1, 'ppggg', '1: pass', '0: enter 2')];
    const last = [...lines, ...turnsOf(1, 2, [0])];
    expect(judged('sun-rows', opening({ cards }), lines)).toMatchObject({ over: false, scores: [9, 0] });
    expect(judged('sun-rows', opening({ cards }), last)).toMatchObject({ over: true, scores: [21, 0] });
  });
});
