import type { I18n } from '@lingui/core';
import { catalogueAtHand, fetchCatalogue } from './catalogues';
import { ensurePluralRules } from './ensure-plural-rules';
import type { Choice } from './languages';

/** Changes the language now if its catalogue is at hand; otherwise says that it has to be fetched. */
export function speakNow(i18n: I18n, { language, locale }: Choice): boolean {
  const messages = catalogueAtHand(language);
  if (!messages) return false;
  ensurePluralRules();
  i18n.loadAndActivate({ locale: language, locales: [locale], messages });
  // Browsers choose voice, hyphens and quotes by it.
  if (typeof document !== 'undefined') document.documentElement.lang = language;
  return true;
}

/** Has the catalogue fetched. Where that fails the app speaks English, which is always there. */
export async function speakable(
  choice: Choice,
  fetch: (language: Choice['language']) => Promise<unknown> = fetchCatalogue,
  failed: (error: unknown) => void = () => {},
): Promise<Choice> {
  try {
    await fetch(choice.language);
    return choice;
  } catch (error) {
    failed(error);
    return { language: 'en', locale: choice.locale };
  }
}
