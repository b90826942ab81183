import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { leaveOut } from '../../scripts/metro/leave-out.cjs';
import { leftOut, replaced, swapped } from '../../scripts/metro/left-out.cjs';
import standIns from '../../scripts/metro/stand-ins.cjs';

const MODULES = join(__dirname, '../../node_modules');
const ours = ['app', 'src'].flatMap((folder) =>
  readdirSync(join(__dirname, '../..', folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(folder, path)),
);

interface Imported {
  readonly path: string;
  readonly from: string;
  readonly names: readonly string[];
}

const imports: Imported[] = ours.flatMap((path) => {
  const text = readFileSync(join(__dirname, '../..', path), 'utf8');
  return [...text.matchAll(/import\s+(?!type\b)([^;'"]*?)\s*from\s*['"]([^'"]+)['"]/g)].map(
    ([, what = '', from = '']) => ({
      path,
      from: from === 'react-native' ? 'react-native-web' : from,
      names: what
        .replace(/[{}]/g, ',')
        .split(',')
        .map((name) => name.trim().replace(/ as .*/, ''))
        .filter((name) => name !== '' && !name.startsWith('type ')),
    }),
  );
});

test('the imports of the app are found', () => {
  expect(imports).toContainEqual({
    path: 'app/_layout.tsx',
    from: 'expo-router',
    names: ['router', 'Stack', 'useIsFocused'],
  });
  expect(imports.filter(({ from }) => from === 'react-native-web').length).toBeGreaterThan(50);
});

test('the app imports no module that bundles leave out', () => {
  const missed = imports.flatMap(({ path, from, names }) =>
    leftOut
      .filter((part) => part.package === from)
      .flatMap((part) =>
        names
          .filter((name) =>
            part.names.some((out) => (isAnimation(from) ? name.startsWith(out) : name === out)),
          )
          .map((name) => `${path}: ${name}`),
      ),
  );
  expect(missed).toEqual([]);
});

test('the app imports no private path of a package', () => {
  const packages = [...leftOut, ...replaced].map((part) => part.package);
  const inside = imports.filter(({ from }) => packages.some((name) => from.startsWith(`${name}/`)));
  expect(inside).toEqual([]);
});

test('the header of a screen is left out, so no screen shows one', () => {
  const showing = ours.filter((path) =>
    /headerShown(?!: false)|<Stack\.|<Tabs/.test(readFileSync(join(__dirname, '../..', path), 'utf8')),
  );
  expect(showing).toEqual([]);
});

test('every module that bundles leave out exists', () => {
  const gone = [
    ...leftOut.flatMap((part) => part.modules.map((module) => join(part.package, module))),
    ...replaced.map((part) => join(part.package, part.module)),
    ...swapped.flatMap((part) => [join(part.package, part.module), join(part.package, part.by)]),
  ].filter((path) => !existsSync(join(MODULES, path)));
  expect(gone).toEqual([]);
});

describe('a module that bundles leave out', () => {
  const path = join(MODULES, 'expo-router/build/layouts/Tabs.js');
  const context = (dev: boolean, filePath = path) => ({
    dev,
    resolveRequest: () => ({ type: 'sourceFile', filePath }),
  });

  test('is empty in an exported web bundle', () => {
    expect(leaveOut(context(false), './layouts/Tabs', 'web')).toEqual({ type: 'empty' });
  });

  test('is kept in development, and on phones', () => {
    const found = { type: 'sourceFile', filePath: path };
    expect(leaveOut(context(true), './layouts/Tabs', 'web')).toEqual(found);
    expect(leaveOut(context(false), './layouts/Tabs', 'android')).toEqual(found);
  });

  test('may be left out on phones only', () => {
    const bounce = join(MODULES, 'react-native-reanimated/src/layoutReanimation/defaultAnimations/Bounce.ts');
    expect(leaveOut(context(false, bounce), './Bounce', 'ios')).toEqual({ type: 'empty' });
    expect(leaveOut(context(false, bounce), './Bounce', 'web')).toEqual({
      type: 'sourceFile',
      filePath: bounce,
    });
  });

  test('leaves out its neighbours only if the whole folder is left out', () => {
    const stack = join(MODULES, 'expo-router/build/layouts/Stack.web.js');
    expect(leaveOut(context(false, stack), './layouts/Stack', 'web')).toEqual({
      type: 'sourceFile',
      filePath: stack,
    });
    const bar = join(MODULES, 'expo-router/build/react-navigation/bottom-tabs/views/BottomTabBar.js');
    expect(leaveOut(context(false, bar), './views/BottomTabBar', 'web')).toEqual({ type: 'empty' });
  });

  test('has a stand-in where the app calls it at its start', () => {
    const head = join(MODULES, 'expo-router/build/head/ExpoHead.js');
    const found = leaveOut(context(false, head), './ExpoHead', 'web');
    expect(found).toEqual({ type: 'sourceFile', filePath: expect.stringMatching(/stand-ins\.cjs$/) });
    expect(standIns.Head.Provider({ children: 'the app' })).toBe('the app');
    expect(standIns.isNativeTabTrigger()).toBe(false);
  });
});

test('a module with a smaller twin resolves to the twin, for code and for assets', () => {
  const full = (name: string) => join(MODULES, 'canvaskit-wasm/bin/full', name);
  const plain = (name: string) => join(MODULES, 'canvaskit-wasm/bin', name);
  const take = (found: object) => leaveOut({ dev: false, resolveRequest: () => found }, 'canvaskit', 'web');
  expect(take({ type: 'sourceFile', filePath: full('canvaskit.js') })).toEqual({
    type: 'sourceFile',
    filePath: plain('canvaskit.js'),
  });
  expect(take({ type: 'assetFiles', filePaths: [full('canvaskit.wasm')] })).toEqual({
    type: 'assetFiles',
    filePaths: [plain('canvaskit.wasm')],
  });
});

/** Reanimated's animations are recognized by their prefix: SlideInUp, SlideOutLeft… */
function isAnimation(from: string): boolean {
  return from === 'react-native-reanimated';
}
