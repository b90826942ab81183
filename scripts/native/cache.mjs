import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** 1 GB that is downloaded and compiled once. A CI may keep it between runs. */
export const CACHE = process.env.KNOBEL_NATIVE_CACHE ?? join(homedir(), '.cache/knobel-native');

/**
 * The cached folder for this name and these ingredients. `make` fills it once; other ingredients have another
 * folder. It is created atomically, so an interrupted run leaves no partial folder.
 *
 * @param {string} name
 * @param {unknown} ingredients
 * @param {(folder: string) => Promise<void>} make
 */
export async function cached(name, ingredients, make) {
  const digest = createHash('sha256').update(JSON.stringify(ingredients)).digest('hex').slice(0, 12);
  const folder = join(CACHE, `${name}-${digest}`);
  if (existsSync(folder)) return folder;
  console.log(`${name}: fetched or compiled once`);
  mkdirSync(CACHE, { recursive: true });
  const unfinished = mkdtempSync(join(CACHE, 'unfinished-'));
  try {
    await make(unfinished);
    // Another run may have been faster.
    if (!existsSync(folder)) renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return folder;
}
