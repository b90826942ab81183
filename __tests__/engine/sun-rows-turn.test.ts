import { sunRows } from '../../src/engine/sun-rows';
import { judged, movesOf, refusal } from './support/play-record';
import { fell, opening, tableAfter, turn } from './support/sun-rows';

const roll = (seat: number, letters: string) => `${seat}: roll [${fell(letters)}]`;

describe('rolling', () => {
  test('S1 a die shows one of six colours', () => {
    expect(judged('sun-rows', opening(), ['0: roll [1 2 3 4 6]'])).toMatchObject({ ok: true });
    for (const wrong of ['0 2 3 4 6', '1 2 3 4 7'])
      expect(judged('sun-rows', opening(), [`0: roll [${wrong}]`])).toMatchObject({
        reason: 'dice.impossible',
      });
  });

  test('S3 all five dice are rolled', () => {
    const state = tableAfter(opening(), [roll(0, 'bbgpr')]);
    expect(state.dice).toEqual([5, 5, 4, 6, 1]);
    expect(judged('sun-rows', opening(), ['0: roll [1 2 3 4]'])).toMatchObject({ reason: 'dice.too-few' });
    expect(judged('sun-rows', opening(), ['0: roll [1 2 3 4 5 6]'])).toMatchObject({
      reason: 'dice.left-over',
    });
    expect(judged('sun-rows', opening(), ['0: roll'])).toMatchObject({ reason: 'dice.too-few' });
  });

  test('S3 before the roll there is nothing else to do', () => {
    const state = tableAfter(opening());
    expect(movesOf(sunRows, state, 0)).toEqual(['roll']);
    for (const move of ['stop', 'reroll 1', 'enter 1', 'pass'])
      expect(refusal(sunRows, state, `0: ${move}`)).toBe('sun-rows.roll-first');
    expect(refusal(sunRows, state, '1: roll [1 2 3 4 5]')).toBe('match.wrong-seat');
  });

  test('S3 any of the dice may be rolled again, or none', () => {
    const state = tableAfter(opening(), [roll(0, 'bbgpr')]);
    const moves = movesOf(sunRows, state, 0);
    expect(moves).toHaveLength(32);
    expect(new Set(moves).size).toBe(32);
    expect(moves).toEqual(expect.arrayContaining(['reroll 1', 'reroll 2 4', 'reroll 1 2 3 4 5', 'stop']));
  });

  test('S3 dice rolled again take their new colours in order, the others keep theirs', () => {
    const state = tableAfter(opening(), [roll(0, 'bbgpr'), `0: reroll 1 3 5 [${fell('oyp')}]`]);
    expect(state.dice).toEqual([2, 5, 3, 6, 6]);
  });

  test('S3 a die once kept may be rolled later', () => {
    const lines = [roll(0, 'bbgpr'), `0: reroll 3 4 5 [${fell('bgg')}]`, `0: reroll 1 2 [${fell('ro')}]`];
    expect(tableAfter(opening(), lines).dice).toEqual([1, 2, 5, 4, 4]);
  });

  test('S3 a reroll takes a colour for each of its dice', () => {
    const state = tableAfter(opening(), [roll(0, 'bbgpr')]);
    expect(refusal(sunRows, state, '0: reroll 1 2 [3]')).toBe('dice.too-few');
    expect(refusal(sunRows, state, '0: reroll 1 2 [3 3 3]')).toBe('dice.left-over');
    expect(refusal(sunRows, state, '0: reroll 1 2 [3 7]')).toBe('dice.impossible');
    expect(refusal(sunRows, state, '0: stop [1]')).toBe('dice.left-over');
  });

  test('S3 the third roll stands', () => {
    const lines = [roll(0, 'bbgpr'), '0: reroll 1 [1]', '0: reroll 2 [2]'];
    const state = tableAfter(opening(), lines);
    expect(movesOf(sunRows, state, 0)).toEqual(['enter 1', 'enter 2', 'pass']);
    expect(refusal(sunRows, state, '0: reroll 3 [1]')).toBe('sun-rows.roll-stands');
    expect(refusal(sunRows, state, '0: stop')).toBe('sun-rows.roll-stands');
    expect(refusal(sunRows, state, '0: roll [1 1 1 1 1]')).toBe('sun-rows.roll-stands');
  });

  test('S3 two rolls may be enough: after the second it may stop', () => {
    const state = tableAfter(opening(), [roll(0, 'bbgpr'), '0: reroll 1 [1]', '0: stop']);
    expect(movesOf(sunRows, state, 0)).toContain('pass');
    expect(refusal(sunRows, state, '0: reroll 3 [1]')).toBe('sun-rows.roll-stands');
  });

  test('S3 the whole roll is not made twice', () => {
    const state = tableAfter(opening(), [roll(0, 'bbgpr')]);
    expect(refusal(sunRows, state, '0: roll [1 1 1 1 1]')).toBe('sun-rows.already-rolled');
  });
});

