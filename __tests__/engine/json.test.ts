import fc from 'fast-check';
import { hasTwins, itemsOf, parseJson } from '../../src/engine/json';

describe('hasTwins', () => {
  test.each([
    '{"a":1,"a":2}',
    '[{"b":{"a":1,"a":1}}]',
    '{"a":1,"\\u0061":2}',
    '{"":1,"":2}',
    '{"__proto__":1,"__proto__":2}',
    '{"a":[{"x":1},{"x":1}],"a":0}',
    '{ "a" : {"a":1} , "a" : 1 }',
    '{"a\\"":1,"a\\"":2}',
    '{"a\\\\":1,"a\\\\":2}',
  ])('%s', (text) => expect(hasTwins(text)).toBe(true));

  test.each([
    '{}',
    '[]',
    '"a"',
    '{"a":1,"b":2}',
    '{"a":{"a":{"a":1}}}',
    '[{"a":1},{"a":1}]',
    '{"a":"\\"a\\":1,\\"a\\":2"}',
    '{"a":"a","b":["a","a"]}',
    '{"a":"{","b":"}"}',
    '{"a\\\\":"\\\\\\"","a":1}',
  ])('not %s', (text) => expect(hasTwins(text)).toBe(false));

  test('never in what JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.json(), (text) => !hasTwins(text)),
      { seed: 1, numRuns: 300 },
    );
  });
});

describe('itemsOf', () => {
  test.each([
    ['[]', []],
    [' [ ] ', []],
    ['[1, 2]', ['1', '2']],
    ['[ {"a":[1,2]} , [3,[4]] ,"x,]\\"[" ]', ['{"a":[1,2]}', '[3,[4]]', '"x,]\\"["']],
    ['[[[]],{}]', ['[[]]', '{}']],
    ['[null,"",-1e9]', ['null', '""', '-1e9']],
  ])('%s', (text, items) => expect(itemsOf(text)).toEqual(items));

  test('the items of any list, however it is spaced', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { maxLength: 5 }), fc.constantFrom(0, 1, '\t'), (list, space) => {
        const parsed: readonly unknown[] = itemsOf(JSON.stringify(list, null, space)).map((item) =>
          JSON.parse(item),
        );
        expect(JSON.stringify(parsed)).toBe(JSON.stringify(list));
      }),
      { seed: 2, numRuns: 300 },
    );
  });
});

test('parseJson gives undefined, and nothing else does, for what is no JSON', () => {
  for (const text of [
    '',
    ' ',
    '{',
    '[1,]',
    "{'a':1}",
    'undefined',
    'NaN',
    '\ufeff{}',
    '{"a":01}',
    '[1]x',
    '// {}',
  ])
    expect(parseJson(text)).toBeUndefined();
  expect(parseJson('null')).toBeNull();
});
