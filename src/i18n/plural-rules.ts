import { isLanguage, type Language } from './languages';

type Rule = (value: number) => Intl.LDMLPluralRule;

const oneIsOne: Rule = (n) => (n === 1 ? 'one' : 'other');
const isMillions = (n: number) => n !== 0 && n % 1_000_000 === 0;

/** The plural of a count, by the rules of the Unicode CLDR. */
const cardinal: Readonly<Record<Language, Rule>> = {
  en: oneIsOne,
  de: oneIsOne,
  fr: (n) => (n < 2 ? 'one' : isMillions(n) ? 'many' : 'other'),
  it: (n) => (n === 1 ? 'one' : isMillions(n) ? 'many' : 'other'),
};

/** The plural of an ordinal number, such as 3rd. */
const ordinal: Readonly<Record<Language, Rule>> = {
  en: (n) => {
    if (n % 100 >= 11 && n % 100 <= 13) return 'other';
    return ({ 1: 'one', 2: 'two', 3: 'few' } as const)[n % 10] ?? 'other';
  },
  de: () => 'other',
  fr: oneIsOne,
  it: (n) => ([8, 11, 80, 800].includes(n) ? 'many' : 'other'),
};

/** The part of Intl.PluralRules that Lingui uses, for the languages of the app. */
export class PluralRules {
  readonly #rule: Rule;

  constructor(locales: string | readonly string[], { type = 'cardinal' }: Intl.PluralRulesOptions = {}) {
    const codes = [locales].flat().map((locale) => locale.split('-')[0] ?? '');
    this.#rule = (type === 'ordinal' ? ordinal : cardinal)[codes.find(isLanguage) ?? 'en'];
  }

  select(value: number): Intl.LDMLPluralRule {
    return this.#rule(Math.abs(value));
  }
}
