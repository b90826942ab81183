import { type CatalogType, createCompiledCatalog } from '@lingui/cli/api';

export const compiledFile = (language: string): string => `src/i18n/locales/${language}.ts`;

/** A catalogue as the text of a module. A text without a translation uses the source language. */
export function compile(language: string, messages: CatalogType, source: CatalogType): string {
  const texts = Object.entries(source)
    .filter(([, { obsolete }]) => !obsolete)
    .map(([id, { translation }]) => [id, messages[id]?.translation || translation] as const);
  const { source: json } = createCompiledCatalog(language, Object.fromEntries(texts), {
    namespace: 'json',
    strict: true,
  });
  const compiled: { readonly messages: Readonly<Record<string, unknown>> } = JSON.parse(json);
  const lines = Object.entries(compiled.messages).map(
    ([id, message]) => `  ${JSON.stringify(id)}: ${JSON.stringify(message)},\n`,
  );
  return `// Generated from ${language}.po by \`npm run words\`: not to be edited.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
${lines.join('')}};
`;
}
