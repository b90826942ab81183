import { judgeJson, judgeText, sample, short } from './support/record-text';

// R1 to R7: texts that are no records, whatever else is wrong with them.

const text = JSON.stringify(sample());
const judged = (changes: object) => short(judgeJson({ ...sample(), ...changes }));
const without = (field: string) =>
  Object.fromEntries(Object.entries(sample()).filter(([name]) => name !== field));
const NOT_NUMBERS = [null, '0', true, [], {}, 0.5, 1e-9] as const;

describe('R1: length', () => {
  test('exactly as long as allowed, then a byte more', () => {
    const longest = text + ' '.repeat(2 ** 20 - text.length);
    expect(short(judgeText(longest))).toBe('0');
    expect(short(judgeText(`${longest} `))).toBe('2 at -1 record.too-long');
  });

  test('is in bytes, not in characters', () => {
    const wide = JSON.stringify({ ...sample(), seats: ['ä'.repeat(2 ** 19), 'Bo'] });
    expect(wide.length).toBeLessThan(2 ** 20);
    expect(short(judgeText(wide))).toBe('2 at -1 record.too-long');
  });
});

describe('R2: JSON', () => {
  test.each([
    ['nothing', ''],
    ['spaces', ' \n\t'],
    ['a word', 'lockout'],
    ['a byte order mark', `\ufeff${text}`],
    ['a comma too many in an object', text.replace('"knobel":1', '"knobel":1,,')],
    ['a comma at the end of the log', text.replace(']}', ',]}')],
    ['a comma at the end', text.replace(/\}$/, ',}')],
    ['half a record', text.slice(0, 100)],
    ['two records', text + text],
    ['something after it', `${text}x`],
    ['a NUL after it', `${text}\u0000`],
    ['single quotes', text.replaceAll('"', "'")],
    ['a comment', `${text} // a game`],
    ['a leading zero', text.replace('"start":[0]', '"start":[00]')],
    ['NaN', text.replace('"start":[0]', '"start":[NaN]')],
    ['a plus', text.replace('"start":[0]', '"start":[+0]')],
    ['hexadecimal', text.replace('"start":[0]', '"start":[0x0]')],
    ['a line break in a name', text.replace('Ann', 'A\nn')],
    ['a bad escape', text.replace('Ann', '\\x41')],
    ['no-break spaces', `\u00a0${text}`],
    ['open brackets', '['.repeat(100_000)],
    ['open braces', '{"a":'.repeat(100_000)],
  ])('%s', (_, broken) => {
    expect(short(judgeText(broken))).toBe('2 at -1 record.not-json');
  });
});

describe('R3: one object with these fields', () => {
  test.each(['null', '0', '-1e9', '"knobel"', 'true', '[]', `[${text}]`])('%s is no object', (json) => {
    expect(short(judgeText(json))).toBe('2 at -1 record.not-an-object');
  });

  test.each(Object.keys(sample()))('%s is missing', (field) => {
    expect(judgeJson(without(field))).toEqual({
      status: 2,
      verdict: {
        ok: false,
        at: -1,
        reason: 'record.missing-field',
        message: `The field ${field} is missing.`,
      },
    });
  });

  test.each(['comment', '', 'Knobel', 'log ', 'toString', 'dice', '{field}', '🎲'])(
    'there is a field "%s"',
    (field) => {
      const { status, verdict } = judgeJson({ ...sample(), [field]: 1 });
      expect(status).toBe(2);
      expect(verdict).toMatchObject({ at: -1, reason: 'record.extra-field' });
    },
  );

  test('__proto__ is a field like others', () => {
    for (const field of ['__proto__', 'constructor', 'hasOwnProperty']) {
      expect(short(judgeText(text.replace('{', `{"${field}":{"knobel":1},`)))).toBe(
        '2 at -1 record.extra-field',
      );
      expect(short(judgeText(text.replace('"options":{', `"options":{"${field}":{}`)))).toBe(
        '2 at -1 record.options',
      );
      expect(short(judgeText(text.replace('{"seat":0', `{"${field}":{},"seat":0`)))).toBe(
        '2 at -1 record.entry',
      );
      expect(short(judgeText(`{"${field}":${text}}`))).toBe('2 at -1 record.missing-field');
    }
  });

  test.each([
    ['at the top', text.replace('"knobel":1', '"knobel":1,"knobel":1')],
    ['with another value', text.replace('"start":[0]', '"start":[1],"start":[0]')],
    ['spelled otherwise', text.replace('"start":[0]', '"start":[0],"st\\u0061rt":[0]')],
    ['in an entry', text.replace('"seat":1', '"seat":1,"seat":1')],
    [
      'in the options',
      text.replace('"lockout","options":{}', '"arena","options":{"rounds":"single","rounds":"single"}'),
    ],
  ])('R3: a field twice %s', (_, twice) => {
    expect(twice).not.toBe(text);
    expect(short(judgeText(twice))).toBe('2 at -1 record.twice');
  });
});

describe('R4: version and game', () => {
  test.each([0, 3, -1, 1.5, '1', null, true, [1], {}])('version %j', (knobel) => {
    expect(judged({ knobel })).toBe('2 at -1 record.version');
  });

  test.each(['', 'Lockout', 'lockout ', 'chess', '__proto__', 'toString', null, 0, ['lockout'], {}])(
    'game %j',
    (game) => {
      expect(judged({ game })).toBe('2 at -1 record.unknown-game');
    },
  );
});

