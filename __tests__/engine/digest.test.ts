import fc from 'fast-check';
import { digest } from '../../src/engine/digest';

/** An independent digest: it writes the bytes first, then computes FNV-1a and the last mixing with BigInt. */
function spelled(value: unknown): string {
  if (Array.isArray(value)) return `[${value.length} ${value.map(spelled).join('')}`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${fields.length} ${fields.map(([name, field]) => `:${name.length} ${name}${spelled(field)}`).join('')}`;
  }
  return typeof value === 'string' ? `"${value.length} ${value}` : `#${String(value)}`;
}

function bigDigest(value: unknown): string {
  const mask = 0xffff_ffffn;
  let hash = 0x811c9dc5n;
  for (const byte of Buffer.from(spelled(value), 'utf16le'))
    hash = ((hash ^ BigInt(byte)) * 0x01000193n) & mask;
  hash = ((hash ^ (hash >> 16n)) * 0x85ebca6bn) & mask;
  hash = ((hash ^ (hash >> 13n)) * 0xc2b2ae35n) & mask;
  return (hash ^ (hash >> 16n)).toString(16).padStart(8, '0');
}

/** JSON values without −0, which states never have. */
const plain = fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value)));

test('M9: eight hexadecimal digits, the same for equal states, whatever the order of their fields', () => {
  expect(digest({ a: 1, b: [2, 3] })).toMatch(/^[0-9a-f]{8}$/);
  expect(digest({ a: 1, b: [2, 3] })).toBe(digest({ b: [2, 3], a: 1 }));
  expect(digest({ a: -0 })).toBe(digest({ a: 0 }));
});

test('agrees with whole numbers of any size', () => {
  fc.assert(
    fc.property(plain, (value) => expect(digest(value)).toBe(bigDigest(value))),
    { seed: 1, numRuns: 300 },
  );
});

test('is stable across JSON', () => {
  const again = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
  fc.assert(
    fc.property(plain, (value) => digest(again(value)) === digest(value)),
    { seed: 2, numRuns: 200 },
  );
});

test('differs for values that look similar', () => {
  const alike: readonly unknown[] = [
    null,
    'null',
    true,
    'true',
    false,
    0,
    1,
    -1,
    '0',
    '1',
    10,
    0.1,
    '',
    [],
    {},
    [[]],
    [{}],
    [0],
    ['0'],
    [1, 0],
    [10],
    [[1], 0],
    [[1, 0]],
    ['a', 'b'],
    ['ab'],
    ['ab', ''],
    { a: 'b' },
    { b: 'a' },
    { a: { b: 1 } },
    { a: 1, b: 1 },
    { ab: 1 },
    ['a', 1],
    { '': 0 },
    'ä',
    'a\u0308',
    '🎲',
    '\ud83c',
    '\udfb2',
    'ab',
    'a\u0062\u0000',
  ];
  expect(new Set(alike.map(digest)).size).toBe(alike.length);
});

describe('found', () => {
  test('a name that continues the length of another', () => {
    expect(digest({ '1': [12345, 67, 8] })).not.toBe(digest({ '[3#12345#67': 8 }));
  });

  test('a text that continues the length of another', () => {
    expect(digest({ a: '1', b: '2' })).not.toBe(digest({ a: '12', b: '' }));
    expect(digest(['1', '23456789abc'])).not.toBe(digest(['1"1123456789', 'abc']));
  });
});
