import type { Clock } from './clock';
import type { Stop } from './transports/link';

/** Milliseconds before the first retry; the longest wait. */
const SHORTEST_WAIT_MS = 500;
export const LONGEST_WAIT_MS = 5000;

/** Passed to each attempt, which reports its outcome. */
export interface Retry {
  /** Resets the wait: the next failure is followed by the shortest one. */
  reset(): void;
  /** Schedules another attempt. */
  failed(): void;
  stop: Stop;
}

/** Runs an attempt at once, and again after each failure. The wait doubles up to `longest` milliseconds. */
export function retryWithBackoff(
  clock: Clock,
  attempt: (retry: Retry) => void,
  longest = () => LONGEST_WAIT_MS,
): Retry {
  let wait = SHORTEST_WAIT_MS;
  let over = false;
  let cancelTimer = () => {};
  const retry: Retry = {
    reset() {
      wait = SHORTEST_WAIT_MS;
    },
    failed() {
      if (over) return;
      cancelTimer();
      cancelTimer = clock.after(wait, () => attempt(retry));
      wait = Math.min(2 * wait, longest());
    },
    stop() {
      over = true;
      cancelTimer();
    },
  };
  attempt(retry);
  return retry;
}
