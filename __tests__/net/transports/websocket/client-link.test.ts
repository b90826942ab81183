import type { CloseReason } from '../../../../src/net/transports/link';
import {
  GOODBYE_MS,
  OPENING_MS,
  type PlatformWebSocket,
  socketLink,
} from '../../../../src/net/transports/websocket/client-link';
import { handClock } from '../../../support/clock';
import { ended } from '../contract';

type Listener = (event: { readonly data: unknown; readonly code: number }) => void;

/**
 * A platform's socket that stays connecting until the test opens it. Without a network that can take minutes.
 */
function connecting(silence?: number) {
  const clock = handClock();
  const calls: string[] = [];
  const listeners = new Map<string, Listener>();
  const emit = (type: string, event = {}) => listeners.get(type)?.({ data: null, code: 1006, ...event });
  const socket: PlatformWebSocket = {
    binaryType: 'blob',
    send: (data) => calls.push(`${data}`),
    close: () => calls.push('closed'),
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  };
  const platform = { connect: () => socket, after: clock.after };
  const link = socketLink('ws://host', platform, silence === undefined ? {} : { silence });
  return {
    link,
    clock,
    /** The calls to the platform's socket. */
    calls,
    open: () => emit('open'),
    receive: () => emit('message', { data: Uint8Array.of(1).buffer }),
    fail: () => emit('close'),
  };
}

describe('NL20: a link that is given up while it connects closes its socket', () => {
  test.each<CloseReason>(['lost', 'unreachable', 'broken', 'slow'])(
    'at once when it is %s, whatever was sent',
    (reason) => {
      const { link, calls } = connecting();
      void link.send(Uint8Array.of(1));
      link.close(reason);
      expect(calls).toEqual(['closed']);
    },
  );

  test('at once if nothing was sent', () => {
    const { link, calls } = connecting();
    link.close();
    expect(calls).toEqual(['closed']);
  });

  test('a moment after the goodbye, if something was sent before', async () => {
    const { link, calls, clock } = connecting();
    void link.send(Uint8Array.of(1));
    link.close();
    expect(await ended(link)).toBe('closed');
    await clock.pass(GOODBYE_MS);
    expect(calls).toEqual(['closed']);
  });

  test('after the timeout for opening, as unreachable', async () => {
    const { link, calls, clock } = connecting();
    const sent = link.send(Uint8Array.of(1));
    await clock.pass(OPENING_MS - 1);
    expect(calls).toEqual([]);
    await clock.pass(1);
    expect(calls).toEqual(['closed']);
    expect(await ended(link)).toBe('unreachable');
    await sent;
  });
});

test('NL2: frames before a goodbye are sent if the socket opens soon', async () => {
  const { link, calls, clock, open } = connecting();
  void link.send(Uint8Array.of(1));
  void link.send(Uint8Array.of(2));
  link.close();
  await clock.pass(GOODBYE_MS - 1);
  open();
  expect(calls).toEqual(['1', '2', 'closed']);
  await clock.pass(OPENING_MS);
  expect(calls).toEqual(['1', '2', 'closed']);
});

test('a link that has opened in time stays, even if it is silent', async () => {
  const { link, calls, clock, open } = connecting();
  await clock.pass(OPENING_MS - 1);
  open();
  await clock.pass(10 * OPENING_MS);
  link.close();
  expect(await ended(link)).toBe('closed');
  expect(calls).toEqual(['closed']);
});

test('NL20: with a limit for silence, a silent link is lost and closed', async () => {
  const { link, calls, clock, open, receive } = connecting(3000);
  open();
  for (let round = 0; round < 3; round += 1) {
    await clock.pass(2999);
    receive();
  }
  expect(calls).toEqual([]);
  await clock.pass(3000);
  expect(await ended(link)).toBe('lost');
  expect(calls).toEqual(['closed']);
});

test('a link whose socket has failed waits for nothing', async () => {
  const { link, calls, clock, fail } = connecting(3000);
  fail();
  await clock.pass(10 * OPENING_MS);
  expect(await ended(link)).toBe('unreachable');
  expect(calls).toEqual([]);
});
