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
  const said: string[] = [];
  const listeners = new Map<string, Listener>();
  const tell = (type: string, event = {}) => listeners.get(type)?.({ data: null, code: 1006, ...event });
  const socket: PlatformWebSocket = {
    binaryType: 'blob',
    send: (data) => said.push(`${data}`),
    close: () => said.push('closed'),
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  };
  const platform = { connect: () => socket, after: clock.after };
  const link = socketLink('ws://host', platform, silence === undefined ? {} : { silence });
  return {
    link,
    clock,
    /** The calls to the platform's socket. */
    said,
    open: () => tell('open'),
    hear: () => tell('message', { data: Uint8Array.of(1).buffer }),
    fail: () => tell('close'),
  };
}

describe('NL20: a link that is given up while it connects closes its socket', () => {
  test.each<CloseReason>(['lost', 'unreachable', 'broken', 'slow'])(
    'at once when it is %s, whatever was sent',
    (reason) => {
      const { link, said } = connecting();
      void link.send(Uint8Array.of(1));
      link.close(reason);
      expect(said).toEqual(['closed']);
    },
  );

  test('at once if nothing was sent', () => {
    const { link, said } = connecting();
    link.close();
    expect(said).toEqual(['closed']);
  });

  test('a moment after the goodbye, if something was sent before', async () => {
    const { link, said, clock } = connecting();
    void link.send(Uint8Array.of(1));
    link.close();
    expect(await ended(link)).toBe('closed');
    await clock.pass(GOODBYE_MS);
    expect(said).toEqual(['closed']);
  });

  test('after the timeout for opening, as unreachable', async () => {
    const { link, said, clock } = connecting();
    const sent = link.send(Uint8Array.of(1));
    await clock.pass(OPENING_MS - 1);
    expect(said).toEqual([]);
    await clock.pass(1);
    expect(said).toEqual(['closed']);
    expect(await ended(link)).toBe('unreachable');
    await sent;
  });
});

test('NL2: frames before a goodbye are sent if the socket opens soon', async () => {
  const { link, said, clock, open } = connecting();
  void link.send(Uint8Array.of(1));
  void link.send(Uint8Array.of(2));
  link.close();
  await clock.pass(GOODBYE_MS - 1);
  open();
  expect(said).toEqual(['1', '2', 'closed']);
  await clock.pass(OPENING_MS);
  expect(said).toEqual(['1', '2', 'closed']);
});

test('a link that has opened in time stays, even if it is silent', async () => {
  const { link, said, clock, open } = connecting();
  await clock.pass(OPENING_MS - 1);
  open();
  await clock.pass(10 * OPENING_MS);
  link.close();
  expect(await ended(link)).toBe('closed');
  expect(said).toEqual(['closed']);
});

test('NL20: with a limit for silence, a silent link is lost and closed', async () => {
  const { link, said, clock, open, hear } = connecting(3000);
  open();
  for (let round = 0; round < 3; round += 1) {
    await clock.pass(2999);
    hear();
  }
  expect(said).toEqual([]);
  await clock.pass(3000);
  expect(await ended(link)).toBe('lost');
  expect(said).toEqual(['closed']);
});

test('a link whose socket has failed waits for nothing', async () => {
  const { link, said, clock, fail } = connecting(3000);
  fail();
  await clock.pass(10 * OPENING_MS);
  expect(await ended(link)).toBe('unreachable');
  expect(said).toEqual([]);
});
