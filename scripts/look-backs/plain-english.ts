// Does what the macros of Lingui do, without translations. A message is then a text.

type Forms = Readonly<Record<string | number, string>>;

export const plural = (count: number, forms: Forms): string =>
  (forms[count] ?? (count === 1 ? forms.one : undefined) ?? forms.other ?? '').replaceAll('#', String(count));

export const select = (value: string, forms: Forms): string => forms[value] ?? forms.other ?? '';

export function msg(
  message: TemplateStringsArray | { readonly message: string },
  ...values: readonly unknown[]
): string {
  return 'raw' in message ? String.raw({ raw: message }, ...values) : message.message;
}
