import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bareStringsIn } from './bare';
import { catalogueFile, collectWords, type Words } from './catalogues';
import { compile, compiledFile } from './compile';
import { faultsOf } from './faults';
import { refusalsIn } from './refusals';
import { sourcesIn } from './sources';

const MOST_LINES = 20;

export interface Wish {
  /** Changes nothing, and fails if there is anything to change. */
  readonly check: boolean;
  /** Deletes translations of removed texts. */
  readonly clean: boolean;
}

export interface Outcome {
  readonly content: boolean;
  /** The lines to print. */
  readonly lines: readonly string[];
}

/** Updates the catalogues and modules of the project in `root`. */
export async function updateWords(root: string, { check, clean }: Wish): Promise<Outcome> {
  const refusals = refusalsIn(
    sourcesIn(root, 'src/engine', 'src/net', 'src/storage', 'src/stores', 'src/components'),
  );
  const words = await collectWords(root, refusals, { clean });
  if (!words)
    return { content: false, lines: ['A file could not be read (see above), so nothing was changed.'] };

  const stale = await staleFiles(root, words);
  if (!check) for (const { path, text } of stale) write(join(root, path), text);

  const wanting = report(words);
  const components = sourcesIn(root, 'app', 'src/components').filter(({ path }) => path.endsWith('.tsx'));
  const bare = bareStringsIn(components);
  const lines = [
    ...wanting.lines,
    ...titled('Strings in code', bare),
    ...(check
      ? titled(
          'Out of date: npm run words',
          stale.map(({ path }) => path),
        )
      : []),
  ];
  // A translation that does not match would be shown, so it always fails. All other problems fail only the
  // check.
  const content = !wanting.wrong && !(check && (wanting.any || stale.length > 0 || bare.length > 0));
  return { content, lines };
}

interface Stale {
  readonly path: string;
  readonly text: string;
}

async function staleFiles(root: string, { catalogues, sourceLanguage, text }: Words): Promise<Stale[]> {
  const files: Stale[] = [];
  for (const [language, messages] of Object.entries(catalogues)) {
    files.push({ path: catalogueFile(language), text: await text(language) });
    files.push({
      path: compiledFile(language),
      text: compile(language, messages, catalogues[sourceLanguage] ?? {}),
    });
  }
  return files.filter(({ path, text }) => {
    const file = join(root, path);
    return !existsSync(file) || readFileSync(file, 'utf8') !== text;
  });
}

/** Replaces the file atomically: a reader sees the old or the new one. */
function write(path: string, text: string): void {
  const draft = `${path}.${process.pid}.tmp`;
  writeFileSync(draft, text);
  renameSync(draft, path);
}

function report({ catalogues, sourceLanguage }: Words) {
  const source = catalogues[sourceLanguage] ?? {};
  const lines: string[] = [];
  let any = false;
  let wrong = false;
  for (const [language, messages] of Object.entries(catalogues)) {
    const faults = faultsOf(messages, source);
    const { missing, obsolete } = faults;
    const count = Object.keys(messages).length - obsolete.length;
    const removed = obsolete.length > 0 ? `, ${obsolete.length} no longer said (-- --clean drops them)` : '';
    lines.push(`${language}: ${count} messages, ${missing.length} missing${removed}`);
    lines.push(...titled('  missing', missing), ...titled('  wrong', faults.wrong));
    wrong ||= faults.wrong.length > 0;
    any ||= missing.length > 0 || obsolete.length > 0;
  }
  return { lines, any, wrong };
}

function titled(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const rest = lines.length - MOST_LINES;
  return [
    `${title}:`,
    ...lines.slice(0, MOST_LINES).map((line) => `    ${line}`),
    ...(rest > 0 ? [`    … and ${rest} more`] : []),
  ];
}
