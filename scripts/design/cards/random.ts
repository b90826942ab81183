/** Returns a whole number from 0 to below n. */
export type Random = (n: number) => number;

/**
 * sfc32 (Doty-Humphrey's small fast counting generator, 128 bits of state): the same numbers on every
 * machine.
 */
export function sfc32(seed: number): Random {
  let [a, b, c, counter] = [0, seed | 0, 0, 1];
  function next(): number {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }
  const roundsUntilMixed = 15;
  for (let round = 0; round < roundsUntilMixed; round++) next();
  return (n) => Math.floor((next() / 2 ** 32) * n);
}
