import type { Channel } from '../../../src/net/secure/channel';
import { framed } from '../../../src/net/secure/framing';
import {
  digitsOf,
  type HandshakeOutcome,
  newSeatKey,
  sealAsGuest,
  sealAsHost,
} from '../../../src/net/secure/seal';
import type { CloseReason, Link } from '../../../src/net/transports/link';
import { randomBytes } from '../support/random-bytes';

export interface Ends {
  readonly host: Link;
  readonly guest: Link;
  /** Breaks the connection on the guest's side without a goodbye. */
  cut(): void;
}

/** A kind of link, and how to open a pair of them. */
export interface Bench {
  readonly name: string;
  open(): Promise<Ends>;
  /** Waits for a promise while the links make progress. */
  until<T>(happens: Promise<T>): Promise<T>;
  tidy(): Promise<void>;
}

/** Tests the rules NL1 and NL2 of docs/net-links.md for a kind of link. */
export function keepsTheContract({ name, open, until, tidy }: Bench): void {
  describe(name, () => {
    afterEach(tidy);

    test('NL1: frames arrive whole and in order, in both directions at once', async () => {
      const { host, guest } = await open();
      const frames = Array.from({ length: 100 }, (_, at) => patterned(at, 1 + ((at * 37) % guest.maxFrame)));
      const [there, back] = [arrived(host, frames.length), arrived(guest, frames.length)];
      for (const frame of frames) {
        guest.send(frame);
        host.send(frame);
      }
      expect(written(await until(there))).toEqual(written(frames));
      expect(written(await until(back))).toEqual(written(frames));
    });

    test('NL1: a frame may have maxFrame bytes, and no more', async () => {
      const { host, guest } = await open();
      expect(Math.min(host.maxFrame, guest.maxFrame)).toBeGreaterThanOrEqual(20);
      for (const [from, to] of [
        [host, guest],
        [guest, host],
      ] as const) {
        const frame = patterned(3, from.maxFrame);
        const there = arrived(to, 1);
        from.send(frame);
        expect(written(await until(there))).toEqual(written([frame]));
        expect(() => from.send(new Uint8Array(from.maxFrame + 1))).toThrow(RangeError);
        expect(() => from.send(new Uint8Array(0))).toThrow(RangeError);
      }
    });

    test('NL1: every send resolves once there is room', async () => {
      const { host, guest } = await open();
      const there = arrived(host, 100);
      const sent = Promise.all(
        Array.from({ length: 100 }, (_, at) => guest.send(patterned(at, guest.maxFrame))),
      );
      await until(there);
      await until(sent);
    });

    test.each(['host', 'guest'] as const)(
      'NL2: what was sent before the %s closes arrives before the end',
      async (closing) => {
        const { host, guest } = await open();
        const [from, to] = closing === 'host' ? [host, guest] : [guest, host];
        const received: (number | string)[] = [];
        to.onFrame((frame) => received.push(frame.length));
        const over = ended(to);
        for (const length of [5, 6, 7]) from.send(new Uint8Array(length));
        from.close();
        expect(await until(over)).toBe('ended');
        expect(received).toEqual([5, 6, 7]);
      },
    );

    test('NL2: the end that closes is notified at once, with the reason, and only once', async () => {
      const { host, guest } = await open();
      const received: CloseReason[] = [];
      host.onClose((reason) => received.push(reason));
      host.close('forged');
      host.close();
      expect(received).toEqual(['forged']);
      await until(ended(guest));
      expect(received).toEqual(['forged']);
      host.onClose((reason) => received.push(reason));
      expect(received).toEqual(['forged', 'forged']);
    });

    test('NL2: after the end nothing is sent and nothing waits', async () => {
      const { host, guest } = await open();
      const received: Uint8Array[] = [];
      host.onFrame((frame) => received.push(frame));
      host.close();
      await until(ended(guest));
      await until(Promise.all([guest.send(new Uint8Array(9)), host.send(new Uint8Array(9))]));
      expect(received).toEqual([]);
    });

    test('NL2: both ends are notified when the connection breaks', async () => {
      const { host, guest, cut } = await open();
      const [there, here] = [ended(host), ended(guest)];
      cut();
      expect(await until(there)).toBe('lost');
      expect(await until(here)).toBe('lost');
    });

    test('a listener that has stopped is not called', async () => {
      const { host, guest } = await open();
      const received: string[] = [];
      const stopFrames = host.onFrame(() => received.push('frame'));
      const stopClose = host.onClose(() => received.push('close'));
      stopFrames();
      stopClose();
      const there = arrived(host, 1);
      guest.send(new Uint8Array(4));
      await until(there);
      const over = ended(host);
      guest.close();
      await until(over);
      expect(received).toEqual([]);
    });

    test('a sealed channel over it carries messages of any size', async () => {
      const { host, guest } = await open();
      const [a, b] = await until(sealed(host, guest));
      const messages = [1, 300, a.maxMessage].map((length) => patterned(length, length));
      const there = received(b, messages.length);
      for (const message of messages) a.send(message);
      expect(written(await until(there))).toEqual(written(messages));
    });
  });
}

export const patterned = (seed: number, length: number): Uint8Array =>
  Uint8Array.from({ length }, (_, at) => (at * 7 + seed) & 0xff);

/** As text, which is much faster to compare. */
const written = (all: readonly Uint8Array[]): readonly string[] =>
  all.map((bytes) => Buffer.from(bytes).toString('latin1'));

export function arrived(link: Link, count: number): Promise<Uint8Array[]> {
  return collected(count, link.onFrame);
}

export function received(channel: Channel, count: number): Promise<Uint8Array[]> {
  return collected(count, channel.onMessage);
}

function collected(
  count: number,
  on: (listener: (item: Uint8Array) => void) => () => void,
): Promise<Uint8Array[]> {
  const items: Uint8Array[] = [];
  return new Promise((resolve) => {
    const stop = on((item) => {
      items.push(item);
      if (items.length < count) return;
      stop();
      resolve(items);
    });
  });
}

export function ended(end: Pick<Link, 'onClose'>): Promise<CloseReason> {
  return new Promise((resolve) => {
    end.onClose(resolve);
  });
}

/** Performs the handshake over two ends of a link. */
export async function sealed(host: Link, guest: Link): Promise<readonly [guest: Channel, host: Channel]> {
  const random = randomBytes(1);
  const digits = digitsOf({ random, now: () => 0 });
  digits.invite();
  const [guestKey, hostKey] = [newSeatKey(random), newSeatKey(random)];
  const atHost = outcome((then) =>
    sealAsHost(framed(host), { key: hostKey, random, seats: () => [], digits }, then),
  );
  const atGuest = outcome((then) =>
    sealAsGuest(framed(guest), { proof: { digits: digits.shown() ?? '' }, key: guestKey, random }, then),
  );
  return [await atGuest, await atHost];
}

function outcome(begin: (then: (outcome: HandshakeOutcome) => void) => void): Promise<Channel> {
  return new Promise((resolve, reject) => {
    begin((outcome) => (outcome.ok ? resolve(outcome.channel) : reject(new Error(outcome.why))));
  });
}
