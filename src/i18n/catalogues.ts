import type { Messages } from '@lingui/core';
import type { Language } from './languages';
import { messages as english } from './locales/en';

/** English is always there, to fall back on; of the others only the one that is spoken is fetched. */
const fetchers: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ readonly messages: Messages }>>> = {
  de: () => import('./locales/de'),
  fr: () => import('./locales/fr'),
  it: () => import('./locales/it'),
};

const inMemory = new Map<Language, Messages>([['en', english]]);

/** A catalogue that needs no waiting. */
export function catalogueAtHand(language: Language): Messages | undefined {
  return inMemory.get(language);
}

/** Fails where a catalogue can't be fetched, as in a browser that has gone offline. */
export async function fetchCatalogue(language: Language): Promise<Messages> {
  if (language === 'en') return english;
  const { messages } = await fetchers[language]();
  inMemory.set(language, messages);
  return messages;
}
