import type { I18n } from '@lingui/core';
import { fetchCatalogue, loadedCatalogue } from './catalogues';
import { ensurePluralRules } from './ensure-plural-rules';
import type { Choice } from './languages';

/** Activates a language if its catalogue is loaded. Returns whether it is. */
export function activateLanguage(i18n: I18n, { language, locale }: Choice): boolean {
  const messages = loadedCatalogue(language);
  if (!messages) return false;
  ensurePluralRules();
  i18n.loadAndActivate({ locale: language, locales: [locale], messages });
  // Browsers choose the voice of screen readers, hyphens and quotes by it.
  if (typeof document !== 'undefined') document.documentElement.lang = language;
  return true;
}

/** Loads the catalogue of a language. If that fails, returns English, which is always loaded. */
export async function loadLanguage(
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
