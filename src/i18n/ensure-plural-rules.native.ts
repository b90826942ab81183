import { PluralRules } from './plural-rules';

/** Hermes, the engine on phones, has Intl without PluralRules. */
export function ensurePluralRules(): void {
  if ('PluralRules' in Intl) return;
  Object.defineProperty(Intl, 'PluralRules', { value: PluralRules, configurable: true, writable: true });
}
