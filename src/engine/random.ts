/** Uniform 32-bit words. */
export type Words = () => number;

/** A uniform whole number, 0 … n − 1, for n up to 2³². */
export type Uniform = (n: number) => number;

const TWO_32 = 0x1_0000_0000;

/** Words that would favour small numbers are drawn again: no modulo bias. */
export function uniform(words: Words): Uniform {
  return (n) => {
    const limit = TWO_32 - (TWO_32 % n);
    let word = words();
    while (word >= limit) word = words();
    return word % n;
  };
}

/** Words from a platform's secure generator, e.g. `(block) => crypto.getRandomValues(block)`, fetched in blocks. */
export function secureWords(fill: (block: Uint32Array<ArrayBuffer>) => void): Words {
  const block = new Uint32Array(64);
  let next = block.length;
  return () => {
    if (next === block.length) {
      fill(block);
      next = 0;
    }
    const word = block[next] ?? 0;
    // A drawn word is wiped: what is still to come or has been must not linger in memory longer than needed.
    block[next] = 0;
    next += 1;
    return word;
  };
}

/** The same words for the same seed on every engine: xoshiro128**, its state filled by SplitMix32. */
export function seededWords(seed: number): Words {
  let filler = seed | 0;
  const splitMix = () => {
    filler = (filler + 0x9e3779b9) | 0;
    let z = filler;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return z ^ (z >>> 15);
  };
  return xoshiro128(splitMix(), splitMix(), splitMix(), splitMix());
}

const rotate = (word: number, by: number) => (word << by) | (word >>> (32 - by));

/** Blackman and Vigna's xoshiro128** 1.1 from a state that is not all zeros. */
export function xoshiro128(a: number, b: number, c: number, d: number): Words {
  return () => {
    const word = Math.imul(rotate(Math.imul(b, 5), 7), 9);
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 11);
    return word >>> 0;
  };
}

/** A seeded source of uniform whole numbers. */
export const seeded = (seed: number): Uniform => uniform(seededWords(seed));

/** One of the list. The list is not empty. */
export function pick<T>(list: readonly T[], random: Uniform): T {
  const picked = list[random(list.length)];
  if (picked === undefined) throw new RangeError('nothing to pick from');
  return picked;
}
