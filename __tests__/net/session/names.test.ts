import fc from 'fast-check';
import { NAME_BYTES } from '../../../src/net/protocol/parts';
import { utf8 } from '../../../src/net/protocol/utf8';
import { decentName, LONGEST_NAME, nameFor, tidyName } from '../../../src/net/session/names';

const seats = [{ name: 'Ada' }, { name: 'Ben' }, { name: '' }];

describe('names', () => {
  test.each([
    ['Ada', 'Ada'],
    ['  Ada \u00a0 Lovelace\t', 'Ada Lovelace'],
    ['Ada\nBen', 'Ada Ben'],
    ['Ada\u2028Ben', 'Ada Ben'],
    ['Ada\u2029\r\nBen', 'Ada Ben'],
    ['\u202eadA', 'adA'],
    ['A\u0000d\u0007a\u009f', 'Ada'],
    ['A\u200bd\u2060a\ufeff\u200d', 'Ada'],
    ['A \u200b d', 'A d'],
    ['\u2066Ada\u2069\u200f', 'Ada'],
    ['   ', ''],
    ['\u3164\u200b\u2800', ''],
    ['Zoe\u0308', 'Zoë'],
    ['Zoe\u200b\u0308', 'Zoë'],
    ['😀\u200dAda', '😀Ada'],
    ['\ud800Ada', 'Ada'],
    ['W'.repeat(80), 'W'.repeat(20)],
    ['abcdefghijklmnopqrs  tuv', 'abcdefghijklmnopqrs'],
    ['😀'.repeat(30), '😀'.repeat(20)],
    ['👩‍👩‍👧 Kim', '👩‍👩‍👧 Kim'],
    ['❤️', '❤️'],
    ['3️⃣', '3️⃣'],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    [`Z\u0310${'\u0334'.repeat(30)}oe`, 'Z\u0334\u0334oe'],
    ['Nguye\u0302\u0303n', 'Nguyễn'],
    ['वर्षा 美咲 Ægir', 'वर्षा 美咲 Ægir'],
  ])('N29 %j becomes %j', (text, name) => {
    expect(decentName(text)).toBe(name);
  });

  test('N29 any text gives a short name in one line, which does not change again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const name = decentName(text);
        expect([...name].length).toBeLessThanOrEqual(LONGEST_NAME);
        expect(utf8(name).length).toBeLessThanOrEqual(NAME_BYTES);
        expect(name).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u);
        expect(decentName(name)).toBe(name);
        expect(tidyName(tidyName(text))).toBe(tidyName(text));
      }),
    );
  });

  test('N29 a family emoji that is cut ends with a person', () => {
    expect(decentName(`${'a'.repeat(18)}👩‍👧`)).toBe(`${'a'.repeat(18)}👩`);
  });

  test.each([
    ['Cleo', 2, 'Cleo'],
    ['Ada', 2, 'Ada 2'],
    [' aDA ', 2, 'aDA 2'],
    ['A\u200bda', 2, 'Ada 2'],
    ['A\u034fda', 2, 'Ada 2'],
    ['Ada', 0, 'Ada'],
    ['', 0, 'Ada'],
    ['\u202e ', 1, 'Ben'],
  ])('N29 %j for seat %i becomes %j', (text, seat, name) => {
    expect(nameFor(seats, seat, text)).toBe(name);
  });

  test('N29 the third of the same name differs from the second, and a long one stays within its length', () => {
    const long = 'x'.repeat(20);
    const three = [{ name: long }, { name: `${'x'.repeat(18)} 2` }, { name: '' }];
    expect(nameFor(three, 2, long)).toBe(`${'x'.repeat(18)} 3`);
    expect(nameFor([{ name: 'Ada' }, { name: 'Ada 2' }, { name: '' }], 2, 'Ada')).toBe('Ada 3');
  });
});
