import { type CatalogType, createCompiledCatalog } from '@lingui/cli/api';

export interface Faults {
  /** English texts without a translation. */
  readonly missing: readonly string[];
  /** Translations of removed texts. */
  readonly obsolete: readonly string[];
  /** Translations that do not match their English text, with the reason. */
  readonly wrong: readonly string[];
}

export function faultsOf(messages: CatalogType, source: CatalogType): Faults {
  const missing: string[] = [];
  const obsolete: string[] = [];
  const wrong: string[] = [];
  for (const [id, { translation, obsolete: gone }] of Object.entries(messages)) {
    const english = source[id]?.translation ?? '';
    if (gone) obsolete.push(translation || id);
    else if (translation === '') missing.push(english);
    else wrong.push(...differences(english, translation));
  }
  return { missing, obsolete, wrong };
}

/** A translation must have the values and tags of its English text, in any order. */
function differences(english: string, translation: string): string[] {
  const [wanted, given] = [partsOf(english), partsOf(translation)];
  if (typeof given === 'string') return [`"${translation}": ${given}`];
  if (typeof wanted === 'string') return [`"${english}": ${wanted}`];
  const lost = [...wanted].filter((part) => !given.has(part));
  const added = [...given].filter((part) => !wanted.has(part));
  return [
    ...lost.map((part) => `"${translation}" lacks ${part} of "${english}"`),
    ...added.map((part) => `"${translation}" has ${part}, which "${english}" has not`),
  ];
}

/** The values and tags of a message, or its syntax error. */
function partsOf(text: string): ReadonlySet<string> | string {
  const { source, errors } = createCompiledCatalog('', { text }, { namespace: 'json', strict: true });
  const [fault] = errors;
  if (fault) return fault.error.message.split('\n')[0] ?? 'not a message';
  const compiled: { readonly messages: { readonly text: unknown } } = JSON.parse(source);
  const parts = new Set<string>();
  collectTokens(compiled.messages.text, parts);
  return parts;
}

/** A message is a list of texts and of `[name, type, choices]`; choices are messages again. */
function collectTokens(tokens: unknown, parts: Set<string>): void {
  if (typeof tokens === 'string') for (const [tag] of tokens.matchAll(/<\/?\w+\/?>/g)) parts.add(tag);
  if (!Array.isArray(tokens)) return;
  for (const token of tokens) {
    if (!Array.isArray(token)) {
      collectTokens(token, parts);
      continue;
    }
    const [name, , choices] = token;
    parts.add(`{${name}}`);
    if (typeof choices !== 'object' || choices === null) continue;
    for (const choice of Object.values(choices)) collectTokens(choice, parts);
  }
}
