import { sunRows } from '../../src/engine/sun-rows';
import { judged, movesOf, refusal } from './support/play-record';
import { boxes, copies, numbersOf, opening, QUICK, tableAfter, turn, upTo } from './support/sun-rows';

/** Seat 0 has these cards in places 1 and 2; all other seats have cards that fill fast. */
const withCards = (first: string, second = QUICK) => opening({ cards: [first, second] });

/** Seat 0 enters these rolls on its first card in its own turns. No other seat enters. */
const entering = (...rolls: readonly string[]) =>
  rolls.flatMap((letters, round) => [
    ...(round === 0 ? [] : turn(1, 'ggggg', '1: pass', '0: pass')),
    ...turn(0, letters, '0: enter 1', '1: pass'),
  ]);

describe('what is entered', () => {
  test('S5 2 purple, 2 yellow, 1 orange: without an orange row, orange is left out', () => {
    const table = withCards('purple 5, yellow 3*, green 2, blue 4*, red 6');
    expect(boxes(tableAfter(table, entering('ppyyo')), 0, 1)).toEqual([2, 2, 0, 0, 0]);
  });

  test('S5 one yellow box free and two rolled: yellow is left out whole, purple is entered', () => {
    const table = withCards('purple 5, yellow 3*, green 2');
    expect(boxes(tableAfter(table, entering('yyooo', 'ppyyo')), 0, 1)).toEqual([2, 2, 0]);
  });

  test('S5 exactly as many as there are free boxes go in', () => {
    const table = withCards('purple 5, yellow 3*, green 2');
    expect(boxes(tableAfter(table, entering('yyooo', 'ppyoo')), 0, 1)).toEqual([2, 3, 0]);
  });

  test('S5 a full row takes no more', () => {
    const table = withCards('purple 5, yellow 2, green 2');
    expect(boxes(tableAfter(table, entering('yyooo', 'pyooo')), 0, 1)).toEqual([1, 2, 0]);
  });

  test('S5 five of a colour go into one row of five', () => {
    expect(boxes(tableAfter(withCards('red 5, green 1, blue 1'), entering('rrrrr')), 0, 1)).toEqual([
      5, 0, 0,
    ]);
  });

  test('S5 the choice is only which card, or to pass', () => {
    const state = tableAfter(withCards('red 2, green 3, blue 1'), turn(0, 'rgggb'));
    expect(movesOf(sunRows, state, 0)).toEqual(['enter 1', 'enter 2', 'pass']);
    expect(boxes(tableAfter(withCards('red 2, green 3, blue 2'), entering('rgggb')), 0, 1)).toEqual([
      1, 3, 1,
    ]);
  });

  test('S5 only the chosen card is written on', () => {
    const table = withCards('purple 6, yellow 2, green 2', 'purple 6, red 2, green 2');
    const state = tableAfter(table, turn(0, 'ppppo', '0: enter 2', '1: pass'));
    expect(boxes(state, 0, 1)).toEqual([0, 0, 0]);
    expect(boxes(state, 0, 2)).toEqual([4, 0, 0]);
  });

  test('S5 a card on which no colour goes cannot be chosen', () => {
    const state = tableAfter(withCards('purple 5, yellow 1, green 2'), turn(0, 'yyooo'));
    expect(movesOf(sunRows, state, 0)).toEqual(['pass']);
    expect(refusal(sunRows, state, '0: enter 1')).toBe('sun-rows.nothing-to-enter');
    expect(refusal(sunRows, state, '0: enter 2')).toBe('sun-rows.nothing-to-enter');
  });

  test('S5 there are only as many cards as one has', () => {
    const state = tableAfter(opening(), turn(0, 'royyy'));
    expect(refusal(sunRows, state, '0: enter 3')).toBe('sun-rows.no-such-card');
    expect(refusal(sunRows, state, '0: enter 9')).toBe('sun-rows.no-such-card');
  });

  test('S5 entering and passing throw no dice', () => {
    const lines = turn(0, 'royyy');
    expect(refusal(sunRows, tableAfter(opening(), lines), '0: enter 1 [3]')).toBe('dice.left-over');
    expect(refusal(sunRows, tableAfter(opening(), lines), '0: pass [3]')).toBe('dice.left-over');
  });
});

