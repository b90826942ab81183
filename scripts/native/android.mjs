import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { cached } from './cache.mjs';
import { compileKotlin } from './kotlin.mjs';
import { LIBRARIES } from './libraries.mjs';
import { jars } from './maven.mjs';
import { run } from './program.mjs';

const CORE = 'node_modules/expo-modules-core';
/** Kotlin's own libraries. The tests bring their own versions. */
const KOTLIN = /^(kotlin-stdlib|kotlin-reflect|kotlinx-coroutines-core)/;

/** The class path of a module: Android 16, React Native, and expo-modules-core from its sources. */
export async function classpath() {
  const fetched = await jars('android');
  const pika = fetched.find((jar) => basename(jar).startsWith('pika-api'));
  const libraries = [
    await withoutPlugin(pika, fetched),
    ...fetched.filter((jar) => jar !== pika),
    await platform(),
  ];
  return [await expoModulesCore(libraries), ...libraries];
}

/** The class path of its tests. */
export async function testClasspath() {
  const libraries = (await classpath()).filter((jar) => !KOTLIN.test(basename(jar)));
  return [...(await jars('tests')), ...libraries];
}

async function platform() {
  const folder = await cached('android-16', LIBRARIES.platform, async (into) => {
    const [jar] = await jars('platform');
    await run('python3', ['scripts/native/lower-class-version.py', jar, join(into, 'android.jar')]);
  });
  return join(folder, 'android.jar');
}

/**
 * Expo's Gradle plugin includes a compiler plugin that implements this function, which Maven does not have.
 * No type of ours is introspectable, so this always returns false.
 */
async function withoutPlugin(pika, libraries) {
  const folder = await cached('pika-api', libraries, async (into) => {
    const source = join(into, 'isIntrospectable.kt');
    const answer = 'inline fun <reified T> isIntrospectable(): Boolean = false';
    writeFileSync(source, `package io.github.lukmccall.pika\n\n${answer}\n`);
    const classes = join(into, 'classes');
    const more = ['-nowarn'];
    await compileKotlin({ name: 'pika-api', sources: [source], classpath: libraries, into: classes, more });
    copyFileSync(pika, join(into, 'pika-api.jar'));
    await run('jar', ['uf', join(into, 'pika-api.jar'), '-C', classes, 'io']);
  });
  return join(folder, 'pika-api.jar');
}

async function expoModulesCore(libraries) {
  const { version } = JSON.parse(readFileSync(join(CORE, 'package.json'), 'utf8'));
  const folder = await cached('expo-modules-core', { version, libraries }, async (into) => {
    const classes = join(into, 'classes');
    const generated = join(into, 'generated');
    mkdirSync(classes);
    mkdirSync(join(generated, 'expo/modules'), { recursive: true });
    // Gradle would generate this file.
    writeFileSync(
      join(generated, 'expo/modules/BuildConfig.java'),
      `package expo.modules;
public final class BuildConfig {
  public static final boolean DEBUG = false, IS_NEW_ARCHITECTURE_ENABLED = true;
  public static final String EXPO_MODULES_CORE_VERSION = "${version}", BUILD_TYPE = "release";
}
`,
    );
    const android = join(CORE, 'android/src');
    const sources = [join(android, 'main/java'), join(android, 'withoutCompose'), generated];
    await compileKotlin({
      name: 'expo-modules-core',
      sources,
      classpath: libraries,
      into: classes,
      more: ['-nowarn'],
    });
    const java = (await run('find', [...sources, '-name', '*.java'])).trim().split('\n');
    const options = ['-nowarn', '-source', '17', '-target', '17', '-proc:none', '-d', classes];
    await run('javac', [...options, '-cp', [classes, ...libraries].join(':'), ...java]);
    await run('jar', ['cf', join(into, 'expo-modules-core.jar'), '-C', classes, '.']);
    rmSync(classes, { recursive: true });
    rmSync(generated, { recursive: true });
  });
  return join(folder, 'expo-modules-core.jar');
}
