import type { Refusal } from './refusal';

/** A house rule as the set-up screen shows it. */
export type OptionField =
  | { readonly name: string; readonly kind: 'switch'; readonly default: boolean }
  | {
      readonly name: string;
      readonly kind: 'choice';
      readonly default: string;
      readonly choices: readonly string[];
    }
  | {
      readonly name: string;
      readonly kind: 'number';
      readonly default: number;
      readonly min: number;
      readonly max: number;
      readonly step: number;
    }
  /** Components from outside, as text, instead of the `default` ones. */
  | { readonly name: string; readonly kind: 'components'; readonly default: string };

/** The house rules of a game. Options from outside are first read (shape), then checked (legality). */
export interface OptionSpec<Options extends object> {
  readonly fields: readonly OptionField[];
  readonly defaults: Options;
  /** Reads options from JSON, with defaults for missing names; null for unknown names and wrong types. */
  read(json: unknown): Options | null;
  /** Returns why the game can't be played with these options, or null. */
  check(options: Options, seats: number): Refusal | null;
}

/** Returns the fields of a JSON object; null if it has others than these. */
export function fieldsOf(json: unknown, names: readonly string[]): ReadonlyMap<string, unknown> | null {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return null;
  const entries = Object.entries(json);
  return entries.every(([name]) => names.includes(name)) ? new Map<string, unknown>(entries) : null;
}

/** Returns the options that differ from their defaults. Records hold only these. */
export function unusual<Options extends object>(
  spec: OptionSpec<Options>,
  options: Options,
): Record<string, unknown> {
  const usual = new Map<string, unknown>(Object.entries(spec.defaults));
  return Object.fromEntries(
    Object.entries(options).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(usual.get(name)),
    ),
  );
}

/** The options of a game without house rules. */
export const noOptions: OptionSpec<Readonly<Record<string, never>>> = {
  fields: [],
  defaults: {},
  read: (json) => (fieldsOf(json, []) ? {} : null),
  check: () => null,
};

/** Reads a whole number. −0 becomes 0, so that equal numbers have equal digests. */
export const wholeNumber = (json: unknown): number | null =>
  typeof json === 'number' && Number.isInteger(json) ? json + 0 : null;

/** Reads a list; null if `item` refuses one of its items. */
export function listOf<T>(json: unknown, item: (json: unknown) => T | null): readonly T[] | null {
  if (!Array.isArray(json)) return null;
  const list: T[] = [];
  for (const each of json) {
    const read = item(each);
    if (read === null) return null;
    list.push(read);
  }
  return list;
}

export const textOf = (json: unknown): string | null => (typeof json === 'string' ? json : null);
