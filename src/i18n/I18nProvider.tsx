import { i18n } from '@lingui/core';
import { I18nProvider as LinguiProvider } from '@lingui/react';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { chooseLanguage, type LanguageSetting } from './languages';
import { usePreferredLanguages } from './preferred-languages';
import { activateLanguage, loadLanguage } from './speak';

interface Props {
  readonly language: LanguageSetting;
  /** Called when a catalogue could not be loaded. */
  readonly onFailed?: (error: unknown) => void;
  readonly children: ReactNode;
}

/**
 * Provides the words to its children, and changes them when the setting or the phone's language changes.
 * While a catalogue loads, the words of before stay. While the first one loads, nothing is rendered.
 */
export function I18nProvider({ language: setting, onFailed, children }: Props) {
  const preferred = usePreferredLanguages();
  const { language, locale } = useMemo(() => chooseLanguage(setting, preferred), [setting, preferred]);
  const [ready, setReady] = useState(false);

  useLayoutEffect(() => {
    const choice = { language, locale };
    if (activateLanguage(i18n, choice)) {
      setReady(true);
      return;
    }
    let active = true;
    loadLanguage(choice, undefined, onFailed).then((possible) => {
      if (active) setReady(activateLanguage(i18n, possible));
    });
    return () => {
      active = false;
    };
  }, [language, locale, onFailed]);

  return ready ? <LinguiProvider i18n={i18n}>{children}</LinguiProvider> : null;
}
