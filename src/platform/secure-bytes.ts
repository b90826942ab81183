import { fillSecurely } from './secure';

/** Returns cryptographically secure random bytes. */
export function secureBytes(count: number): Uint8Array {
  const words = new Uint32Array(Math.ceil(count / 4));
  fillSecurely(words);
  return new Uint8Array(words.buffer, 0, count);
}
