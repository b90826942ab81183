import { checkLayers } from '../../scripts/layers/check';

const complaintsIn = (path: string, text: string) => checkLayers([{ path, text }]);

test('imports along the arrows pass', () => {
  const files = [
    {
      path: 'app/index.tsx',
      text: `import { A } from '../src/components/a';\nimport { Stack } from 'expo-router';`,
    },
    { path: 'src/components/lockout/Sheet.tsx', text: `import type { State } from '../../engine/lockout';` },
    { path: 'src/components/ui/Button.tsx', text: `import { theme } from './theme';\nimport 'react';` },
    {
      path: 'src/stores/table.ts',
      text: `import { host } from '../net/host';\nimport { records } from '../storage/records';`,
    },
    { path: 'src/net/host.ts', text: `import { play } from '../engine/match';` },
    { path: 'src/engine/lockout/rules.ts', text: `export { dice } from '../chance';` },
  ];
  expect(checkLayers(files)).toEqual([]);
});

test('an error names file, line and rule', () => {
  const text = `import { a } from './a';\n\nimport { host } from '../../net/host';`;
  expect(complaintsIn('src/engine/lockout/rules.ts', text)).toEqual([
    'src/engine/lockout/rules.ts:3: engine must not import net (../../net/host); it may import nothing outside itself.',
  ]);
});

test.each([
  ['import', `import '../stores/table';`],
  ['type import', `import type { Table } from '../stores/table';`],
  ['export from', `export { table } from '../stores/table';`],
  ['export all', `export * from '../stores/table';`],
  ['type export', `export type { Table } from '../stores/table';`],
  ['import()', `const late = () => import('../stores/table');`],
  ['import() of a template', 'const late = () => import(`../stores/table`);'],
  ['require', `const table = require('../stores/table');`],
  ['require.resolve', `const where = require.resolve('../stores/table');`],
  ['import equals', `import table = require('../stores/table');`],
  ['type of an import', `type Table = import('../stores/table').Table;`],
  ['typeof an import', `type Table = typeof import('../stores/table');`],
  ['run time path', `const late = (name: string) => import('./' + name);`],
])('%s counts', (_, text) => {
  expect(complaintsIn('src/net/host.ts', text)).toHaveLength(1);
});

test('text that only looks like an import does not count', () => {
  const text = `// import '../stores/table';\nconst said = "import '../stores/table'";`;
  expect(complaintsIn('src/net/host.ts', text)).toEqual([]);
});

test.each(['node:fs', 'react', 'fast-check', '@noble/hashes'])('the engine imports no %s', (name) => {
  expect(complaintsIn('src/engine/chance.ts', `import '${name}';`)).toHaveLength(1);
});

test.each(['react', 'react/jsx-runtime', 'react-dom/client'])('net imports no %s', (name) => {
  expect(complaintsIn('src/net/host.ts', `import '${name}';`)).toHaveLength(1);
});

test('every file below src has a layer', () => {
  expect(complaintsIn('src/util.ts', `import './engine/chance';`)).toHaveLength(1);
  expect(complaintsIn('src/helpers/a.ts', `import './b';`)).toHaveLength(1);
});

test('the app imports nothing from scripts', () => {
  expect(complaintsIn('src/components/a.tsx', `import '../../scripts/record';`)).toHaveLength(1);
});
