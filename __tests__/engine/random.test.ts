import { pick, secureWords, seeded, seededWords, uniform, xoshiro128 } from '../../src/engine/random';

const scripted = (...words: readonly number[]) => {
  const left = [...words];
  return () => {
    const word = left.shift();
    if (word === undefined) throw new Error('no more words');
    return word;
  };
};

/** An independent version of the generator, with BigInt limited to 32 bits. */
const MASK = 0xffff_ffffn;
const rotate = (word: bigint, by: bigint) => ((word << by) | (word >> (32n - by))) & MASK;

function* bigXoshiro(a: bigint, b: bigint, c: bigint, d: bigint): Generator<number> {
  const s: [bigint, bigint, bigint, bigint] = [a, b, c, d];
  for (;;) {
    yield Number((rotate((s[1] * 5n) & MASK, 7n) * 9n) & MASK);
    const shifted = (s[1] << 9n) & MASK;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= shifted;
    s[3] = rotate(s[3], 11n);
  }
}

function* bigSplitMix(seed: bigint): Generator<bigint, never> {
  for (let state = seed & MASK; ; ) {
    state = (state + 0x9e3779b9n) & MASK;
    let word = ((state ^ (state >> 16n)) * 0x21f0aaadn) & MASK;
    word = ((word ^ (word >> 15n)) * 0x735a2d97n) & MASK;
    yield word ^ (word >> 15n);
  }
}

const first = <T>(count: number, words: Iterator<T>): T[] =>
  Array.from({ length: count }, () => {
    const { value, done } = words.next();
    if (done) throw new Error('the words have an end');
    return value;
  });

describe('xoshiro128**', () => {
  test("gives the reference implementation's numbers for the state 1, 2, 3, 4", () => {
    const words = xoshiro128(1, 2, 3, 4);
    expect(Array.from({ length: 10 }, words)).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  test('agrees with whole numbers of any size, word by word', () => {
    const states = [
      [1, 2, 3, 4],
      [0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff],
      [0x80000000, 0, 0, 1],
      [0xdeadbeef, 0x12345678, 0x9abcdef0, 0x0fedcba9],
    ] as const;
    for (const [a, b, c, d] of states) {
      const words = xoshiro128(a, b, c, d);
      const expected = first(500, bigXoshiro(BigInt(a), BigInt(b), BigInt(c), BigInt(d)));
      expect(Array.from({ length: 500 }, words)).toEqual(expected);
    }
  });

  test('is seeded through SplitMix32', () => {
    for (const seed of [0, 1, 7, 0x7fffffff, 0x80000000, 0xffffffff]) {
      const [a = 0n, b = 0n, c = 0n, d = 0n] = first(4, bigSplitMix(BigInt(seed)));
      const words = seededWords(seed);
      expect(Array.from({ length: 50 }, words)).toEqual(first(50, bigXoshiro(a, b, c, d)));
    }
  });

  test('the same seed gives the same numbers, another seed others', () => {
    const ten = (seed: number) => Array.from({ length: 10 }, seededWords(seed)).join();
    expect(ten(7)).toBe(ten(7));
    expect(new Set([0, 1, 2, 3, -1, 7].map(ten)).size).toBe(6);
  });
});

describe('uniform', () => {
  test('draws words again that would favour small numbers, and no others', () => {
    for (const n of [1, 2, 3, 5, 6, 7, 10, 52, 6 ** 5, 2 ** 31, 2 ** 31 + 1, 2 ** 32 - 1, 2 ** 32]) {
      const limit = Number((2n ** 32n / BigInt(n)) * BigInt(n));
      // Each number has equally many words below the limit. The last of them is still accepted.
      expect(limit % n).toBe(0);
      expect(uniform(scripted(limit - 1))(n)).toBe(n - 1);
      if (limit < 2 ** 32) expect(uniform(scripted(limit, 2 ** 32 - 1, limit, 0))(n)).toBe(0);
    }
  });

  test('a die: four words of 2³² are refused, the others fall on six faces equally', () => {
    const words = [4294967291, 4294967292, 4294967293, 4294967294, 4294967295, 8];
    const die = uniform(scripted(...words));
    expect(die(6)).toBe(4294967291 % 6);
    expect(die(6)).toBe(8 % 6);
    expect((2 ** 32 - 4) % 6).toBe(0);
  });

  test('every number comes up', () => {
    const random = seeded(1);
    for (const n of [1, 2, 6, 30]) {
      const seen = new Set(Array.from({ length: 40 * n }, () => random(n)));
      expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: n }, (_, at) => at));
    }
  });
});

describe('secureWords', () => {
  test('reads a block when it is needed, returns every word once, and erases it', () => {
    const blocks: Uint32Array[] = [];
    let next = 1;
    const words = secureWords((block) => {
      blocks.push(block);
      for (const at of block.keys()) {
        block[at] = next;
        next += 1;
      }
    });
    expect(blocks).toHaveLength(0);
    expect(words()).toBe(1);
    const [block] = blocks;
    if (!block) throw new Error('no block was fetched');
    expect(block[0]).toBe(0);
    expect(block[1]).toBe(2);
    const drawn = Array.from({ length: 2 * block.length }, words);
    expect(drawn).toEqual(Array.from({ length: 2 * block.length }, (_, at) => at + 2));
    expect(blocks).toHaveLength(3);
  });
});

describe('pick', () => {
  test('returns the item at the number, and throws for an empty list', () => {
    expect(pick(['a', 'b', 'c'], () => 1)).toBe('b');
    expect(() => pick([], () => 0)).toThrow(RangeError);
  });
});
