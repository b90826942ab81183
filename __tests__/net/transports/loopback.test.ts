import { loopback } from '../../../src/net/transports/loopback';
import { ended, keepsTheContract } from './contract';

let air = loopback();

/** Delivers frames until the promise settles. */
async function until<T>(happens: Promise<T>): Promise<T> {
  let done = false;
  const seen = happens.finally(() => {
    done = true;
  });
  seen.catch(() => {});
  while (!done) {
    await air.settle();
    if (!done && air.deliveries().length === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  return seen;
}

for (const maxFrame of [20, 512]) {
  keepsTheContract({
    name: `loopback, frames of ${maxFrame} bytes`,
    open: async () => {
      air = loopback();
      const { a, b, cut } = air.plug({ maxFrame });
      return { host: a, guest: b, cut };
    },
    until,
    tidy: async () => {},
  });
}

describe('faults on demand', () => {
  test('nothing arrives before its delivery, and cables may overtake each other', () => {
    const air = loopback();
    const [one, two] = [air.plug(), air.plug()];
    const events: number[] = [];
    one.b.onFrame(() => events.push(1));
    two.b.onFrame(() => events.push(2));
    one.a.send(Uint8Array.of(1));
    two.a.send(Uint8Array.of(2));
    expect(events).toEqual([]);
    air
      .deliveries()
      .find(({ cable }) => cable === 1)
      ?.deliver();
    expect(events).toEqual([2]);
  });

  test('a cable is cut at the chosen frame', async () => {
    const air = loopback();
    const { a, b } = air.plug({ cutAfter: 3 });
    const events: number[] = [];
    b.onFrame(([first = -1]) => events.push(first));
    a.send(Uint8Array.of(0));
    await air.settle();
    a.send(Uint8Array.of(1));
    a.send(Uint8Array.of(2));
    const ends = Promise.all([ended(a), ended(b)]);
    await air.settle();
    expect(await ends).toEqual(['lost', 'lost']);
    expect(events).toEqual([0]);
  });

  test('one end may notice the cut long before the other', () => {
    const air = loopback();
    const { a, b, cut } = air.plug();
    const events: string[] = [];
    a.onClose((reason) => events.push(`a ${reason}`));
    b.onClose((reason) => events.push(`b ${reason}`));
    cut();
    expect(events).toEqual([]);
    air
      .deliveries()
      .find(({ to }) => to === 'b')
      ?.deliver();
    expect(events).toEqual(['b lost']);
    a.send(Uint8Array.of(1));
    expect(air.deliveries().map(({ to }) => to)).toEqual(['a']);
  });

  test('send waits while the window is full', async () => {
    const air = loopback();
    const { a } = air.plug({ window: 2 });
    const sent: number[] = [];
    for (const at of [0, 1, 2]) a.send(Uint8Array.of(at)).then(() => sent.push(at));
    await Promise.resolve();
    expect(sent).toEqual([0]);
    air.deliveries()[0]?.deliver();
    air.deliveries()[0]?.deliver();
    await Promise.resolve();
    await Promise.resolve();
    expect(sent).toEqual([0, 1, 2]);
  });

  test('closed cables are removed', async () => {
    const air = loopback();
    for (let at = 0; at < 100; at += 1) {
      const { a, b } = air.plug();
      a.send(Uint8Array.of(1));
      b.close();
      await air.settle();
    }
    expect(air.deliveries()).toEqual([]);
  });
});
