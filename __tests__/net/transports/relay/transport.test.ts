import type { Link } from '../../../../src/net/transports/link';
import { loopback } from '../../../../src/net/transports/loopback';
import { relayTransport } from '../../../../src/net/transports/relay/transport';
import { handClock } from '../../../support/clock';
import { card } from '../lan/network';

const MINUTE = 60_000;

/** A relay that is absent until `come`, with a count of the attempts to connect. */
function absentRelay() {
  const clock = handClock();
  const net = loopback();
  let attempts = 0;
  let there = false;
  let cut = () => {};
  const connect = (): Link => {
    attempts += 1;
    const cable = net.plug();
    cut = cable.cut;
    if (!there) cable.a.close('unreachable');
    // `tables`, with an empty list.
    else void cable.b.send(Uint8Array.of(17));
    return cable.a;
  };
  return {
    transport: relayTransport(connect, clock),
    /** Lets time pass and returns the number of attempts. */
    async attemptsIn(ms: number): Promise<number> {
      const before = attempts;
      for (let left = ms; left > 0; left -= 500) {
        await clock.pass(500);
        await net.settle();
      }
      return attempts - before;
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

test('attempts become rarer while a relay has never answered', async () => {
  const relay = absentRelay();
  relay.transport.browse(() => {});
  expect(await relay.attemptsIn(MINUTE)).toBeGreaterThan(4);
  expect(await relay.attemptsIn(5 * MINUTE)).toBeLessThan(8);
});

test('a relay that has answered once is tried every few seconds', async () => {
  const relay = absentRelay();
  relay.come();
  relay.transport.browse(() => {});
  await relay.attemptsIn(1000);
  await relay.go();
  await relay.attemptsIn(MINUTE);
  expect(await relay.attemptsIn(MINUTE)).toBeGreaterThan(10);
});

test('a table that can’t reach its relay stays shut: its state does not change with each attempt', async () => {
  const relay = absentRelay();
  const states: string[] = [];
  relay.transport.advertise?.(card(), { onLink: () => {}, onState: (state) => states.push(state) });
  await relay.attemptsIn(MINUTE);
  expect(new Set(states.slice(1))).toEqual(new Set(['shut']));
  expect(states[0]).toBe('opening');
});

test('NR4, NS11: a table at a relay learns which guests have the same address', async () => {
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
