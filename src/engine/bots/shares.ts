/**
 * Returns the share of the win of a seat that ends ahead of each other seat with these chances. Among equals
 * each has the same share, and two seats alone have their chances. The product of the chances would be too
 * little with more than two.
 */
export function shareAgainst(chances: readonly number[]): number {
  let odds = 1;
  for (const chance of chances) {
    if (chance <= 0) return 0;
    odds += (1 - chance) / chance;
  }
  return 1 / odds;
}

/** Returns shares that sum to 1. */
export function evened(shares: readonly number[]): readonly number[] {
  let sum = 0;
  for (const share of shares) sum += share;
  return shares.map((share) => (sum > 0 ? share / sum : 1 / shares.length));
}
