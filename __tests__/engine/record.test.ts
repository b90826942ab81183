import { readRecord, replay, writeRecord } from '../../src/engine/record';
import { judge } from '../../src/engine/verdict';
import { documented, judgeJson, judgeText, sample, short } from './support/record-text';
import { settings } from './support/settings';
import { walk } from './support/walk';

// The results for records of the right shape. The shape is tested in record-shape.test.ts.

const ROLLED = { seat: 0, move: 'roll', dice: [1, 4, 6, 2, 3, 5] };

/** Returns the result for a game of Lockout with this log. */
const played = (...log: readonly unknown[]) => short(judgeJson({ ...sample(), log }));

/** The same after the first roll, where both seats may answer. */
const answered = (...log: readonly unknown[]) => played(ROLLED, ...log);

const opened = (changes: object) => short(judgeJson({ ...sample(), log: [], ...changes }));

describe('a game by the rules', () => {
  test('the documented record has the verdict on the page', () => {
    const { record, verdict } = documented();
    expect(JSON.parse(record)).toEqual(sample());
    expect(judgeText(record)).toEqual({ status: 0, verdict });
    expect(Object.keys(judgeText(record).verdict)).toEqual([
      'ok',
      'over',
      'turn',
      'scores',
      'places',
      'moves',
      'digest',
    ]);
    expect(judgeText(record).verdict).toMatchObject({
      ok: true,
      over: false,
      turn: [1],
      scores: [1, 1],
      places: null,
      moves: { 1: ['roll'] },
    });
  });

  test('every seat in turn has its moves, in their order', () => {
    const { verdict } = judgeJson({ ...sample(), log: [ROLLED, { seat: 1, move: 'pass' }] });
    expect(verdict).toMatchObject({
      turn: [0],
      moves: { 0: ['mark red 5', 'mark yellow 5', 'mark green 5', 'mark blue 5', 'pass'] },
    });
    const { verdict: both } = judgeJson({ ...sample(), log: [ROLLED] });
    expect(both.ok && both.turn).toEqual([0, 1]);
    expect(both.ok && Object.keys(both.moves)).toEqual(['0', '1']);
  });

  test('a game that is over has places, nobody in turn and no moves', () => {
    for (const setting of settings.slice(0, 4)) {
      const end = walk(setting, 13);
      const { status, verdict } = judgeText(writeRecord(end));
      const places = setting.game.ranking(end.state);
      expect(status).toBe(0);
      expect(verdict).toMatchObject({ ok: true, over: true, turn: [], moves: {}, places });
    }
  });

  test('R8: −0 is 0', () => {
    const text = JSON.stringify({ ...sample(), log: [] });
    const minus = text.replace('"start":[0]', '"start":[-0]');
    expect(minus).not.toBe(text);
    expect(judgeText(minus)).toEqual(judgeText(text));
    const seat = JSON.stringify(sample()).replaceAll('"seat":0', '"seat":-0.0');
    expect(judgeText(seat)).toEqual(judgeJson(sample()));
  });

  test('names are texts of any kind', () => {
    for (const names of [
      ['', ''],
      ['Ann', 'Ann'],
      ['\u0000', '🎲'],
      ['__proto__', 'x'.repeat(10_000)],
    ])
      expect(opened({ seats: names })).toBe('0');
    // A lone surrogate, which JSON can contain.
    expect(short(judgeText(JSON.stringify({ ...sample(), log: [] }).replace('Ann', '\\ud800')))).toBe('0');
  });

  test('R8: is written as it was read', () => {
    const record = readRecord(JSON.stringify(sample()));
    if (!record.ok) throw new Error(record.refusal.code);
    const again = replay(record.value);
    if ('refusal' in again) throw new Error(again.refusal.code);
    expect(JSON.parse(writeRecord(again.match))).toEqual(sample());
  });
});

