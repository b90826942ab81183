import { lockout } from '../../../src/engine/lockout';
import { advertise } from '../../../src/net/discovery/advertise';
import { connectAndAuthenticate } from '../../../src/net/discovery/connect';
import type { KnockingPhone } from '../../../src/net/discovery/knocking-phones';
import { writeFromGuest } from '../../../src/net/protocol/from-guest';
import type { FromGuest } from '../../../src/net/protocol/message';
import { FIRST } from '../../../src/net/secure/frame-header';
import { framed } from '../../../src/net/secure/framing';
import {
  digitsOf,
  type GuestProof,
  type HandshakeOutcome,
  newSeatKey,
  sealAsGuest,
} from '../../../src/net/secure/seal';
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
  let knocks: readonly KnockingPhone[] = [];
  const advertisements = advertise({
    host: party.host,
    key: newSeatKey(random),
    digits,
    connectivity: { transports: [transport], random },
    clock,
    card: card(),
    changed: () => {},
    knocked: (now) => {
      knocks = now;
    },
  });
  return {
    advertised: advertisements,
    knocks: () => knocks,
    stopInviting: () => digits.stop(),
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

describe('NS15 hellos without a proof', () => {
  /** A valid beginning by digits: the host has to compute before it can answer. */
  const hello = () => {
    const air = loopback();
    const { a, b } = air.plug();
    const said: Uint8Array[] = [];
    framed(b).onMessage((message) => said.push(message));
    sealAsGuest(framed(a), { proof: { digits: '123456' }, key: newSeatKey(random), random }, () => {});
    return air.settle().then(() => said[0] ?? new Uint8Array());
  };

  /** Hellos from these places, 40 a second each, for so many seconds. Returns how often the host has answered. */
  async function flood(table: ReturnType<typeof advertisedHost>, places: readonly string[], seconds: number) {
    const said = await hello();
    let answers = 0;
    for (let round = 0; round < 40 * seconds; round += 1) {
      for (const from of places) {
        const { link } = table.connect(from);
        const channel = framed(link);
        channel.onMessage(() => {
          answers += 1;
          channel.close();
        });
        void channel.send(said);
      }
      await table.settle();
      table.clock.pass(25);
      await table.settle();
    }
    return answers;
  }

  test('from one place: a host answers four at once and one each second', async () => {
    expect(await flood(advertisedHost(), ['here'], 5)).toBeLessThanOrEqual(4 + 5);
  });

  test('from many places: a host answers eight at once and four each second, also where places are not known', async () => {
    expect(await flood(advertisedHost(), ['a', 'b', 'c', 'd', 'e', 'f'], 5)).toBeLessThanOrEqual(8 + 4 * 5);
    expect(await flood(advertisedHost(), [''], 5)).toBeLessThanOrEqual(8 + 4 * 5);
  });

  test('a guest from another place sits down within a second, and a phone that comes back by key at once', async () => {
    const table = advertisedHost();
    const guest = newSeatKey(random);
    const outcomes: HandshakeOutcome[] = [];
    const join = async (from: string, proof: GuestProof) => {
      const { link } = table.connect(from);
      connectAndAuthenticate(over(link), { proof, key: guest, random }, table.clock, (outcome) => {
        outcomes.push(outcome);
        if (outcome.ok) void outcome.channel.send(writeFromGuest({ kind: 'sit', id: 1, wishes: [] }));
      });
      await table.settle();
    };
    await flood(table, ['here'], 2);
    void join('there', { digits: table.digits() });
    await flood(table, ['here'], 1);
    expect(outcomes).toMatchObject([{ ok: true, by: 'digits' }]);
    const [sealed] = outcomes;
    await flood(table, ['here', 'there'], 1);
    if (sealed?.ok) await join('there', { hosts: [sealed.peer] });
    expect(outcomes[1]).toMatchObject({ ok: true, by: 'key' });
  });
});

describe('NS17 a place that the host has shut out', () => {
  test('is not listened to until the host stops inviting; other places are', async () => {
    const { connect, settle, digits, clock, advertised } = advertisedHost();
    const tryFrom = async (from: string, wish = digits()) => {
      const outcomes: HandshakeOutcome[] = [];
      const side = { proof: { digits: wish }, key: newSeatKey(random), random };
      connectAndAuthenticate(over(connect(from).link), side, clock, (outcome) => outcomes.push(outcome));
      await settle();
      return outcomes[0]?.ok;
    };
    const silent = connect('bad');
    advertised.shutOut({ transport: 'relay', from: 'bad' });
    await settle();
    expect(silent.closed()).toBe(true);
    expect([await tryFrom('bad'), await tryFrom('good')]).toEqual([false, true]);
    advertised.stopInviting();
    expect(await tryFrom('bad')).toBe(true);
  });

  test('a place that is not known can’t be shut out: everybody would be', async () => {
    const { connect, settle, advertised } = advertisedHost();
    const phone = connect();
    advertised.shutOut({ transport: 'relay', from: '' });
    await settle();
    expect(phone.closed()).toBe(false);
  });
});

describe('NS20 phones that knock', () => {
  function knockAt(table: ReturnType<typeof advertisedHost>) {
    return async (from: string) => {
      const { link } = table.connect(from);
      const outcomes: HandshakeOutcome[] = [];
      const side = { proof: { compare: () => {} }, key: newSeatKey(random), random };
      const stop = connectAndAuthenticate(
        over(link),
        side,
        table.clock,
        (outcome) => outcomes.push(outcome),
        90_000,
      );
      await table.settle();
      return { stop, why: () => (outcomes[0]?.ok === false ? outcomes[0].why : null) };
    };
  }

  test('wait, two from a place and four in all, each for 90 s; one that leaves keeps its place for 10 s', async () => {
    const table = advertisedHost();
    const knock = knockAt(table);
    const [first] = [await knock('a'), await knock('a')];
    expect((await knock('a')).why()).toBe('busy');
    await knock('b');
    await knock('c');
    expect(table.knocks()).toHaveLength(4);
    expect((await knock('d')).why()).toBe('busy');
    first?.stop();
    await table.settle();
    expect(table.knocks()).toHaveLength(3);
    expect((await knock('d')).why()).toBe('busy');
    table.clock.pass(10_000);
    expect((await knock('d')).why()).toBeNull();
    table.clock.pass(80_000);
    await table.settle();
    expect(table.knocks()).toHaveLength(1);
  });

  test('can’t while nobody is invited, and are turned away when the invitation ends', async () => {
    const table = advertisedHost();
    const knock = knockAt(table);
    const waiting = await knock('a');
    table.stopInviting();
    table.advertised.stopInviting();
    await table.settle();
    expect(waiting.why()).toBe('not-let-in');
    expect((await knock('b')).why()).toBe('not-inviting');
  });

  test('keep nobody with digits from sitting down', async () => {
    const table = advertisedHost();
    const knock = knockAt(table);
    for (const from of ['a', 'a', 'b', 'b', 'c', 'd', 'e']) await knock(from);
    const outcomes: HandshakeOutcome[] = [];
    const side = { proof: { digits: table.digits() }, key: newSeatKey(random), random };
    connectAndAuthenticate(over(table.connect('f').link), side, table.clock, (outcome) =>
      outcomes.push(outcome),
    );
    await table.settle();
    table.clock.pass(1000);
    await table.settle();
    expect(outcomes).toMatchObject([{ ok: true }]);
  });
});
