import { i18n } from '@lingui/core';
import { I18nProvider as LinguiProvider } from '@lingui/react';
import { useLocales } from 'expo-localization';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { chooseLanguage, type LanguageSetting } from './languages';
import { speakable, speakNow } from './speak';

interface Props {
  readonly language: LanguageSetting;
  /** Told why a language could not be fetched. */
  readonly onFailed?: (error: unknown) => void;
  readonly children: ReactNode;
}

/**
 * Gives everything below it its words. Another setting, or another language of the phone, changes them at once; until
 * they have been fetched the words of before stay, and before the first there is nothing.
 */
export function I18nProvider({ language: setting, onFailed, children }: Props) {
  const wanted = useLocales();
  const { language, locale } = useMemo(() => chooseLanguage(setting, wanted), [setting, wanted]);
  const [speaks, setSpeaks] = useState(false);

  useLayoutEffect(() => {
    const choice = { language, locale };
    if (speakNow(i18n, choice)) {
      setSpeaks(true);
      return;
    }
    let wantedStill = true;
    speakable(choice, undefined, onFailed).then((possible) => {
      if (wantedStill) setSpeaks(speakNow(i18n, possible));
    });
    return () => {
      wantedStill = false;
    };
  }, [language, locale, onFailed]);

  return speaks ? <LinguiProvider i18n={i18n}>{children}</LinguiProvider> : null;
}
