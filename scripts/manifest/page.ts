export interface Page {
  readonly android: readonly string[];
  readonly ios: readonly string[];
}

/**
 * The entries in the tables of docs/permissions.md: rows that begin with an entry in backquotes and have a
 * reason.
 */
export function readPage(text: string): Page {
  const [, android = '', ios = ''] = text.split(/^## /m);
  return { android: entriesIn(android), ios: entriesIn(ios) };
}

function entriesIn(section: string): string[] {
  return [...section.matchAll(/^\| `([^`]+)` \| [^|]*\w[^|]* \|$/gm)].map(([, entry = '']) => entry);
}
