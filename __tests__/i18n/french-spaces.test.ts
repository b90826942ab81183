import { readFileSync } from 'node:fs';

test('no French line begins with a mark: the space before it does not break', () => {
  const texts = readFileSync('src/i18n/locales/fr.po', 'utf8').match(/^msgstr .*$/gm) ?? [];
  expect(texts.length).toBeGreaterThan(800);
  expect(texts.filter((text) => /« | [:;?!»]/.test(text))).toEqual([]);
});
