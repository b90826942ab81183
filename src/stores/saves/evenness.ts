/** Below this, a count says nothing: even the rarest sum of two dice is expected five times only from here on. */
const ENOUGH = 180;

/** How far a normal variable goes in nine cases of ten, and in ninety-nine of a hundred. */
const ONE_IN_TEN = 1.2816;
const ONE_IN_A_HUNDRED = 2.3263;

export type Evenness = 'few' | 'usual' | 'unusual' | 'rare';

export interface Share {
  readonly count: number;
  /** What chance gives it, of 1. */
  readonly chance: number;
}

/**
 * How usual it is for fair dice to fall so: Pearson's chi-squared, brought to a normal variable by the cube root of Wilson and
 * Hilferty, which is as exact as it has to be for two limits and any number of values.
 */
export function evenness(shares: readonly Share[]): Evenness {
  const total = shares.reduce((sum, { count }) => sum + count, 0);
  if (total < ENOUGH) return 'few';
  const squared = shares.reduce((sum, { count, chance }) => {
    const expected = total * chance;
    return sum + (count - expected) ** 2 / expected;
  }, 0);
  const free = shares.length - 1;
  const spread = 2 / (9 * free);
  const far = (Math.cbrt(squared / free) - (1 - spread)) / Math.sqrt(spread);
  if (far > ONE_IN_A_HUNDRED) return 'rare';
  return far > ONE_IN_TEN ? 'unusual' : 'usual';
}
