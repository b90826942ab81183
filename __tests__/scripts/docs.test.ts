import { existsSync, readdirSync, readFileSync } from 'node:fs';

const pages = ['README.md', 'CONTRIBUTING.md', ...pagesIn('docs')];

function pagesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);
}

/** Paths from the project's root that a page names in code. GAME, NAME and CODE stand for any. */
const pathsIn = (text: string): readonly string[] =>
  [
    ...text.matchAll(/`((?:src|app|scripts|modules|plugins|e2e|bench|__tests__|assets|public)\/[\w./-]*)`/g),
  ].map(([, path = '']) => path);

test.each(pages)('every file that %s names is there', (page) => {
  const missing = pathsIn(readFileSync(page, 'utf8')).filter(
    (path) => !/GAME|NAME|CODE/.test(path) && !existsSync(path),
  );
  expect(missing).toEqual([]);
});

test.each(pages)('every page that %s links to is there', (page) => {
  const folder = page.includes('/') ? page.slice(0, page.lastIndexOf('/') + 1) : '';
  const links = [...readFileSync(page, 'utf8').matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map(
    ([, to = '']) => to,
  );
  expect(links.filter((to) => !existsSync(folder + to))).toEqual([]);
});

test('every type that the glossary names is declared in the file that it names', () => {
  const rows = [
    ...readFileSync('docs/glossary.md', 'utf8').matchAll(/`([A-Za-z]+)`, `(src\/[\w./-]+\.ts)`/g),
  ];
  expect(rows.length).toBeGreaterThan(40);
  const wrong = rows.filter(
    ([, name = '', path = '']) =>
      !new RegExp(`\\b(interface|type|class|const|function) ${name}\\b|^  ${name}\\(`, 'm').test(
        readFileSync(path, 'utf8'),
      ),
  );
  expect(wrong.map(([text]) => text)).toEqual([]);
});
