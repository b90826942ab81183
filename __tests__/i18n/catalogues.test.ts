import { readFileSync } from 'node:fs';

const languages = ['en', 'de', 'fr', 'it'] as const;

const textsIn = (language: string): readonly string[] =>
  readFileSync(`src/i18n/locales/${language}.po`, 'utf8').match(/(?<=^msgstr ").+(?="$)/gm) ?? [];

/** The values that are names of players. */
const NAMES = [
  'name',
  'firstName',
  'first',
  'second',
  'who',
  'host',
  'lockers',
  'waitedFor',
  'names',
  'heldUp',
];

/** A number right after a name; names of colours, in "red 3 of 5", end in no digit. */
const CROWDED = new RegExp(
  `\\{(${NAMES.join('|')})\\}[ \\u00a0\\u202f]?(\\{\\w+, plural, (=\\d|one|other) \\{#|\\d|−)`,
);

test.each(languages)('%s: no number is right after a name, for "Player 1" ends in one', (language) => {
  const texts = textsIn(language);
  expect(texts.length).toBeGreaterThan(800);
  expect(texts.filter((text) => CROWDED.test(text))).toEqual([]);
  const counts =
    /\{(?:name|who|host|waitedFor)\} \{(?:dice|count|points|cost|marks|misses|boxes|turns|most|worst)\}/;
  expect(texts.filter((text) => counts.test(text))).toEqual([]);
});

test('English has typographic apostrophes', () => {
  expect(textsIn('en').filter((text) => /[a-z]'[a-z ]/i.test(text))).toEqual([]);
});
