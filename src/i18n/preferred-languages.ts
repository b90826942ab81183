import { useLocales } from 'expo-localization';
import type { PreferredLanguage } from './languages';

/** The languages of this phone, the preferred one first. */
export function usePreferredLanguages(): readonly PreferredLanguage[] {
  return useLocales();
}
