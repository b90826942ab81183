import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ARCHIVES } from './archives';

export interface LibraryManifest {
  readonly name: string;
  readonly text: string;
}

/**
 * The manifests of all libraries that autolinking adds to an Android build, and of the archives that they
 * download.
 */
export function libraryManifests(): LibraryManifest[] {
  return [...linkedFolders().flatMap(manifestOf), ...ARCHIVES.map(archiveManifest)];
}

interface ReactNativeConfig {
  readonly dependencies: Record<
    string,
    { readonly platforms: { readonly android?: { readonly sourceDir: string } | null } }
  >;
}
interface ExpoModules {
  readonly modules: readonly { readonly projects?: readonly { readonly sourceDir: string }[] }[];
}

function linkedFolders(): string[] {
  const { dependencies }: ReactNativeConfig = autolinking('react-native-config', '--platform', 'android');
  const { modules }: ExpoModules = autolinking('resolve', '--platform', 'android');
  const folders = [
    ...Object.values(dependencies).map(({ platforms }) => platforms.android?.sourceDir),
    ...modules.flatMap(({ projects = [] }) => projects.map(({ sourceDir }) => sourceDir)),
  ];
  return [...new Set(folders.filter((folder) => folder !== undefined))].sort();
}

function autolinking(...args: readonly string[]) {
  const program = 'node_modules/expo-modules-autolinking/bin/expo-modules-autolinking.js';
  return JSON.parse(execFileSync(process.execPath, [program, ...args, '--json'], { encoding: 'utf8' }));
}

function manifestOf(folder: string): LibraryManifest[] {
  const gradle = ['build.gradle', 'build.gradle.kts'].map((name) => join(folder, name)).find(existsSync);
  const build = gradle === undefined ? '' : readFileSync(gradle, 'utf8');
  // Some libraries, like ours, have a second manifest for builds in which Gradle sets the package name.
  const name = build.includes('AndroidManifestNew.xml') ? 'AndroidManifestNew.xml' : 'AndroidManifest.xml';
  const path = join(folder, 'src/main', name);
  if (!existsSync(path)) return [];
  const [, namespace = `lib.n${folder.replace(/\W/g, '')}`] =
    /namespace\s*=?\s*['"]([\w.]+)/.exec(build) ?? [];
  return [{ name: folder, text: complete(readFileSync(path, 'utf8'), namespace) }];
}

function archiveManifest({ library, namedIn, text, declares }: (typeof ARCHIVES)[number]): LibraryManifest {
  const named = readFileSync(join('node_modules', namedIn), 'utf8');
  if (!named.includes(text))
    throw new Error(
      `${namedIn} no longer names ${text}: read the manifest of ${library} again (scripts/manifest/archives.ts).`,
    );
  const namespace = library.split(':', 2).join('.').replaceAll('-', '');
  return { name: library, text: complete(`<manifest ${ANDROID}>${declares}</manifest>`, namespace) };
}

const ANDROID = 'xmlns:android="http://schemas.android.com/apk/res/android"';
const SDK = '<uses-sdk android:minSdkVersion="24" android:targetSdkVersion="36"/>';

/**
 * Completes a manifest as Gradle does: with a package name, and with versions, without which the merger
 * implies READ_PHONE_STATE.
 */
function complete(text: string, namespace: string): string {
  return text.replace(/<manifest([^>]*?)(\/?)>/, (_, given: string, closed: string) => {
    const more = [
      given.includes('xmlns:android') ? '' : ` ${ANDROID}`,
      /\spackage=/.test(given) ? '' : ` package="${namespace}"`,
    ].join('');
    const sdk = text.includes('<uses-sdk') ? '' : SDK;
    return `<manifest${given}${more}>${sdk}${closed ? '</manifest>' : ''}`;
  });
}
