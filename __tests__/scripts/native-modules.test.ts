import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MODULES = join(__dirname, '../../modules');

/** The names of a module's functions and events, from its definition in Kotlin or Swift. */
function namesIn(module: string, folder: string, ending: string): readonly string[] {
  const inside = join(MODULES, module, folder);
  const path = readdirSync(inside, { recursive: true, encoding: 'utf8' }).find((each) =>
    each.endsWith(ending),
  );
  const text = path === undefined ? '' : readFileSync(join(inside, path), 'utf8');
  const names = [...text.matchAll(/\b(Name|Function|AsyncFunction)\("(\w+)"\)/g)].map(
    ([, kind, name]) => `${kind} ${name}`,
  );
  const [, list = ''] = /\bEvents\(([^)]*)\)/.exec(text) ?? [];
  const events = [...list.matchAll(/"(\w+)"/g)].map(([, name]) => `event ${name}`);
  return [...names, ...events].sort();
}

const native = readdirSync(MODULES).filter((module) => existsSync(join(MODULES, module, 'android')));

test('there are modules of our own with a native part', () => {
  expect(native).toContain('lan-discovery');
});

test.each(native)('%s has the same functions and events in Kotlin and in Swift', (module) => {
  const kotlin = namesIn(module, 'android/src/main', 'Module.kt');
  expect(kotlin.length).toBeGreaterThan(2);
  expect(namesIn(module, 'ios', 'Module.swift')).toEqual(kotlin);
});
