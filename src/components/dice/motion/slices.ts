/** The longest slice, so that other work does not wait. */
const SLICE = 6; // ms

/**
 * Does work in slices and then calls `done`. The first slice, too, is a task of its own: whoever begins a throw
 * has rendered a table just now. Returns a function that stops it.
 */
export function inSlices(advance: (frames: number) => boolean, done: () => void): () => void {
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
  let timer = setTimeout(slice, 0);
  return () => clearTimeout(timer);
}
