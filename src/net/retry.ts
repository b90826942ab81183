import type { Time } from './protocol/timeouts';
import type { Stop } from './transports/link';

/** Milliseconds before the first attempt again, and at most. */
const SOONEST = 500;
export const LATEST = 5000;

export interface Retry {
  /** It went well: the next time it fails is the first again. */
  worked(): void;
  /** It failed: another attempt in a while. */
  failed(): void;
  stop: Stop;
}

/** Begins at once, and again after a failure: soon at first, then more rarely, `latest` after so many milliseconds. */
export function retrying(time: Time, attempt: (retry: Retry) => void, latest = () => LATEST): Retry {
  let wait = SOONEST;
  let over = false;
  let callOff = () => {};
  const retry: Retry = {
    worked() {
      wait = SOONEST;
    },
    failed() {
      if (over) return;
      callOff();
      callOff = time.after(wait, () => attempt(retry));
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
