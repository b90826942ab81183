import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CatalogType, type ExtractedCatalogType, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { asMessage, type Refusal } from './refusals';

/** The messages of each language, by their ids. */
export type Catalogues = Readonly<Record<string, CatalogType>>;

export interface Words {
  /** The catalogues as they should be: all texts of the code, with the existing translations. */
  readonly catalogues: Catalogues;
  readonly sourceLanguage: string;
  /** The catalogue of a language as the text of its file. */
  text(language: string): Promise<string>;
}

export const catalogueFile = (language: string): string => `src/i18n/locales/${language}.po`;

const HEAD = (language: string): string =>
  `msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n"Content-Type: text/plain; charset=utf-8\\n"\n`;

/** Null if a file could not be read. Then nothing must be written, or its texts would be lost. */
export async function collectWords(
  root: string,
  refusals: readonly Refusal[],
  { clean }: { readonly clean: boolean },
): Promise<Words | null> {
  const config = getConfig({ cwd: root });
  const format = formatter(config.formatOptions);
  const [catalog] = await getCatalogs({ ...config, format });
  const source = config.sourceLocale;
  if (!catalog || source === undefined) throw new Error('lingui.config.cjs names no catalogue or no source.');
  const messages = await catalog.collect();
  if (!messages) return null;

  const all = { ...messages, ...messagesOf(refusals) };
  const before = await catalog.readAll();
  const merged = Object.entries(catalog.merge(before, all, { overwrite: true })).map(
    ([language, messages]) => {
      const kept = language === source ? messages : withoutOutdated(messages, before[source] ?? {}, all);
      return [language, sorted(clean ? withoutObsolete(kept) : kept)] as const;
    },
  );
  const catalogues: Catalogues = Object.fromEntries(merged);

  return {
    catalogues,
    sourceLanguage: source,
    async text(language) {
      const filename = join(root, catalogueFile(language));
      // Keeps the head of a file.
      const existing = existsSync(filename) ? readFileSync(filename, 'utf8') : HEAD(language);
      const context = { locale: language, sourceLocale: source, filename, existing };
      const text = await format.serialize(catalogues[language] ?? {}, context);
      return text.replace(/^"[\w-]+: \\n"\n/gm, ''); // empty lines of the head
    },
  };
}

function messagesOf(refusals: readonly Refusal[]): ExtractedCatalogType {
  return Object.fromEntries(
    refusals.map(({ code, rule, text, path }) => {
      const message = asMessage(text);
      // The id of other messages is their English text. Here the comment has it for translators.
      return [code, { message, comments: [`${rule}: ${message}`], origin: [[path]] }];
    }),
  );
}

/** Removes the translations of messages whose id is the same but whose English text has changed. */
function withoutOutdated(
  messages: CatalogType,
  englishBefore: CatalogType,
  english: ExtractedCatalogType,
): CatalogType {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => {
      const before = englishBefore[id]?.translation;
      const outdated = before !== undefined && english[id] !== undefined && before !== english[id].message;
      return [id, outdated ? { ...message, translation: '' } : message];
    }),
  );
}

/** Sorted by the first file of each text, so that texts of one screen are together. */
function sorted(messages: CatalogType): CatalogType {
  const keyed = Object.entries(messages).map(([id, message]) => {
    const [first = ''] = (message.origin ?? []).map(([path]) => path).sort();
    return { key: [first, message.message ?? id, message.context ?? ''].join('\n'), id, message };
  });
  keyed.sort((a, b) => (a.key < b.key ? -1 : 1));
  return Object.fromEntries(keyed.map(({ id, message }) => [id, message]));
}

function withoutObsolete(messages: CatalogType): CatalogType {
  return Object.fromEntries(Object.entries(messages).filter(([, { obsolete }]) => !obsolete));
}