describe('R5: options, seats and start', () => {
  test.each([null, [], '', 0, true, { goal: 500 }, { '': 0 }])('options %j', (options) => {
    expect(judged({ options })).toBe('2 at -1 record.options');
  });

  test.each([
    { goal: '500' },
    { goal: 500.5 },
    { goal: null },
    { beginner: 1 },
    { beginner: null },
    { stars: 1 },
    { stars: null },
    { tableaus: [1] },
    { tableaus: [[1]] },
    { tableaus: {} },
    { tableaus: [['+50: 2', null]] },
    { nonsense: 1 },
    { Goal: 500 },
  ])('options of Last Die %j', (options) => {
    expect(judged({ game: 'last-die', options })).toBe('2 at -1 record.options');
  });

  test.each([
    null,
    'Ann',
    2,
    {},
    { 0: 'Ann', 1: 'Bo', length: 2 },
    ['Ann', 2],
    ['Ann', null],
    [['Ann'], 'Bo'],
  ])('seats %j', (seats) => {
    expect(judged({ seats })).toBe('2 at -1 record.seats');
  });

  test.each([null, 0, '0', {}, ...NOT_NUMBERS.map((value) => [value])])('start %j', (start) => {
    expect(judged({ start })).toBe('2 at -1 record.start');
  });

  test('numbers beyond all numbers', () => {
    expect(short(judgeText(text.replace('"start":[0]', '"start":[1e999]')))).toBe('2 at -1 record.start');
    expect(short(judgeText(text.replace('"start":[0]', `"start":[${'9'.repeat(1000)}]`)))).toBe(
      '2 at -1 record.start',
    );
    expect(short(judgeText(text.replace('"start":[0]', `"start":[${'9'.repeat(100)}]`)))).toBe(
      '1 at -1 dice.impossible',
    );
    expect(short(judgeText(text.replace('"start":[0]', '"start":[0e99999]')))).toBe('0');
  });
});

describe('R6: the log', () => {
  test.each([null, {}, 'roll', 0, { 0: {} }])('log %j', (log) => {
    expect(judged({ log })).toBe('2 at -1 record.log');
  });

  test.each([
    null,
    [],
    'roll',
    0,
    {},
    { seat: 0 },
    { move: 'roll' },
    { seat: 0, move: null },
    { seat: 0, move: ['roll'] },
    ...NOT_NUMBERS.map((seat) => ({ seat, move: 'roll' })),
    ...NOT_NUMBERS.map((value) => ({ seat: 0, move: 'roll', dice: [value] })),
    ...[null, 1, '1', {}, true].map((dice) => ({ seat: 0, move: 'roll', dice })),
    { seat: 0, move: 'roll', dice: [1, 4, 6, 2, 3, 5], note: 'lucky' },
    { seat: 0, move: 'roll', Dice: [] },
    [0, 'roll'],
  ])('entry %j', (entry) => {
    const log = [...sample().log, entry];
    expect(judged({ log })).toBe('2 at -1 record.entry');
    const { verdict } = judgeJson({ ...sample(), log });
    expect(verdict).toMatchObject({ message: 'Entry 4 is not of the form {"seat", "move", "dice"}.' });
  });
});

describe('R7: shape comes first', () => {
  const badMove = { seat: 9, move: 'nonsense' };
  const badShape = { seat: 0, move: 'pass', note: 1 };

  test('a bad shape late goes before an illegal entry early', () => {
    expect(judged({ log: [badMove] })).toBe('1 at 0 match.wrong-seat');
    expect(judged({ log: [badMove, ...Array(1000).fill(badMove), badShape] })).toBe('2 at -1 record.entry');
    expect(judged({ seats: [], start: [9], log: [badShape] })).toBe('2 at -1 record.entry');
  });

  test('every shape goes before a refused opening', () => {
    for (const changes of [{ log: null }, { knobel: 3 }, { options: null }, { start: [null] }, { extra: 1 }])
      expect(judgeJson({ ...sample(), seats: [], ...changes }).status).toBe(2);
  });
});

describe('whatever it is', () => {
  const deep = 100_000;
  test.each([
    ['brackets', '['.repeat(deep) + ']'.repeat(deep)],
    ['braces', '{"a":'.repeat(deep) + 0 + '}'.repeat(deep)],
    ['a deep name', text.replace('"Ann"', '['.repeat(deep) + ']'.repeat(deep))],
    ['deep dice', text.replace('[1,4,6', `[${'['.repeat(deep)}${']'.repeat(deep)},4,6`)],
    ['deep options', text.replace('"options":{}', `"options":${'{"a":'.repeat(deep)}0${'}'.repeat(deep)}`)],
    ['a very long name', text.replace('"knobel"', `"${'k'.repeat(900_000)}"`)],
    ['a very long game', text.replace('lockout', 'l'.repeat(900_000))],
    ['half characters', text.replace('lockout', '\\udc00\\ud800')],
    ['many fields', `{${Array.from({ length: 60_000 }, (_, at) => `"f${at}":0`).join()}}`],
    ['backslashes', `{"${'\\\\'.repeat(200_000)}":1}`],
  ])('%s: refused, shortly and in time', (_, strange) => {
    const { status, verdict } = judgeText(strange);
    expect(status).toBe(2);
    expect(JSON.stringify(verdict).length).toBeLessThan(500);
  });

  test('as many entries as a record can hold', () => {
    const log = `${'{"seat":0,"move":""},'.repeat(45_000)}{"seat":0,"move":""}`;
    expect(short(judgeText(text.replace(/"log":\[.*\]/, `"log":[${log}]`)))).toBe(
      '1 at 0 match.unknown-move',
    );
  });
});
