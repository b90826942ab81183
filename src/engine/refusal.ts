/** Why something is refused. The code is stable, the rule is its number in docs/rules, the text is English. */
export interface Refusal {
  readonly code: string;
  readonly rule: string;
  /** A sentence for a person; `{name}` stands for a value. */
  readonly text: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

export type Reasons = Readonly<Record<string, Refusal>>;

/** The reasons of one game: `{ 'row-closed': ['L7', 'That row is closed.'] }` gives the code `lockout.row-closed`. */
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

/** The same reason about something in particular. */
export function about(refusal: Refusal, values: Readonly<Record<string, string | number>>): Refusal {
  return { ...refusal, values };
}

/** The reason as an English sentence. */
export function sentence(refusal: Refusal): string {
  const values = refusal.values ?? {};
  return refusal.text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** A value, or why there is none. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

export const accepted = <T>(value: T): Result<T> => ({ ok: true, value });
export const refused = (refusal: Refusal): Result<never> => ({ ok: false, refusal });
