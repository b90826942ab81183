import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { classpath, testClasspath } from './android.mjs';
import { compileKotlin } from './kotlin.mjs';
import { TESTED_APIS } from './libraries.mjs';
import { jars } from './maven.mjs';
import { attempt } from './program.mjs';

const MAIN = 'android/src/main/java';
const TEST = 'android/src/test/java';

/** The folders of modules with Kotlin code. */
export function androidModules() {
  return readdirSync('modules')
    .map((name) => join('modules', name))
    .filter((folder) => existsSync(join(folder, MAIN)));
}

/**
 * Compiles a module and its tests, with warnings as errors, and runs them in the module's folder.
 *
 * @returns {Promise<{ passed: number, failed: number, output: string }>}
 */
export async function checkAndroid(folder) {
  const work = mkdtempSync(join(tmpdir(), 'knobel-native-'));
  const into = join(work, 'main');
  const tests = join(work, 'test');
  mkdirSync(into);
  mkdirSync(tests);
  try {
    const libraries = await classpath();
    await compile(folder, { name: 'main', source: MAIN, classpath: libraries, into, more: [] });
    if (!existsSync(join(folder, TEST))) return { passed: 1, failed: 0, output: 'compiled; it has no tests' };
    const runtime = [into, ...(await testClasspath())];
    // Tests may use internals of the module and of expo-modules-core, which is the first library.
    const friend = `-Xfriend-paths=${into},${libraries[0]}`;
    await compile(folder, { name: 'test', source: TEST, classpath: runtime, into: tests, more: [friend] });
    writeFileSync(join(tests, 'robolectric.properties'), `sdk=${TESTED_APIS.join(',')}\n`);
    return await runTests(folder, [tests, ...runtime]);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function compile(folder, { source, more, ...what }) {
  await compileKotlin({ ...what, sources: [join(folder, source)], more: ['-Werror', ...more] });
}

async function runTests(folder, runtime) {
  const [android] = await jars('robolectric');
  const options = [
    '-Xmx2g',
    '-Drobolectric.offline=true',
    `-Drobolectric.dependency.dir=${dirname(android)}`,
  ];
  const program = [...options, '-cp', runtime.map((path) => resolve(path)).join(delimiter)];
  const { ok, output } = await attempt(
    'java',
    [...program, 'org.junit.runner.JUnitCore', ...testClasses(folder)],
    { cwd: folder },
  );
  return counts(ok, output);
}

function testClasses(folder) {
  return readdirSync(join(folder, TEST), { recursive: true })
    .filter((name) => name.endsWith('Test.kt'))
    .map((name) => name.replace(/\.kt$/, '').replaceAll('/', '.'));
}

/** The last line of JUnit: `OK (12 tests)` or `Tests run: 12,  Failures: 1`. */
function counts(ok, output) {
  const passed = /^OK \((\d+) tests?\)/m.exec(output);
  if (ok && passed) return { passed: Number(passed[1]), failed: 0, output: '' };
  const [, all, failed] = /^Tests run: (\d+), {2}Failures: (\d+)/m.exec(output) ?? [];
  if (all === undefined) return { passed: 0, failed: 1, output };
  return { passed: Number(all) - Number(failed), failed: Number(failed), output: failures(output) };
}

/** The failures, without output of other tools and without their stack frames. */
function failures(output) {
  const lines = output.slice(output.search(/^There (was|were) \d+ failures?/m)).split('\n');
  return lines.filter((line) => !/^\s+(at (?!app\.knobel)|\.\.\. \d)/.test(line)).join('\n');
}
