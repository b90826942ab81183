/** The languages that the app speaks. A new one is a line here, in app.json and in lingui.config.cjs, and two files of words. */
export const languages = ['en', 'de', 'fr', 'it'] as const;

export type Language = (typeof languages)[number];

/** What a player chooses. */
export type LanguageSetting = 'system' | Language;

/** Each language in its own words: whoever can't read the others must find theirs. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
};

export function isLanguage(text: string): text is Language {
  return languages.some((language) => language === text);
}

/** A language that the phone asks for, as expo-localization gives it. */
export interface Wanted {
  readonly languageTag: string;
  readonly regionCode: string | null;
}

/** The language of the words, and the locale by which numbers and dates are written. */
export interface Choice {
  readonly language: Language;
  readonly locale: string;
}

/** Whoever speaks the one reads the other. */
const nearest: Readonly<Record<string, Language>> = { gsw: 'de' };

/** The first language that the phone asks for and the app speaks, or English. The region stays the phone's. */
export function chooseLanguage(setting: LanguageSetting, wanted: readonly Wanted[]): Choice {
  const spoken = wanted.map(({ languageTag, regionCode }) => ({
    language: languageOf(languageTag),
    regionCode,
  }));
  const match = spoken.find(({ language }) =>
    setting === 'system' ? language !== null : language === setting,
  );
  const language = setting === 'system' ? (match?.language ?? 'en') : setting;
  const region = match?.regionCode || wanted[0]?.regionCode;
  return { language, locale: region ? `${language}-${region}` : language };
}

function languageOf(tag: string): Language | null {
  const [code = ''] = tag.toLowerCase().split(/[-_]/);
  return isLanguage(code) ? code : (nearest[code] ?? null);
}
