/** Does nothing, because every browser has Intl.PluralRules. For phones see ensure-plural-rules.native.ts. */
export function ensurePluralRules(): void {}
