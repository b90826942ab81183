/** A share this near to 0 or 1 says no more about a difference. */
const MOST_SURE = 0.995;

/** The difference in Elo that a share of games won stands for. */
export function eloOf(share: number): number {
  const sure = Math.min(MOST_SURE, Math.max(1 - MOST_SURE, share));
  return 400 * Math.log10(sure / (1 - sure));
}
