import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { jars } from '../native/maven.mjs';
import { run } from '../native/program.mjs';
import type { LibraryManifest } from './libraries';

/** Merges the manifest of a released app with the merger of Android's own build. Returns its path. */
export async function merge(
  root: string,
  libraries: readonly LibraryManifest[],
  work: string,
): Promise<string> {
  const folder = join(work, 'libraries');
  mkdirSync(folder);
  const paths = libraries.map(({ text }, index) => {
    const path = join(folder, `${index}.xml`);
    writeFileSync(path, text);
    return path;
  });
  const out = join(work, 'AndroidManifest.xml');
  await run('java', [
    ...['-cp', (await jars('manifestMerger')).join(delimiter), 'com.android.manifmerger.Merger'],
    ...['--main', join(root, 'android/app/src/main/AndroidManifest.xml')],
    ...['--libs', paths.join(':'), '--out', out],
    ...['PACKAGE=app.knobel', 'MIN_SDK_VERSION=24', 'TARGET_SDK_VERSION=36'].flatMap((property) => [
      '--property',
      property,
    ]),
    ...['--remove-tools-declarations', '--log', 'WARNING'],
  ]);
  return out;
}
