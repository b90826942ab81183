/**
 * The languages of the app. A new one needs a line here, in app.json and in lingui.config.cjs, and two files
 * of words.
 */
export const languages = ['en', 'de', 'fr', 'it'] as const;

export type Language = (typeof languages)[number];

/** The player's choice. */
export type LanguageSetting = 'system' | Language;

/**
 * The name of each language in that language, so that people find theirs even if they can't read the others.
 */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
};

export function isLanguage(text: string): text is Language {
  return languages.some((language) => language === text);
}

/** A preferred language of the phone, as expo-localization returns it. */
export interface PreferredLanguage {
  readonly languageTag: string;
  readonly regionCode: string | null;
}

/** The language of the words, and the locale of numbers and dates. */
export interface Choice {
  readonly language: Language;
  readonly locale: string;
}

/** Languages without a catalogue, and the catalogue that their speakers can read. */
const substitutes: Readonly<Record<string, Language>> = { gsw: 'de' };

/** Returns the first preferred language that the app has, or English. The region is the phone's. */
export function chooseLanguage(setting: LanguageSetting, preferred: readonly PreferredLanguage[]): Choice {
  const candidates = preferred.map(({ languageTag, regionCode }) => ({
    language: languageOf(languageTag),
    regionCode,
  }));
  const match = candidates.find(({ language }) =>
    setting === 'system' ? language !== null : language === setting,
  );
  const language = setting === 'system' ? (match?.language ?? 'en') : setting;
  const region = match?.regionCode || preferred[0]?.regionCode;
  return { language, locale: region ? `${language}-${region}` : language };
}

function languageOf(tag: string): Language | null {
  const [code = ''] = tag.toLowerCase().split(/[-_]/);
  return isLanguage(code) ? code : (substitutes[code] ?? null);
}
