// Checks that the libraries of the old architecture work with this React Native: npm run interop
//
// Compiles their Java against its classes, lets its interop layer read them under Robolectric, and compares
// the methods that it finds with those that their JavaScript calls. A check that has passed for these
// versions is not repeated. Needs Java and Maven.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { LEGACY_MODULES, type LegacyModule, methodsCalled, UNUSED } from './interop/legacy-modules';
import { classpath, testClasspath } from './native/android.mjs';
import { cached } from './native/cache.mjs';
import { LIBRARIES } from './native/libraries.mjs';
import { jars } from './native/maven.mjs';
import { run } from './native/program.mjs';

const READER = 'scripts/interop/LegacyModules.java';
const LIST = 'scripts/interop/legacy-modules.ts';
const STANDINS = 'scripts/interop/rxandroidble';

const unknown = legacyLibraries().filter(
  (name) => !UNUSED.includes(name) && !LEGACY_MODULES.some(({ library }) => library === name),
);
if (unknown.length > 0)
  throw new Error(
    `${unknown.join(', ')}: of the old architecture. Add it to scripts/interop/legacy-modules.ts.`,
  );

const folder = await cached('interop-outcome', ingredients(), readModules);
console.log(readFileSync(join(folder, 'methods'), 'utf8').trim());

/** All inputs of the check. */
function ingredients() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const names = ['react-native', ...LEGACY_MODULES.map(({ library }) => library)];
  return {
    locked: names.map((name) => packages[`node_modules/${name}`]),
    libraries: [LIBRARIES.android, LIBRARIES.interop, LIBRARIES.tests],
    sources: [READER, LIST, ...filesIn(STANDINS, '.java')].map((path) => readFileSync(path, 'utf8')),
  };
}

async function readModules(into: string): Promise<void> {
  const sources = LEGACY_MODULES.flatMap(({ library }) =>
    filesIn(join('node_modules', library, 'android/src/main/java'), '.java'),
  );
  const classes = join(into, 'classes');
  mkdirSync(classes);
  const libraries = [...(await jars('interop')), ...(await testClasspath()), ...(await classpath())];
  const options = ['-nowarn', '-source', '17', '-target', '17', '-proc:none', '-d', classes];
  await run('javac', [
    ...[...options, '-cp', libraries.join(delimiter)],
    ...[READER, ...filesIn(STANDINS, '.java'), ...sources],
  ]);
  const [android = ''] = await jars('robolectric');
  const output: string = await run('java', [
    ...['-Drobolectric.offline=true', `-Drobolectric.dependency.dir=${dirname(android)}`],
    ...['-cp', [classes, ...libraries].join(delimiter), 'org.junit.runner.JUnitCore', 'LegacyModules'],
  ]);
  writeFileSync(join(into, 'methods'), LEGACY_MODULES.map((module) => compared(module, output)).join('\n'));
}

function compared(module: LegacyModule, output: string): string {
  const { library, name, scripts, call } = module;
  const [, list = ''] = new RegExp(`^.*methods of ${name}: (.*)$`, 'm').exec(output) ?? [];
  const found = list.split(' ');
  const text = filesIn(join('node_modules', library, scripts), '.js').map((path) =>
    readFileSync(path, 'utf8'),
  );
  const called = methodsCalled(text.join('\n'), call);
  const missing = called.filter((method) => !found.includes(method));
  if (called.length === 0 || missing.length > 0)
    throw new Error(`${library}: React Native reads no ${missing.join(', ') || 'methods'}.\n${output}`);
  return `${library}: ${found.length} methods are read, ${called.length} are called`;
}

/** Libraries outside Expo whose Android part has no specification for the new architecture. */
function legacyLibraries(): string[] {
  const program = 'node_modules/expo-modules-autolinking/bin/expo-modules-autolinking.js';
  const command = [program, 'react-native-config', '--platform', 'android', '--json'];
  const { dependencies }: { dependencies: Record<string, { platforms: { android?: unknown } }> } = JSON.parse(
    execFileSync(process.execPath, command, { encoding: 'utf8' }),
  );
  return Object.keys(dependencies).filter((name) => {
    const { codegenConfig } = JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8'));
    const isExpo = existsSync(join('node_modules', name, 'expo-module.config.json'));
    return dependencies[name]?.platforms.android && !codegenConfig && !isExpo;
  });
}

/** A file, or all files with this ending in a folder. */
function filesIn(path: string, ending: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(path, name))
    .sort();
}