describe('entries that are not legal', () => {
  test('M3: the wrong seat', () => {
    expect(played({ seat: 1, move: 'roll', dice: [1, 1, 1, 1, 1, 1] })).toBe('1 at 0 match.wrong-seat');
    for (const seat of [2, -1, 1e300, 4294967296])
      expect(answered({ seat, move: 'pass' })).toBe('1 at 1 match.wrong-seat');
    const pass = { seat: 1, move: 'pass' };
    expect(answered(pass, pass)).toBe('1 at 2 match.wrong-seat');
  });

  test.each([
    '',
    ' ',
    'Roll',
    'ROLL',
    'roll ',
    ' roll',
    'roll\n',
    'mark  red 5',
    'mark red 05',
    'mark red 5 ',
    'mark red +5',
    'mark red 5.0',
    'mark Red 5',
    'mark red',
    'mark red 1',
    'mark red 13',
    'mark red ５',
    'mark pink 5',
    'mark red\u00a05',
    'pass\u0000',
    'stop',
    'throw',
    '__proto__',
    'constructor',
  ])('M4: "%s" is no move', (move) => {
    expect(answered({ seat: 1, move })).toBe('1 at 1 match.unknown-move');
  });

  test('M5: too few dice', () => {
    expect(played({ seat: 0, move: 'roll', dice: [1, 4, 6, 2, 3] })).toBe('1 at 0 dice.too-few');
    expect(played({ seat: 0, move: 'roll' })).toBe('1 at 0 dice.too-few');
  });

  test('M5: dice left over', () => {
    expect(played({ seat: 0, move: 'roll', dice: [1, 4, 6, 2, 3, 5, 5] })).toBe('1 at 0 dice.left-over');
    expect(answered({ seat: 1, move: 'pass', dice: [1] })).toBe('1 at 1 dice.left-over');
  });

  test('M5: an empty list of dice', () => {
    expect(answered({ seat: 1, move: 'pass', dice: [] })).toBe('1 at 1 dice.empty');
    expect(played({ seat: 0, move: 'roll', dice: [] })).toBe('1 at 0 dice.too-few');
  });

  test.each([0, 7, -1, 1e300, 2 ** 53])('M6: no die shows %d', (value) => {
    expect(played({ seat: 0, move: 'roll', dice: [1, 4, 6, 2, 3, value] })).toBe('1 at 0 dice.impossible');
  });

  test("the game's own rules, with a code of its own", () => {
    expect(played({ seat: 0, move: 'pass' })).toBe('1 at 0 lockout.roll-first');
    expect(answered({ seat: 1, move: 'mark red 6' })).toBe('1 at 1 lockout.not-the-white-sum');
  });

  test('the first illegal entry counts, and the first failed check gives the reason', () => {
    expect(answered({ seat: 1, move: 'mark red 6' }, { seat: 9, move: 'nonsense' })).toBe(
      '1 at 1 lockout.not-the-white-sum',
    );
    expect(answered({ seat: 9, move: 'nonsense', dice: [] })).toBe('1 at 1 match.wrong-seat');
    expect(answered({ seat: 1, move: 'nonsense', dice: [] })).toBe('1 at 1 match.unknown-move');
    expect(answered({ seat: 1, move: 'mark red 6', dice: [] })).toBe('1 at 1 lockout.not-the-white-sum');
    expect(answered({ seat: 1, move: 'mark red 6', dice: [9] })).toBe('1 at 1 lockout.not-the-white-sum');
  });

  test('M2: whatever comes after the end', () => {
    for (const setting of settings.slice(0, 6)) {
      const end = walk(setting, 14);
      const record: { log: unknown[] } = JSON.parse(writeRecord(end));
      const at = record.log.length;
      for (const extra of [
        record.log.at(-1),
        record.log[0],
        { seat: 9, move: '' },
        { seat: 0, move: 'x', dice: [] },
      ])
        expect(short(judgeJson({ ...record, log: [...record.log, extra] }))).toBe(`1 at ${at} match.over`);
    }
  });

  test('a message is a sentence and there is nothing else', () => {
    const { verdict } = judgeJson({ ...sample(), log: [ROLLED, ROLLED] });
    expect(verdict).toEqual({
      ok: false,
      at: 1,
      reason: 'lockout.already-rolled',
      message: 'The dice have been rolled: now mark a number or pass.',
    });
  });
});

describe('openings that the game refuses', () => {
  test('M1: the number of seats', () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F'];
    expect(opened({ seats: [] })).toBe('1 at -1 match.seats');
    expect(opened({ seats: ['Ann'] })).toBe('1 at -1 match.seats');
    expect(opened({ seats: names })).toBe('1 at -1 match.seats');
    const { verdict } = judgeJson({ ...sample(), seats: [] });
    expect(verdict).toMatchObject({ message: 'This game is for 2 to 5 players.' });
  });

  test('M5, M6: the start', () => {
    expect(opened({ start: [] })).toBe('1 at -1 dice.too-few');
    expect(opened({ start: [0, 0] })).toBe('1 at -1 dice.left-over');
    expect(opened({ start: [2] })).toBe('1 at -1 dice.impossible');
    expect(opened({ start: [-1] })).toBe('1 at -1 dice.impossible');
  });

  test('options out of range', () => {
    const lastDie = (options: object) => opened({ game: 'last-die', options, start: [0] });
    expect(lastDie({ goal: 105 })).toBe('1 at -1 last-die.goal');
    expect(lastDie({ goal: 1e300 })).toBe('1 at -1 last-die.goal');
    expect(lastDie({ stars: 'twinkling' })).toBe('1 at -1 last-die.stars');
    expect(lastDie({ tableaus: [] })).toBe('1 at -1 last-die.tableaus');
    expect(lastDie({ tableaus: [['+50: 2 3 4']] })).toBe('1 at -1 last-die.six-rows');
    expect(opened({ game: 'sun-rows', options: { variant: 'odd' }, start: [0] })).toBe(
      '1 at -1 sun-rows.variant',
    );
    expect(opened({ game: 'arena', options: { rounds: 'many' }, start: [0] })).toBe('1 at -1 arena.rounds');
  });

  test('options that are left out have their default', () => {
    const { log: _, ...rest } = sample();
    const goal = (options: object) => judgeJson({ ...rest, log: [], game: 'arena', options, start: [0, 6] });
    expect(goal({}).status).toBe(0);
    expect(goal({ rounds: 'single' })).toEqual(goal({}));
    expect(goal({ rounds: 'tournament' })).not.toEqual(goal({}));
  });
});

test('the given length decides, before the text is read', () => {
  expect(short(judge('{', 2 ** 20 + 1))).toBe('2 at -1 record.too-long');
  expect(judge(JSON.stringify(sample()), 2 ** 20).status).toBe(0);
});
