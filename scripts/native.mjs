// Compiles and tests the native modules without a phone, Android Studio or Xcode: npm run native
//
// It covers every module under modules/ with android/src/main/java (and android/src/test/java), or with Swift
// files. Needs Java 17 and Maven, which downloads some 700 MB at the first run. KNOBEL_NATIVE_CACHE sets the
// folder for them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { classpath, testClasspath } from './native/android.mjs';
import { jars } from './native/maven.mjs';
import { androidModules, checkAndroid } from './native/module.mjs';
import { checkSwiftPackages, checkSwiftSyntax } from './native/swift.mjs';

const checks = [
  ...androidModules().map((folder) => [`Kotlin of ${basename(folder)}`, () => checkAndroid(folder)]),
  ['Swift syntax', checkSwiftSyntax],
  ['Swift tests', checkSwiftPackages],
];

// Prepare the shared parts first, so that parallel checks do not build them twice.
await classpath();
await testClasspath();
await jars('robolectric');

const counts = { passed: 0, failed: 0 };
await Promise.all(checks.map(([name, check]) => report(name, check)));
mkdirSync('dist', { recursive: true });
writeFileSync('dist/native.json', JSON.stringify(counts));
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;

async function report(name, check) {
  const { passed, failed, output } = await check().catch(({ message }) => ({
    passed: 0,
    failed: 1,
    output: message,
  }));
  counts.passed += passed;
  counts.failed += failed;
  console.log(`${name}: ${passed} passed, ${failed} failed${output && `\n${output.trim()}`}`);
}
