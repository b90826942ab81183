/** Time, handed in so that a test can let it pass. */
export interface Time {
  /** Milliseconds, from any zero. */
  now(): number;
  /** Calls back once, later; what is returned calls it off. */
  after(ms: number, then: () => void): () => void;
}

/** N22: a guest says something at least this often. */
export const PING_MS = 5000;
/** N22: who is silent for so long is gone. */
export const SILENCE_MS = 15_000;
/** N17 */
export const FIRST_HEIR_MS = 8000;
export const NEXT_HEIR_MS = 4000;
/** N18 */
export const GATHER_MS = 5000;
