import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** The lint rules that this code breaks at this path. */
function rulesBroken(path: string, lines: readonly string[]): Map<string, readonly string[]> {
  const root = mkdtempSync(join(tmpdir(), 'knobel-lint-'));
  try {
    cpSync('biome.json', join(root, 'biome.json'));
    cpSync('scripts/lint', join(root, 'scripts/lint'), { recursive: true });
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), lines.join('\n'));
    const biome = resolve('node_modules/.bin/biome');
    const { stdout } = spawnSync(biome, ['lint', '--reporter=github', '--max-diagnostics=none', path], {
      cwd: root,
      encoding: 'utf8',
    });
    const found = [...stdout.matchAll(/^::error title=([^,]+),file=[^,]+,line=(\d+)/gm)];
    return new Map(
      lines.map((line, at) => [
        line,
        found.filter(([, , row]) => Number(row) === at + 1).map(([, rule = '']) => rule),
      ]),
    );
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const PROPERTY = 'lint/nursery/noJsRestrictedProperties';
const GLOBAL = 'lint/style/noRestrictedGlobals';
const ASSERTION = 'lint/nursery/noUnsafeTypeAssertion';
const PLUGIN = 'plugin';

const bad: readonly (readonly [line: string, rule: string])[] = [
  ['export const a = Math.sin(1);', PROPERTY],
  ['export const b = Math.round(1);', PROPERTY],
  ['export const c = Math.random();', PROPERTY],
  ['export const { cos } = Math;', PROPERTY],
  ["export const d = Math['tan'](1);", PROPERTY],
  ['export const e = Math;', PLUGIN],
  ['export const f = (name: keyof typeof globals) => Math[name];', PLUGIN],
  ['export const g = { Math };', PLUGIN],
  ['export const h = String(Math).length;', PLUGIN],
  ['export const i = (x: number) => x ** 3;', PLUGIN],
  ['export let j = 2; j **= 2;', PLUGIN],
  ['export const k = new Date();', GLOBAL],
  ['export const l = performance.now();', GLOBAL],
  ['setTimeout(() => 0, 1);', GLOBAL],
  ["export const m = new Intl.NumberFormat('de');", GLOBAL],
  ['export const n = crypto.getRandomValues(new Uint8Array(1));', GLOBAL],
  ['export const o = process.pid;', GLOBAL],
  ["console.log('said');", GLOBAL],
  ["export const p = eval('1');", GLOBAL],
  ['export const q = globalThis.Math;', GLOBAL],
  ['export const r = (1).toLocaleString();', PROPERTY],
  ["export const s = 'a'.localeCompare('b');", PROPERTY],
  ['export const t = JSON as unknown;', ASSERTION],
  ['export const u = <unknown>JSON;', ASSERTION],
  ['export const v = (list: readonly number[]) => list[0]!;', 'lint/style/noNonNullAssertion'],
  ['export const w = (x: any) => x;', 'lint/suspicious/noExplicitAny'],
  ['export const x = global.Math;', GLOBAL],
  ['export const y = self.Math;', GLOBAL],
  ['export const z = WebAssembly.validate(new Uint8Array(8));', GLOBAL],
];

const good = [
  'export const a = Math.floor(Math.sqrt(Math.max(1, 2)));',
  'export const b = [3, 1, 2].map(Math.abs);',
  "export const c = ['x', 'y'] as const;",
  "export const d = '2 ** 3 and **= 4';",
  'export const e = { date: 1 }.date;',
];

test.each([
  ...rulesBroken(
    'src/engine/sample.ts',
    bad.map(([line]) => line),
  ),
])('in the engine not: %s', (line, rules) => {
  expect(rules).toContain(new Map(bad).get(line));
});

test.each([...rulesBroken('src/engine/sample.ts', good)])('in the engine: %s', (_, rules) => {
  expect(rules).toEqual([]);
});

test.each([
  ...rulesBroken(
    'src/components/sample.ts',
    bad.slice(0, 20).map(([line]) => line),
  ),
])('elsewhere: %s', (_, rules) => {
  for (const rule of [PROPERTY, GLOBAL, ASSERTION, PLUGIN]) expect(rules).not.toContain(rule);
});

/** Functions with the same result on every engine, to the last bit. */
const EXACT = ['sqrt', 'abs', 'floor', 'min', 'max', 'imul'];
const functions = Object.getOwnPropertyNames(Math).filter((name) => name !== 'constructor');

test.each([
  ...rulesBroken(
    'src/engine/arena/physics/sample.ts',
    functions.map((name) => `export const use_${name} = () => Math.${name};`),
  ),
])('in the physics: %s', (line, rules) => {
  const exact = EXACT.some((name) => line.endsWith(`Math.${name};`));
  expect(rules).toEqual(exact ? [] : [PROPERTY]);
});

test.each([
  ...rulesBroken('src/engine/arena/physics/sample.ts', [
    'export const square = (x: number) => x ** 2;',
    'export const root = (x: number) => x ** 0.5;',
    'export const { pow, sqrt } = Math;',
    'export const list = [Math].map((m) => m.hypot(3, 4));',
  ]),
])('in the physics not: %s', (_, rules) => {
  expect(rules).not.toEqual([]);
});
