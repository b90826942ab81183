import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, useMemo } from 'react';
import type { Language } from '../../src/i18n/languages';
import { messages as de } from '../../src/i18n/locales/de';
import { messages as en } from '../../src/i18n/locales/en';
import { messages as fr } from '../../src/i18n/locales/fr';
import { messages as it } from '../../src/i18n/locales/it';

const catalogues: Readonly<Record<Language, Messages>> = { en, de, fr, it };

/** The words of a language, for use outside of components. */
export function speaking(language: Language, locale: string = language): I18n {
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale: language, locales: [locale], messages: catalogues[language] });
  return i18n;
}

interface Props {
  readonly language?: Language;
  readonly children: ReactNode;
}

/** A provider of English words, available at once: render(<Sheet />, { wrapper: Words }) */
export function Words({ language = 'en', children }: Props) {
  const i18n = useMemo(() => speaking(language), [language]);
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}

/** The same in another language: render(<Sheet />, { wrapper: wordsIn('de') }) */
export function wordsIn(language: Language) {
  return ({ children }: { readonly children: ReactNode }) => <Words language={language}>{children}</Words>;
}
