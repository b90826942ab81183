/**
 * The reason why something is refused. The code is stable, the rule is a number in docs/rules, the text is
 * English.
 */
export interface Refusal {
  readonly code: string;
  readonly rule: string;
  /** A sentence for people; `{name}` stands for a value. */
  readonly text: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

export type Reasons = Readonly<Record<string, Refusal>>;

/**
 * Defines refusals: `{ 'row-closed': ['L7', 'That row is closed.'] }` in `lockout` gives the code
 * `lockout.row-closed`.
 */
export function reasons<Name extends string>(
  scope: string,
  list: Readonly<Record<Name, readonly [rule: string, text: string]>>,
): Readonly<Record<Name, Refusal>>;
export function reasons(
  scope: string,
  list: Readonly<Record<string, readonly [rule: string, text: string]>>,
): Reasons {
  const made: Record<string, Refusal> = {};
  for (const [name, [rule, text]] of Object.entries(list)) {
    made[name] = { code: `${scope}.${name}`, rule, text };
  }
  return made;
}

/** Returns the refusal with values for its text. */
export function about(refusal: Refusal, values: Readonly<Record<string, string | number>>): Refusal {
  return { ...refusal, values };
}

/** Returns the refusal's text with its values. */
export function sentence(refusal: Refusal): string {
  const values = refusal.values ?? {};
  return refusal.text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** A value, or the reason why there is none. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

export const accepted = <T>(value: T): Result<T> => ({ ok: true, value });
export const refused = (refusal: Refusal): Result<never> => ({ ok: false, refusal });
