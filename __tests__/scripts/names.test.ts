import { checkNames } from '../../scripts/names/check';

const COMPONENT = 'export function Board() { return <View />; }\n';
const CODE = 'export const board = 1;\n';

const complaints = (...files: readonly (readonly [path: string, text: string])[]) =>
  checkNames(files.map(([path, text]) => ({ path, text })));

test('a component is named in PascalCase, everything else in kebab-case', () => {
  expect(
    complaints(
      ['src/components/games/lockout/Board.tsx', COMPONENT],
      ['src/components/games/lockout/miss-points.ts', CODE],
      ['src/components/trouble/lazy-screen.tsx', 'export function lazyScreen() { return <View />; }\n'],
      ['src/platform/tcp.native.ts', CODE],
      ['src/platform/tcp.ts', CODE],
      ['app/[game]/index.tsx', COMPONENT],
      ['app/_layout.tsx', COMPONENT],
      ['__tests__/components/Board.test.tsx', CODE],
    ),
  ).toEqual([]);
});

test.each([
  ['a component in kebab-case', 'src/components/board.tsx', COMPONENT],
  ['a component in camelCase', 'src/components/gameBoard.tsx', COMPONENT],
  ['code in camelCase', 'src/components/useBoard.ts', CODE],
  ['code in PascalCase', 'src/components/Board.ts', CODE],
  ['a test in camelCase', '__tests__/components/useBoard.test.ts', CODE],
])('%s breaks the rule', (_, path, text) => {
  expect(complaints([path, text])).toEqual([expect.stringContaining(path)]);
});

test.each([
  ['case and ending', 'src/a/Board.tsx', 'src/a/board.ts'],
  ['ending', 'src/a/board.tsx', 'src/a/board.ts'],
  ['case of a folder', 'src/A/board.ts', 'src/a/board.ts'],
  ['case of a variant', 'src/a/Board.web.tsx', 'src/a/board.web.ts'],
])('two files that differ in %s only are one file to macOS', (_, one, other) => {
  const found = complaints([one, one.includes('Board') ? COMPONENT : CODE], [other, CODE]);
  expect(found).toContainEqual(`${other}: differs from ${one} in case or ending only.`);
});
