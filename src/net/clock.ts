/** Time as a dependency, so that tests can advance it. */
export interface Clock {
  /** Milliseconds, from any zero. */
  now(): number;
  /** Calls back once after `ms` milliseconds. Returns a function that cancels the timer. */
  after(ms: number, then: () => void): () => void;
}

export const realClock: Clock = {
  now: () => performance.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};
