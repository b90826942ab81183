import type { Clock } from '../../net/clock';
import type { StepRunner } from '../../net/session/commit-in-slices';

/** At most so long at a time, so that nothing on the phone has to wait for it. */
const SLICE_MS = 8;

/** In slices, with everything else that waits in between. */
export const runInSlices = (clock: Clock): StepRunner => {
  const pause = () => new Promise<void>((goOn) => void clock.after(0, goOn));
  return async (steps) => {
    for (;;) {
      const end = clock.now() + SLICE_MS;
      do {
        const { done, value } = steps.next();
        if (done) return value;
      } while (clock.now() < end);
      await pause();
    }
  };
};
