import { useMemo, useSyncExternalStore } from 'react';
import type { PreferredLanguage } from './languages';

/** "de-CH", "zh-Hant-TW", "es-419" */
const WITH_REGION = /^[a-z]+(?:-[a-z]{4})?-([a-z]{2}|\d{3})(?![a-z0-9])/i;

/**
 * The languages of this browser, the preferred one first. expo-localization would also ask for separators of numbers, and
 * the browser loads its data of numbers for that: a twentieth of the work until home is shown.
 */
export function usePreferredLanguages(): readonly PreferredLanguage[] {
  const tags = useSyncExternalStore(listen, preferredTags);
  return useMemo(() => tags.split(' ').map(preferredLanguage), [tags]);
}

function listen(changed: () => void): () => void {
  addEventListener('languagechange', changed);
  return () => removeEventListener('languagechange', changed);
}

/** One text, because some browsers make another list each time. */
const preferredTags = () => navigator.languages.join(' ');

function preferredLanguage(languageTag: string): PreferredLanguage {
  return { languageTag, regionCode: WITH_REGION.exec(languageTag)?.[1]?.toUpperCase() ?? null };
}
