import { closeSync, openSync, readSync } from 'node:fs';
import { parseJson } from '../../src/engine/json';

/** The most bytes that one run reads: a list of records may be long. */
const INPUT_BYTES = 64 * 2 ** 20;
const CHUNK_BYTES = 2 ** 20;
const STANDARD_INPUT = 0;

export type Input =
  | { readonly text: string; readonly bytes: number }
  | 'unreadable'
  | 'too-long'
  | 'not-text';

/** Reads a file, or standard input for `-`. Stops when the input is certainly too long. */
export function readInput(file: string): Input {
  let chunks: Uint8Array[];
  try {
    const from = file === '-' ? STANDARD_INPUT : openSync(file, 'r');
    chunks = readChunks(from);
    if (from !== STANDARD_INPUT) closeSync(from);
  } catch {
    return 'unreadable';
  }
  const all = Buffer.concat(chunks);
  if (all.length > INPUT_BYTES) return 'too-long';
  try {
    return {
      text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(all),
      bytes: all.length,
    };
  } catch {
    return 'not-text';
  }
}

function readChunks(from: number): Uint8Array[] {
  const chunks: Uint8Array[] = [];
  for (let total = 0; total <= INPUT_BYTES; ) {
    const chunk = Buffer.alloc(CHUNK_BYTES);
    const read = readSome(from, chunk);
    if (read === 0) break;
    chunks.push(chunk.subarray(0, read));
    total += read;
  }
  return chunks;
}

/** An empty or closed pipe is not an error. */
function readSome(from: number, chunk: Uint8Array): number {
  for (;;) {
    try {
      return readSync(from, chunk);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  }
}

export const isList = (text: string): boolean =>
  text.trimStart().startsWith('[') && parseJson(text) !== undefined;
