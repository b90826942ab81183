import { sunRows } from '../../src/engine/sun-rows';
import { judged, movesOf, refusal } from './support/play-record';
import { boxes, copies, numbersOf, opening, tableAfter, turn, upTo } from './support/sun-rows';

/** Seat 0 holds 1 … 5, seat 1 6 … 10; 11 … 14 are in the pile. */
const table = { ...opening({ variant: 'advanced' }), ...options(14) };
/** The cards that the last answer shuffles: the returned ones and the pile. */
const PILE = '2 4 6 7 11 12 13 14';
const KEPT = ['0: keep 1 3 5', `1: keep 3 4 5 [${PILE}]`];

function options(count: number) {
  return { options: { variant: 'advanced', cards: copies(count) }, start: [0, ...upTo(count)] };
}

describe('keeping', () => {
  test('S9 five cards are dealt to each, clockwise from the first seat', () => {
    const state = tableAfter({ ...opening({ seats: 3, first: 2, variant: 'advanced' }) });
    expect([2, 0, 1].map((seat) => numbersOf(state, seat))).toEqual([
      [1, 2, 3, 4, 5],
      [6, 7, 8, 9, 10],
      [11, 12, 13, 14, 15],
    ]);
  });

  test('S9 three of the five are kept, in every way there is', () => {
    const moves = movesOf(sunRows, tableAfter(table), 0);
    expect(moves).toHaveLength(10);
    expect(new Set(moves).size).toBe(10);
    expect(moves).toEqual(expect.arrayContaining(['keep 1 2 3', 'keep 1 3 5', 'keep 3 4 5']));
    expect(movesOf(sunRows, tableAfter(table), 1)).toEqual(moves);
  });

  test('S9 neither more nor fewer than three', () => {
    for (const wrong of ['keep 1', 'keep 1 2', 'keep 1 2 3 4', 'keep 1 2 3 4 5'])
      expect(refusal(sunRows, tableAfter(table), `0: ${wrong}`)).toBe('sun-rows.keep-three');
  });

  test('S9 the seats keep in any order, each once', () => {
    expect(sunRows.turn(tableAfter(table))).toEqual([0, 1]);
    const one = tableAfter(table, ['1: keep 1 2 3']);
    expect(sunRows.turn(one)).toEqual([0]);
    expect(refusal(sunRows, one, '1: keep 1 2 4')).toBe('match.wrong-seat');
    const both = tableAfter(table, ['1: keep 1 2 3', '0: keep 1 2 3 [4 5 9 10 11 12 13 14]']);
    expect(numbersOf(both, 1)).toEqual([6, 7, 8]);
    expect(both.open).toEqual([4, 5, 9]);
  });

  test('S9 until all have answered, cards and open cards stay as they are', () => {
    const one = tableAfter(table, ['0: keep 1 3 5']);
    expect(numbersOf(one, 0)).toEqual([1, 2, 3, 4, 5]);
    expect(one.open).toEqual([]);
    expect(movesOf(sunRows, one, 1)).toEqual(movesOf(sunRows, tableAfter(table), 1));
  });

  test('S9 a seat may know what it keeps itself and no more', () => {
    const one = tableAfter(table, ['0: keep 1 3 5']);
    expect(sunRows.view(one, 0).kept).toEqual([[1, 3, 5], null]);
    expect(sunRows.view(one, 1).kept).toEqual([null, null]);
  });

  test('S9 nobody rolls before all have kept', () => {
    const one = tableAfter(table, ['0: keep 1 3 5']);
    for (const move of ['roll [1 1 1 1 1]', 'stop', 'reroll 1 [1]', 'enter 1', 'pass', 'take 1'])
      expect(refusal(sunRows, one, `1: ${move}`)).toBe('sun-rows.keep-first');
  });

  test('S9 then the first active seat rolls, and nothing is kept any more', () => {
    const state = tableAfter({ ...table, start: [1, ...upTo(14)] }, [
      '0: keep 1 3 5',
      '1: keep 3 4 5 [7 9 1 2 11 12 13 14]',
    ]);
    expect(sunRows.turn(state)).toEqual([1]);
    expect(movesOf(sunRows, state, 1)).toEqual(['roll']);
    expect(refusal(sunRows, state, '1: keep 1 2 3')).toBe('sun-rows.cards-kept');
    expect(numbersOf(state, 1)).toEqual([3, 4, 5]);
  });

  test('S9 the kept cards close up in their order, and three cards of the new pile lie open', () => {
    const state = tableAfter(table, KEPT);
    expect(numbersOf(state, 0)).toEqual([1, 3, 5]);
    expect(numbersOf(state, 1)).toEqual([8, 9, 10]);
    expect(state.open).toEqual([2, 4, 6]);
    expect(state.pile).toEqual([7, 11, 12, 13, 14]);
  });

  test('S9 the new pile is in the entry of the last to answer, and there alone', () => {
    expect(refusal(sunRows, tableAfter(table), `0: keep 1 3 5 [${PILE}]`)).toBe('dice.left-over');
    expect(refusal(sunRows, tableAfter(table, KEPT.slice(0, 1)), '1: keep 3 4 5')).toBe('dice.too-few');
  });

  test.each([
    ['2 4 6 7 11 12 13', 'dice.too-few', 'a card lacks'],
    ['2 4 6 7 11 12 13 14 1', 'dice.left-over', 'a card too many'],
    ['2 4 6 7 11 12 13 13', 'dice.impossible', 'a card twice'],
    ['2 4 6 7 11 12 13 15', 'dice.impossible', 'a card that there is not'],
    ['2 4 6 7 11 12 13 0', 'dice.impossible', 'cards count from 1'],
    ['2 4 6 7 11 12 13 1', 'dice.impossible', 'a card that seat 0 keeps'],
    ['2 4 6 7 11 12 13 10', 'dice.impossible', 'a card that seat 1 keeps'],
  ])('S9 the new pile %j is refused with %s: %s', (pile, code) => {
    expect(refusal(sunRows, tableAfter(table, KEPT.slice(0, 1)), `1: keep 3 4 5 [${pile}]`)).toBe(code);
  });

  test('S9 the basic game has no cards to keep', () => {
    expect(refusal(sunRows, tableAfter(opening()), '0: keep 1 2 3')).toBe('sun-rows.roll-first');
  });
});

