import { readFileSync } from 'node:fs';

/** Gives the words that a button has in a language; the English ones where there are none yet. */
export type Say = (english: string) => string;

export const inEnglish: Say = (english) => english;

/** What a catalogue says for each English text; '' where nobody has said it yet. */
export function catalogue(language: string): ReadonlyMap<string, string> {
  const text = readFileSync(`src/i18n/locales/${language}.po`, 'utf8');
  const entries = text.matchAll(/^msgid ((?:".*"\s)+)msgstr ((?:".*"\s?)+)/gm);
  return new Map([...entries].map(([, id = '', words = '']) => [joined(id), joined(words)]));
}

const joined = (lines: string): string =>
  [...lines.matchAll(/"(.*)"/g)].map(([quoted]) => String(JSON.parse(quoted))).join('');

export function speaking(language: string): Say {
  const known = catalogue(language);
  return (english) => known.get(english) || english;
}
