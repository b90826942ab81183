import { ensurePluralRules } from '../../src/i18n/ensure-plural-rules.native';
import { languages } from '../../src/i18n/languages';
import { PluralRules } from '../../src/i18n/plural-rules';
import { speaking } from '../support/words';

const VALUES = [
  ...Array.from({ length: 1201 }, (_, n) => n),
  0.5,
  1.5,
  2.5,
  -1,
  -2,
  1_000_000,
  2_000_000,
  1_000_001,
];
const native = Intl.PluralRules;

afterEach(() => {
  Object.defineProperty(Intl, 'PluralRules', { value: native, configurable: true, writable: true });
});

test.each(
  languages.flatMap(
    (language) =>
      [
        [language, 'cardinal'],
        [language, 'ordinal'],
      ] as const,
  ),
)('%s %s numbers are the same as where Intl has them', (language, type) => {
  const expected = new native(language, { type });
  const ours = new PluralRules([`${language}-CH`, 'en'], { type });
  expect(VALUES.map((value) => [value, ours.select(value)])).toEqual(
    VALUES.map((value) => [value, expected.select(value)]),
  );
});

test('without Intl.PluralRules, as on Hermes, plurals are right', () => {
  Reflect.deleteProperty(Intl, 'PluralRules');
  ensurePluralRules();
  expect(Intl.PluralRules).toBe(PluralRules);
  const message = { id: 'n', message: '{n, plural, one {# dé} other {# dés}}' };
  // A region that no other test uses, because Lingui caches the rules of each locale.
  const says = (n: number) => speaking('fr', 'fr-BE')._({ ...message, values: { n } });
  expect([0, 1, 2].map(says)).toEqual(['0 dé', '1 dé', '2 dés']);
});

test('Intl.PluralRules stays if there is one', () => {
  ensurePluralRules();
  expect(Intl.PluralRules).toBe(native);
});
