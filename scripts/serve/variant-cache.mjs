import { pipeline } from 'node:stream/promises';
import { encoderFor } from './encodings.mjs';

/** The most bytes of cached compressed files. The whole app takes less than 4 MB. */
const MOST_KEPT = 32 * 1024 * 1024;
/** A larger file is sent uncompressed. */
export const MOST_COMPRESSED = 16 * 1024 * 1024;

/**
 * A cache of compressed files. Every response shares the same buffer, so a slow client holds no copy of it.
 * Compressing takes memory, so files are compressed one after the other.
 */
export function variantCache(limit = MOST_KEPT) {
  /**
   * By the content's hash and the encoding; the least recently used first. @type {Map<string,
   * Promise<Buffer>>}
   */
  const kept = new Map();
  let bytes = 0;
  let last = Promise.resolve();

  /**
   * @param {string} hash of the content
   * @param {import('./encodings.mjs').Encoding} encoding
   * @param {() => import('node:stream').Readable} read reads the content
   */
  function get(hash, encoding, read) {
    const key = `${hash} ${encoding}`;
    const known = kept.get(key);
    if (known) {
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    const made = last.then(() => compressed(read(), encoding));
    last = made.then(
      (buffer) => grow(key, buffer.length),
      () => void kept.delete(key),
    );
    kept.set(key, made);
    return made;
  }

  async function grow(key, length) {
    bytes += length;
    for (const [oldest, variant] of kept) {
      if (bytes <= limit || oldest === key) break;
      kept.delete(oldest);
      bytes -= (await variant).length;
    }
  }

  return { get };
}

async function compressed(source, encoding) {
  /** @type {Buffer[]} */
  const chunks = [];
  await pipeline(source, encoderFor(encoding), async (output) => {
    for await (const chunk of output) chunks.push(chunk);
  });
  return Buffer.concat(chunks);
}
