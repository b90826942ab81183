import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Hexadecimal digits: 96 bits. */
const SHOWN = 24;

/**
 * The beginning of the SHA-256 of a list with the SHA-256 and the path of each file of a folder: the same files
 * have the same hash. Two people can compare it by reading it aloud.
 *
 * @param {string} folder
 */
export async function exportHash(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((each) => each.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const named = files.map((file) => ({ file, path: relative(folder, file).split(sep).join('/') }));
  named.sort((one, other) => (one.path < other.path ? -1 : 1));
  const all = createHash('sha256');
  for (const { file, path } of named) all.update(`${await fileHash(file)}  ${path}\n`);
  return (all.digest('hex').slice(0, SHOWN).match(/.{4}/g) ?? []).join(' ');
}

async function fileHash(file) {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}
