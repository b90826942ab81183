import type { Link } from '../../../../src/net/transports/link';
import { loopback } from '../../../../src/net/transports/loopback';
import { relayTransport } from '../../../../src/net/transports/relay/transport';
import { handClock } from '../../../support/clock';
import { card } from '../lan/network';

const MINUTE = 60_000;

/** A relay that isn't there, as long as nobody says that it is; and how often it was asked. */
function nobody() {
  const clock = handClock();
  const net = loopback();
  let asked = 0;
  let there = false;
  let cut = () => {};
  const connect = (): Link => {
    asked += 1;
    const cable = net.plug();
    cut = cable.cut;
    if (!there) cable.a.close('unreachable');
    // `tables`, and none is open.
    else void cable.b.send(Uint8Array.of(17));
    return cable.a;
  };
  return {
    transport: relayTransport(connect, clock),
    /** How often it is asked in that time. */
    async asks(ms: number): Promise<number> {
      const before = asked;
      for (let left = ms; left > 0; left -= 500) {
        await clock.pass(500);
        await net.settle();
      }
      return asked - before;
    },
    come() {
      there = true;
    },
    async go() {
      there = false;
      cut();
      await net.settle();
    },
  };
}

test('a relay that has never answered is asked less and less', async () => {
  const relay = nobody();
  relay.transport.browse(() => {});
  expect(await relay.asks(MINUTE)).toBeGreaterThan(4);
  expect(await relay.asks(5 * MINUTE)).toBeLessThan(8);
});

test('one that has answered is looked for every few seconds', async () => {
  const relay = nobody();
  relay.come();
  relay.transport.browse(() => {});
  await relay.asks(1000);
  await relay.go();
  await relay.asks(MINUTE);
  expect(await relay.asks(MINUTE)).toBeGreaterThan(10);
});

test('a table that can’t be told to a relay stays shut until it can: it does not blink with each attempt', async () => {
  const relay = nobody();
  const states: string[] = [];
  relay.transport.advertise?.(card(), { onLink: () => {}, onState: (state) => states.push(state) });
  await relay.asks(MINUTE);
  expect(new Set(states.slice(1))).toEqual(new Set(['shut']));
  expect(states[0]).toBe('opening');
});

test('NR4, NS11: a table at a relay learns who comes from the same place', async () => {
  const net = loopback();
  const { a, b } = net.plug();
  const from: (string | undefined)[] = [];
  relayTransport(() => a, handClock()).advertise?.(card(), {
    onLink: (_, place) => from.push(place),
    onState: () => {},
  });
  for (const [member, place] of [
    [1, 7],
    [2, 8],
    [3, 7],
  ] as const)
    void b.send(Uint8Array.of(20, 0, member, 0, 0, 0, place));
  await net.settle();
  const [one, two, again] = from;
  expect([from.length, again, two === one]).toEqual([3, one, false]);
});