describe('taking', () => {
  const scored = [...KEPT, ...turn(0, 'roypp', '0: enter 2')];

  test('S9 a seat that has scored a card takes a new one before the next seat answers', () => {
    expect(judged('sun-rows', table, scored)).toMatchObject({
      turn: [0],
      scores: [3, 0],
      moves: { 0: ['take 1', 'take 2', 'take 3'] },
    });
    const state = tableAfter(table, scored);
    for (const move of ['pass', 'enter 1', 'roll [1 1 1 1 1]', 'stop'])
      expect(refusal(sunRows, state, `0: ${move}`)).toBe('sun-rows.take-first');
    expect(refusal(sunRows, state, '1: pass')).toBe('match.wrong-seat');
    expect(sunRows.turn(tableAfter(table, [...scored, '0: take 1']))).toEqual([1]);
  });

  test('S9 the new card takes the place of the scored one, and the gap is filled from the pile', () => {
    const state = tableAfter(table, [...scored, '0: take 2']);
    expect(numbersOf(state, 0)).toEqual([1, 4, 5]);
    expect(boxes(state, 0, 2)).toEqual([0, 0, 0, 0]);
    expect(state.open).toEqual([2, 7, 6]);
    expect(state.pile).toEqual([11, 12, 13, 14]);
  });

  test('S9 taking throws no dice', () => {
    expect(refusal(sunRows, tableAfter(table, scored), '0: take 2 [7]')).toBe('dice.left-over');
  });

  test('S9 only an open card is taken', () => {
    expect(refusal(sunRows, tableAfter(table, scored), '0: take 4')).toBe('sun-rows.no-such-open-card');
    expect(sunRows.check(tableAfter(table, scored), 0, { kind: 'take', place: 0 })?.code).toBe(
      'sun-rows.no-such-open-card',
    );
  });

  test('S9 a card is taken only after one has been scored', () => {
    const kept = tableAfter(table, KEPT);
    expect(refusal(sunRows, kept, '0: take 1')).toBe('sun-rows.nothing-to-take');
    const answering = tableAfter(table, [...KEPT, ...turn(0, 'rrrrr')]);
    expect(refusal(sunRows, answering, '0: take 1')).toBe('sun-rows.nothing-to-take');
    const next = tableAfter(table, [...scored, '0: take 1']);
    expect(refusal(sunRows, next, '1: take 1')).toBe('sun-rows.nothing-to-take');
  });

  test('S9 the last to answer takes its card before the dice pass', () => {
    const lines = [...KEPT, ...turn(0, 'roypp', '0: pass', '1: enter 1')];
    expect(sunRows.turn(tableAfter(table, lines))).toEqual([1]);
    expect(judged('sun-rows', table, [...lines, '1: take 3'])).toMatchObject({ moves: { 1: ['roll'] } });
  });

  test('S9 a card that is not complete brings no new one', () => {
    expect(sunRows.turn(tableAfter(table, [...KEPT, ...turn(0, 'royyy', '0: enter 1')]))).toEqual([1]);
  });

  /** Both seats score their first card in the same turn and take the first open one. */
  const both = (active: number) => {
    const seats = [active, 1 - active];
    return turn(active, 'roypp', ...seats.flatMap((seat) => [`${seat}: enter 1`, `${seat}: take 1`]));
  };
  const small = { ...table, ...options(12) };
  const smallKept = ['0: keep 1 2 3', '1: keep 1 2 3 [4 5 9 10 11 12]'];

  test('S9 with an empty pile the open cards close up', () => {
    const lines = [...smallKept, ...both(0), ...turn(1, 'roypp', '1: enter 1', '1: take 1')];
    const full = tableAfter(small, lines);
    expect([full.open, full.pile]).toEqual([[12, 5, 9], []]);
    const one = tableAfter(small, [...lines, '0: enter 1', '0: take 2']);
    expect(one.open).toEqual([12, 9]);
    expect(numbersOf(one, 0)[0]).toBe(5);
    const next = tableAfter(small, [...lines, '0: enter 1', '0: take 2', ...turn(0, 'roypp', '0: enter 2')]);
    expect(movesOf(sunRows, next, 0)).toEqual(['take 1', 'take 2']);
    expect(refusal(sunRows, next, '0: take 3')).toBe('sun-rows.no-such-open-card');
  });

  test('S9 with six cards a seat nobody ever lacks one', () => {
    const state = tableAfter(small, [...smallKept, ...both(0), ...both(1), ...both(0)]);
    expect([state.open, state.pile]).toEqual([[], []]);
    expect(numbersOf(state, 0)).not.toContain(null);
    expect(numbersOf(state, 1)).not.toContain(null);
  });

  test('S9 the fourth card brings no new one, and ends the game', () => {
    const three = [...smallKept, ...both(0), ...both(1), ...both(0)];
    const fourth = [...three, ...turn(1, 'roypp', '1: pass', '0: enter 1')];
    expect(judged('sun-rows', small, fourth)).toMatchObject({ over: true, scores: [12, 9], places: [1, 2] });
    expect(numbersOf(tableAfter(small, fourth), 0)).toEqual([null, 2, 3]);
  });
});
