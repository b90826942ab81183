import config from '../../lingui.config.cjs';
import { chooseLanguage, type LanguageSetting, languages } from '../../src/i18n/languages';

/** A preferred language as expo-localization returns it; the region is the phone's. */
function wanted(...tags: readonly string[]) {
  return tags.map((languageTag) => ({ languageTag, regionCode: languageTag.split('-')[1] ?? null }));
}

test.each([
  ['de-AT', 'de', 'de-AT'],
  ['gsw-CH', 'de', 'de-CH'],
  ['fr-CA', 'fr', 'fr-CA'],
  ['it', 'it', 'it'],
  ['pt', 'en', 'en'],
  ['pt-BR', 'en', 'en-BR'],
])('a phone in %s gets the words of %s and the numbers of %s', (tag, language, locale) => {
  expect(chooseLanguage('system', wanted(tag))).toEqual({ language, locale });
});

test('the first language that the app speaks counts', () => {
  expect(chooseLanguage('system', wanted('pt-PT', 'fr-CH', 'de-CH')).language).toBe('fr');
  expect(chooseLanguage('system', []).language).toBe('en');
});

test.each([
  ['de', ['fr-CH'], 'de-CH'],
  ['en', ['it-IT', 'en-GB'], 'en-GB'],
] as const)('the setting %s counts more than the phone, the region stays', (setting, tags, locale) => {
  const choice = chooseLanguage(setting satisfies LanguageSetting, wanted(...tags));
  expect(choice).toEqual({ language: setting, locale });
});

test('the catalogues are those of the languages', () => {
  expect(config.locales).toEqual([...languages]);
});
