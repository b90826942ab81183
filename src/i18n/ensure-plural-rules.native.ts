import { PluralRules } from './plural-rules';

/** Defines Intl.PluralRules, which Hermes lacks. */
export function ensurePluralRules(): void {
  if ('PluralRules' in Intl) return;
  Object.defineProperty(Intl, 'PluralRules', { value: PluralRules, configurable: true, writable: true });
}
