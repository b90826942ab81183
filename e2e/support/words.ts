import { readFileSync } from 'node:fs';

/** Translates the label of a button. Texts without a translation stay English. */
export type Say = (english: string) => string;

export const inEnglish: Say = (english) => english;

/** The translations of a catalogue by English text; '' for a missing one. */
export function catalogue(language: string): ReadonlyMap<string, string> {
  const text = readFileSync(`src/i18n/locales/${language}.po`, 'utf8');
  const entries = text.matchAll(/(?<!^msgctxt .*\n)^msgid ((?:".*"\s)+)msgstr ((?:".*"\s?)+)/gm);
  return new Map([...entries].map(([, id = '', words = '']) => [joined(id), joined(words)]));
}

const joined = (lines: string): string =>
  [...lines.matchAll(/"(.*)"/g)].map(([quoted]) => String(JSON.parse(quoted))).join('');

export function speaking(language: string): Say {
  const known = catalogue(language);
  return (english) => known.get(english) || english;
}