describe('scoring', () => {
  /** Returns seat 0's points for the card after these rolls; 0 if it is not scored. */
  const brings = (card: string, ...rolls: readonly string[]) =>
    tableAfter(withCards(card), entering(...rolls)).points[0];

  test('S6 purple 5, yellow 3 with a sun and green 2, but not blue: 12', () => {
    const card = 'purple 5, yellow 3*, green 2, blue 4*, red 6';
    expect(brings(card, 'ppppp', 'yyybb', 'ggbrr')).toBe(12);
  });

  test('S6 red 4 with a sun, orange 4, blue 4 with a sun, green 4: 21', () => {
    const card = 'red 4*, orange 4, blue 4*, green 4, yellow 4';
    // The last roll fills blue and green together. With one of them the card would have been scored before.
    expect(brings(card, 'rrrrp', 'oooop', 'bbbgg', 'bggpp')).toBe(21);
  });

  test('S6 one full sun row of two brings 2 more', () => {
    expect(brings('red 1*, orange 1, yellow 1, green 6*', 'roypp')).toBe(5);
  });

  test('S6 both sun rows full bring 5 more', () => {
    expect(brings('red 1*, orange 1, yellow 1*, green 6', 'roypp')).toBe(8);
  });

  test('S6 without a full sun row only the rows count', () => {
    expect(brings('red 1, orange 1, yellow 1, green 6*', 'roypp')).toBe(3);
    expect(brings('red 1, orange 1, yellow 1, green 6', 'roypp')).toBe(3);
  });

  test('S6 the points stand on the row, not its boxes', () => {
    expect(brings('red 1*=7, orange 1, yellow 1=9, green 6', 'roypp')).toBe(7 + 1 + 9 + 2);
  });

  test('S6 every full row counts, of four, five or six', () => {
    expect(brings('red 1, orange 1, yellow 1, green 1', 'roygp')).toBe(4);
    expect(brings('red 1, orange 1, yellow 1, green 1, blue 1', 'roygb')).toBe(5);
    const six = 'red 1, orange 1, yellow 1, green 1, blue 1, purple 1';
    expect(brings(six, 'rgggg', 'oygbp')).toBe(6);
  });

  test('S6 two full rows do not score a card', () => {
    const state = tableAfter(withCards('red 1, orange 1, yellow 2, green 6'), entering('royyy'));
    expect(state.points).toEqual([0, 0]);
    expect(boxes(state, 0, 1)).toEqual([1, 1, 0, 0]);
  });

  test('S6 a partly filled row brings nothing', () => {
    expect(brings('red 1, orange 1, yellow 1, green 6, blue 6', 'roygg')).toBe(3);
  });

  test('S6 a card is scored at once, before the next seat answers', () => {
    expect(judged('sun-rows', opening(), turn(0, 'roypp', '0: enter 1'))).toMatchObject({
      scores: [3, 0],
      turn: [1],
    });
  });

  test('S6 a new card comes at once into the place of the scored one, from the top of the pile', () => {
    const pile = [1, 2, 3, 4, 9, 11, 5, 6, 7, 8, 10, 12];
    const first = tableAfter(opening({ pile }), turn(0, 'roypp', '0: enter 1'));
    expect(numbersOf(first, 0)).toEqual([9, 2]);
    expect(boxes(first, 0, 1)).toEqual([0, 0, 0, 0]);
    const second = tableAfter(opening({ pile }), turn(0, 'roypp', '0: enter 1', '1: enter 2'));
    expect(numbersOf(second, 1)).toEqual([3, 11]);
    expect(second.pile).toEqual([5, 6, 7, 8, 10, 12]);
  });

  test('S6 the new card is not used for the roll that brought it', () => {
    const state = tableAfter(opening(), turn(0, 'roypp', '0: enter 1'));
    expect(sunRows.turn(state)).toEqual([1]);
    expect(refusal(sunRows, state, '0: enter 1')).toBe('match.wrong-seat');
  });

  test('S6 the new card can be used in the next turn', () => {
    const lines = [
      ...turn(0, 'roypp', '0: enter 1', '1: pass'),
      ...turn(1, 'roypp', '1: pass', '0: enter 1'),
    ];
    expect(judged('sun-rows', opening(), lines)).toMatchObject({ scores: [6, 0] });
  });

  test('S6 a fourth card brings no new one: its place stays empty', () => {
    const three = [
      ...turn(0, 'roypp', '0: enter 1', '1: pass'),
      ...turn(1, 'roypp', '1: pass', '0: enter 1'),
      ...turn(0, 'roypp', '0: enter 1', '1: pass'),
    ];
    expect(numbersOf(tableAfter(opening(), three), 0)).toEqual([7, 2]);
    const fourth = tableAfter(opening(), [...three, ...turn(1, 'roypp', '1: pass', '0: enter 2')]);
    expect(fourth.scored).toEqual([4, 0]);
    expect(numbersOf(fourth, 0)).toEqual([7, null]);
    expect(fourth.pile).toEqual([8, 9, 10, 11, 12]);
  });

  test('S6 nothing can be entered in the empty place', () => {
    const state = tableAfter(opening(), turn(0, 'roypp'));
    const [, second = null] = state.places[0] ?? [];
    const emptied = { ...state, places: [[null, second], ...state.places.slice(1)] };
    expect(movesOf(sunRows, emptied, 0)).toEqual(['enter 2', 'pass']);
    expect(refusal(sunRows, emptied, '0: enter 1')).toBe('sun-rows.no-such-card');
  });
});

test('S6 with five cards a seat nobody ever lacks one', () => {
  const table = { ...opening({ seats: 4 }), options: { cards: copies(20) }, start: [0, ...upTo(20)] };
  const everyone = [0, 1, 2].flatMap((active) =>
    turn(active, 'roypp', ...[0, 1, 2, 3].map((next) => `${(active + next) % 4}: enter 1`)),
  );
  const state = tableAfter(table, everyone);
  expect(state.pile).toEqual([]);
  expect(state.places.flat().every((card) => card !== null)).toBe(true);
});
