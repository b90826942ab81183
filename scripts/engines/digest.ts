/** The initial value and the prime of FNV-1a. */
const START = 0x811c9dc5 | 0;
const PRIME = 0x01000193;

/**
 * FNV-1a over the bytes of the numbers, as 32 bits in hex. A difference in the last bit changes the digest.
 */
export function digestOf(numbers: Iterable<number>): string {
  const view = new DataView(new ArrayBuffer(8));
  let hash = START;
  for (const number of numbers) {
    view.setFloat64(0, number, true);
    // The bytes of a NaN depend on the engine.
    if (Number.isNaN(number)) view.setUint32(4, 0x7ff80000, true);
    if (Number.isNaN(number)) view.setUint32(0, 0, true);
    for (let at = 0; at < 8; at += 1) hash = Math.imul(hash ^ view.getUint8(at), PRIME);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