describe('answering', () => {
  test('S4 nobody enters before the active seat has decided on a result', () => {
    const state = tableAfter(opening(), [roll(0, 'rrrrr')]);
    expect(refusal(sunRows, state, '0: enter 1')).toBe('sun-rows.stop-first');
    expect(refusal(sunRows, state, '0: pass')).toBe('sun-rows.stop-first');
    expect(refusal(sunRows, state, '1: pass')).toBe('match.wrong-seat');
  });

  test('S4 the seats answer one after the other, clockwise from the active one', () => {
    const table = opening({ seats: 4, first: 2 });
    const asked: (readonly number[])[] = [];
    for (let answers = 0; answers < 4; answers += 1) {
      const lines = turn(2, 'gggpp', ...['2: pass', '3: enter 1', '0: pass', '1: pass'].slice(0, answers));
      asked.push(sunRows.turn(tableAfter(table, lines)));
    }
    expect(asked).toEqual([[2], [3], [0], [1]]);
  });

  test('S4 a seat does not answer before its turn', () => {
    const state = tableAfter(opening({ seats: 3 }), turn(0, 'gggpp'));
    expect(refusal(sunRows, state, '1: pass')).toBe('match.wrong-seat');
    expect(refusal(sunRows, state, '2: enter 1')).toBe('match.wrong-seat');
  });

  test('S4 every seat enters the same result on its own cards', () => {
    const table = opening({
      cards: ['green 4, red 2, blue 1', 'purple 1, red 1, blue 1', 'purple 6, red 1, green 2'],
    });
    const state = tableAfter(table, turn(0, 'gggpp', '0: enter 1', '1: enter 1'));
    expect(state.places[0]?.[0]?.filled).toEqual([3, 0, 0]);
    expect(state.places[1]?.[0]?.filled).toEqual([2, 0, 0]);
  });

  test('S4 a seat may always pass', () => {
    const state = tableAfter(opening(), turn(0, 'rrrrr', '0: pass'));
    expect(state.places).toEqual(tableAfter(opening()).places);
    expect(movesOf(sunRows, state, 1)).toContain('pass');
  });

  test('S7 when all have answered the dice pass clockwise', () => {
    const table = opening({ seats: 3, first: 1 });
    const first = turn(1, 'ggbpp', '1: pass', '2: pass', '0: pass');
    expect(judged('sun-rows', table, first)).toMatchObject({ turn: [2], moves: { 2: ['roll'] } });
    expect(tableAfter(table, first).dice).toEqual([]);
    const second = turn(2, 'ggbpp', '2: pass', '0: pass', '1: pass');
    expect(judged('sun-rows', table, [...first, ...second])).toMatchObject({ turn: [0] });
  });

  test('S7 the next seat has three rolls of its own', () => {
    const first = [roll(0, 'bbgpr'), '0: reroll 1 [1]', '0: reroll 2 [2]', '0: pass', '1: pass'];
    const lines = [...first, roll(1, 'bbgpr'), '1: reroll 1 [1]'];
    const state = tableAfter(opening(), lines);
    expect(movesOf(sunRows, state, 1)).toContain('reroll 1');
    expect(refusal(sunRows, tableAfter(opening(), first), '1: enter 1')).toBe('sun-rows.roll-first');
  });

  test('S9 the basic game keeps and takes no cards', () => {
    const start = tableAfter(opening());
    expect(refusal(sunRows, start, '0: keep 1 2 3')).toBe('sun-rows.roll-first');
    expect(refusal(sunRows, start, '0: take 1')).toBe('sun-rows.roll-first');
    const rolled = tableAfter(opening(), [roll(0, 'rrrrr')]);
    expect(refusal(sunRows, rolled, '0: take 1')).toBe('sun-rows.stop-first');
  });
});

describe('moves as text', () => {
  test.each([
    'reroll',
    'reroll 0',
    'reroll 6',
    'reroll 2 1',
    'reroll 1 1',
    'reroll 1  2',
    'reroll 1 ',
    'Roll',
    'roll 1',
    'enter',
    'enter 0',
    'enter 01',
    'enter 10',
    'take 0',
    'keep',
    'keep 3 2 1',
    'keep 1 2 6',
    ' pass',
    'pass ',
    'skip',
    '',
  ])('M4 %j is not a move', (move) => {
    expect(judged('sun-rows', opening(), [`0: ${move}`])).toMatchObject({
      at: 0,
      reason: 'match.unknown-move',
    });
  });
});
