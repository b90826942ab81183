/** At most so long at a time, so that nothing else has to wait for it. */
const SLICE = 6; // ms

/**
 * Does work in slices and then calls `done`; a little work is done at once. Gives what stops it.
 */
export function inSlices(advance: (frames: number) => boolean, done: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const slice = () => {
    const end = performance.now() + SLICE;
    do {
      if (!advance(2)) {
        done();
        return;
      }
    } while (performance.now() < end);
    timer = setTimeout(slice, 0);
  };
  slice();
  return () => clearTimeout(timer);
}
