import { runInSlices } from '../../../src/stores/app/run-in-slices';
import { settled } from '../../support/clock';

test('long work yields to the event loop and completes', async () => {
  let time = 0;
  const waiting: (() => void)[] = [];
  const after = (_: number, then: () => void) => {
    waiting.push(then);
    return () => {};
  };
  function* work() {
    for (let step = 0; step < 10; step += 1) {
      time += 3;
      yield undefined;
    }
    return [7];
  }
  let done: readonly number[] | null = null;
  void runInSlices({ now: () => time, after })(work()).then((values) => {
    done = values;
  });
  let longest = 0;
  for (let slices = 0; done === null && slices < 10; slices += 1) {
    const before = time;
    waiting.shift()?.();
    await settled();
    longest = Math.max(longest, time - before);
  }
  expect(done).toEqual([7]);
  expect(longest).toBeLessThan(12);
});
