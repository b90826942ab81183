/** Time, handed in so that a test can let it pass. */
export interface Clock {
  now(): number;
  /** Calls back once, later; what is returned calls it off. */
  after(ms: number, then: () => void): () => void;
}

export const realClock: Clock = {
  now: () => performance.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};
