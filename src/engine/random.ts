/** A source of uniform 32-bit words. */
export type Words = () => number;

/** A source of uniform whole numbers, 0 … n − 1, for n up to 2³². */
export type Uniform = (n: number) => number;

const TWO_32 = 0x1_0000_0000;

/** Returns uniform numbers without modulo bias: words that would favour small numbers are rejected. */
export function uniform(words: Words): Uniform {
  return (n) => {
    const limit = TWO_32 - (TWO_32 % n);
    let word = words();
    while (word >= limit) word = words();
    return word % n;
  };
}

/**
 * Returns words from a platform's secure generator, such as `(block) => crypto.getRandomValues(block)`, read
 * in blocks.
 */
export function secureWords(fill: (block: Uint32Array<ArrayBuffer>) => void): Words {
  const block = new Uint32Array(64);
  let next = block.length;
  return () => {
    if (next === block.length) {
      fill(block);
      next = 0;
    }
    const word = block[next] ?? 0;
    // Erase a drawn word, so that it does not stay in memory longer than needed.
    block[next] = 0;
    next += 1;
    return word;
  };
}

/**
 * Returns words by xoshiro128**, seeded by SplitMix32. They are the same for the same seed on every engine.
 */
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

/** Blackman and Vigna's xoshiro128** 1.1. The state must not be all zeros. */
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

/** Returns a seeded source of uniform whole numbers. */
export const seeded = (seed: number): Uniform => uniform(seededWords(seed));

/** Returns a random item of the list, which is not empty. */
export function pick<T>(list: readonly T[], random: Uniform): T {
  const picked = list[random(list.length)];
  if (picked === undefined) throw new RangeError('nothing to pick from');
  return picked;
}
