import type { Clock } from '../../net/clock';

/** The longest slice: half a frame at 60 Hz, so that the screen stays responsive. */
const SLICE_MS = 8;

/** Runs a computation that yields now and then, and resolves with its result. */
export type SliceRunner = <Result>(steps: Iterator<unknown, Result>) => Promise<Result>;

/** Returns a runner that runs steps in slices and yields to the event loop between two slices. */
export const runInSlices = (clock: Clock): SliceRunner => {
  const pause = () => new Promise<void>((resume) => void clock.after(0, resume));
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
