/** The fewest throws for a verdict: from here on even the rarest sum of two dice is expected five times. */
const ENOUGH = 180;

/** The limits below which a standard normal variable lies in 90% and in 99% of cases. */
const ONE_IN_TEN = 1.2816;
const ONE_IN_A_HUNDRED = 2.3263;

export type Evenness = 'few' | 'usual' | 'unusual' | 'rare';

export interface Share {
  readonly count: number;
  /** The probability of this value, between 0 and 1. */
  readonly chance: number;
}

/**
 * Returns how usual these counts are for fair dice. It computes Pearson's chi-squared and turns it into a
 * normal variable by Wilson and Hilferty's cube root, which is exact enough for two limits and any number of
 * values.
 */
export function evenness(shares: readonly Share[]): Evenness {
  const total = shares.reduce((sum, { count }) => sum + count, 0);
  if (total < ENOUGH) return 'few';
  const squared = shares.reduce((sum, { count, chance }) => {
    const expected = total * chance;
    return sum + (count - expected) ** 2 / expected;
  }, 0);
  const freedom = shares.length - 1;
  const spread = 2 / (9 * freedom);
  const deviation = (Math.cbrt(squared / freedom) - (1 - spread)) / Math.sqrt(spread);
  if (deviation > ONE_IN_A_HUNDRED) return 'rare';
  return deviation > ONE_IN_TEN ? 'unusual' : 'usual';
}
