import { lockout } from '../../../src/engine/lockout';
import { advertise } from '../../../src/net/discovery/advertise';
import { connectAndAuthenticate } from '../../../src/net/discovery/join';
import { writeFromGuest } from '../../../src/net/protocol/from-guest';
import type { FromGuest } from '../../../src/net/protocol/message';
import { FIRST } from '../../../src/net/secure/frame-header';
import { framed } from '../../../src/net/secure/framing';
import { digitsOf, type HandshakeOutcome, newSeatKey } from '../../../src/net/secure/seal';
import type { Link } from '../../../src/net/transports/link';
import { loopback } from '../../../src/net/transports/loopback';
import {
  type AdvertisementEvents,
  connectAtOnce,
  type Transport,
} from '../../../src/net/transports/transport';
import { free, mine, Party } from '../support/party';
import { randomBytes } from '../support/random-bytes';
import { card } from '../transports/lan/network';

const over = (link: Link) => connectAtOnce(() => link);

const random = randomBytes(7);

/** A host that advertises its table, and phones that connect. */
function advertisedHost() {
  const party = new Party(lockout, [mine('Ada'), free()]);
  const { clock } = party;
  const net = loopback();
  const advertised: AdvertisementEvents[] = [];
  const transport: Transport = {
    kind: 'relay',
    browse: () => () => {},
    advertise(_, events) {
      advertised.push(events);
      return { update: () => {}, close: () => {} };
    },
  };
  const digits = digitsOf({ random, now: clock.now, changed: () => {} });
  digits.invite();
  advertise({
    host: party.host,
    key: newSeatKey(random),
    digits,
    connectivity: { transports: [transport], random },
    clock,
    card: card(),
    changed: () => {},
  });
  return {
    party,
    clock,
    settle: () => net.settle(),
    digits: () => digits.shown() ?? '',
    /** The phone's end of a link to the host, from this address. */
    connect(from = ''): { readonly link: Link; closed(): boolean } {
      const { a, b } = net.plug();
      let closed = false;
      a.onClose(() => {
        closed = true;
      });
      advertised[0]?.onLink(b, from);
      return { link: a, closed: () => closed };
    },
  };
}

describe('links before the seal', () => {
  test('NS11: eight silent links keep nobody out: the oldest makes room', async () => {
    const { connect, settle, digits, clock } = advertisedHost();
    const silent = Array.from({ length: 8 }, () => connect());
    await settle();
    expect(silent.map(({ closed }) => closed())).toEqual(silent.map(() => false));
    const outcomes: HandshakeOutcome[] = [];
    const side = { proof: { digits: digits() }, key: newSeatKey(random), random };
    connectAndAuthenticate(over(connect().link), side, clock, (outcome) => outcomes.push(outcome));
    await settle();
    expect(silent.map(({ closed }) => closed())).toEqual(silent.map((_, at) => at === 0));
    expect(outcomes).toMatchObject([{ ok: true, by: 'digits' }]);
  });

  test('NS11: any number of silent links push out each other, and not a phone in its handshake', async () => {
    const { connect, settle, digits, clock } = advertisedHost();
    const outcomes: HandshakeOutcome[] = [];
    const side = { proof: { digits: digits() }, key: newSeatKey(random), random };
    const { link } = connect();
    // After the host has answered, and before this one continues.
    link.onFrame(() => void Array.from({ length: 12 }, () => connect()));
    connectAndAuthenticate(over(link), side, clock, (outcome) => outcomes.push(outcome));
    await settle();
    expect(outcomes).toMatchObject([{ ok: true }]);
  });

  test('NS11: links from one place again and again push out each other, even if they send', async () => {
    const { connect, settle } = advertisedHost();
    const begin = async (from: string) => {
      const phone = connect(from);
      void phone.link.send(Uint8Array.of(FIRST, ...random(19)));
      await settle();
      return phone;
    };
    const first = await begin('here');
    for (let round = 0; round < 9; round += 1) for (const from of ['a', 'b', 'c']) await begin(from);
    expect(first.closed()).toBe(false);
    // One for each address.
    for (const from of ['d', 'e', 'f', 'g']) await begin(from);
    expect(first.closed()).toBe(false);
    await begin('h');
    expect(first.closed()).toBe(true);
  });

  test('NS11: a link that is authenticated, refused or closed takes no room', async () => {
    const { connect, settle, digits, clock } = advertisedHost();
    const first = connect();
    for (const wish of [digits(), '0'.repeat(6), digits()]) {
      const side = { proof: { digits: wish }, key: newSeatKey(random), random };
      connectAndAuthenticate(over(connect().link), side, clock, () => {});
      await settle();
    }
    connect().link.close();
    await settle();
    const silent = Array.from({ length: 7 }, () => connect());
    await settle();
    expect(first.closed()).toBe(false);
    expect(silent.some(({ closed }) => closed())).toBe(false);
    clock.pass(15_000);
    await settle();
    expect([first, ...silent].every(({ closed }) => closed())).toBe(true);
  });

  test('NS11: an authenticated link stays, however long it lasts', async () => {
    const { connect, settle, digits, clock } = advertisedHost();
    const { link, closed } = connect();
    const outcomes: HandshakeOutcome[] = [];
    const side = { proof: { digits: digits() }, key: newSeatKey(random), random };
    connectAndAuthenticate(over(link), side, clock, (outcome) => outcomes.push(outcome));
    await settle();
    const [sealed] = outcomes;
    for (let second = 0; second < 30; second += 5) {
      // Otherwise the host would close it after silence (N22).
      const message: FromGuest = second === 0 ? { kind: 'sit', id: 1, wishes: [] } : { kind: 'ping' };
      if (sealed?.ok) void sealed.channel.send(writeFromGuest(message));
      await settle();
      clock.pass(5000);
      await settle();
    }
    expect([sealed?.ok, closed()]).toEqual([true, false]);
  });

  test.each([
    [1024, 'answered'],
    [1025, 'closed without a word'],
  ])('NS14: a link with %i bytes at once before the seal is %s', async (length, end) => {
    const { connect, settle } = advertisedHost();
    const { link, closed } = connect();
    const channel = framed(link);
    let answers = 0;
    channel.onMessage(() => {
      answers += 1;
    });
    // Of a future version (NS2).
    channel.send(new Uint8Array(length).fill(2));
    await settle();
    expect([answers, closed()]).toEqual([end === 'answered' ? 1 : 0, true]);
  });

  test('NS14: an authenticated phone may send a whole message', async () => {
    const { connect, settle, digits, clock } = advertisedHost();
    const outcomes: HandshakeOutcome[] = [];
    const side = { proof: { digits: digits() }, key: newSeatKey(random), random };
    connectAndAuthenticate(over(connect().link), side, clock, (outcome) => outcomes.push(outcome));
    await settle();
    const [sealed] = outcomes;
    // It is no message of a guest, so the host answers it with a `bye`.
    const said: number[] = [];
    if (sealed?.ok) {
      sealed.channel.onMessage(([kind]) => said.push(kind ?? 0));
      sealed.channel.send(new Uint8Array(sealed.channel.maxMessage));
    }
    await settle();
    expect(said).toEqual([0x89]);
  });
});
