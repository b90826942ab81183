import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { isCompressible, typeOf } from './content-types.mjs';
import { fileIn } from './request-path.mjs';
import { MOST_COMPRESSED, variantCache } from './variant-cache.mjs';

/** `expo export` writes a hash of the content into nearly every file name. */
const HASHED = /[.-][0-9a-f]{32}\.\w+$/;
const MOST_HASHES = 4096;
const ABSENT = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP'];

/**
 * @typedef {object} Found
 * @property {import('node:fs/promises').FileHandle} handle open; the caller closes it
 * @property {number} size
 * @property {string} type
 * @property {string} hash of the content
 * @property {boolean} immutable whether a file of this name always has this content
 * @property {boolean} compressible
 */

/**
 * The files of a folder. They may change while it is served, for example by another export.
 *
 * @param {string} root
 */
export function fileStore(root) {
  const variants = variantCache();
  /** The hashes of files, as last seen. @type {Map<string, { stamp: string, hash: Promise<string> }>} */
  const hashes = new Map();

  /** @param {string} file @param {import('node:fs/promises').FileHandle} handle @param {string} stamp */
  function hashOf(file, handle, stamp) {
    const known = hashes.get(file);
    if (known?.stamp === stamp) return known.hash;
    if (hashes.size >= MOST_HASHES) hashes.clear();
    const hash = contentHash(handle);
    hash.catch(() => hashes.delete(file));
    hashes.set(file, { stamp, hash });
    return hash;
  }

  return {
    /**
     * The file for a path; null if there is none. A path without an extension is a route of the app and gets
     * index.html.
     *
     * @param {string} path
     * @returns {Promise<Found | null>}
     */
    async find(path) {
      const file = extname(path) === '' ? join(root, 'index.html') : fileIn(root, path);
      const handle = file === null ? null : await opened(file);
      if (file === null || handle === null) return null;
      try {
        const stats = await handle.stat();
        if (!stats.isFile()) {
          await handle.close();
          return null;
        }
        const hash = await hashOf(file, handle, `${stats.ino} ${stats.size} ${stats.mtimeMs}`);
        const immutable = HASHED.test(basename(file));
        const compressible = isCompressible(extname(file)) && stats.size <= MOST_COMPRESSED;
        return { handle, size: stats.size, type: typeOf(extname(file)), hash, immutable, compressible };
      } catch (error) {
        await handle.close();
        throw error;
      }
    },
    /**
     * The whole file, compressed. Do not write to the buffer: it is shared.
     *
     * @param {Found} found
     * @param {import('./encodings.mjs').Encoding} encoding
     */
    compressed: ({ hash, handle }, encoding) => variants.get(hash, encoding, () => readAll(handle)),
  };
}

async function opened(file) {
  try {
    return await open(file);
  } catch (error) {
    if (ABSENT.includes(error.code)) return null;
    throw error;
  }
}

const readAll = (handle) => handle.createReadStream({ start: 0, autoClose: false });

async function contentHash(handle) {
  const hash = createHash('sha256');
  for await (const chunk of readAll(handle)) hash.update(chunk);
  return hash.digest('base64url').slice(0, 32);
}
