import type { Clock } from './clock';
import type { Stop } from './transports/link';

/** Milliseconds before the first attempt again, and at most. */
const SHORTEST_WAIT_MS = 500;
export const LONGEST_WAIT_MS = 5000;

export interface Retry {
  /** It went well: the next time it fails is the first again. */
  worked(): void;
  /** It failed: another attempt in a while. */
  failed(): void;
  stop: Stop;
}

/** Begins at once, and again after a failure: soon at first, then more rarely, `latest` after so many milliseconds. */
export function retryWithBackoff(
  clock: Clock,
  attempt: (retry: Retry) => void,
  latest = () => LONGEST_WAIT_MS,
): Retry {
  let wait = SHORTEST_WAIT_MS;
  let over = false;
  let callOff = () => {};
  const retry: Retry = {
    worked() {
      wait = SHORTEST_WAIT_MS;
    },
    failed() {
      if (over) return;
      callOff();
      callOff = clock.after(wait, () => attempt(retry));
      wait = Math.min(2 * wait, latest());
    },
    stop() {
      over = true;
      callOff();
    },
  };
  attempt(retry);
  return retry;
}
