import type { Messages } from '@lingui/core';
import type { Language } from './languages';
import { messages as english } from './locales/en';

/** English is in the bundle as the fallback. The other catalogues are loaded when they are needed. */
const loaders: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ readonly messages: Messages }>>> = {
  de: () => import('./locales/de'),
  fr: () => import('./locales/fr'),
  it: () => import('./locales/it'),
};

const loaded = new Map<Language, Messages>([['en', english]]);

/** Returns the catalogue if it is loaded. */
export function loadedCatalogue(language: Language): Messages | undefined {
  return loaded.get(language);
}

/** Loads a catalogue. Rejects if that fails, as in a browser that is offline. */
export async function fetchCatalogue(language: Language): Promise<Messages> {
  if (language === 'en') return english;
  const { messages } = await loaders[language]();
  loaded.set(language, messages);
  return messages;
}
