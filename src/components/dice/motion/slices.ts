/** The longest slice, so that other work does not wait. */
const SLICE = 6; // ms

/**
 * Does work in slices and then calls `done`. Short work finishes at once. Returns a function that stops it.
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
