/** Every browser has Intl.PluralRules; the file for phones does more. */
export function ensurePluralRules(): void {}
