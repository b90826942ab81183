import { WebSocket, WebSocketServer } from 'ws';
import { lockout } from '../../../../src/engine/lockout';
import { type AdvertisementStatus, advertise } from '../../../../src/net/discovery/advertise';
import { cardBytes } from '../../../../src/net/discovery/card';
import { connectAndAuthenticate } from '../../../../src/net/discovery/connect';
import { digitsOf, newSeatKey } from '../../../../src/net/secure/seal';
import { MAX_ADDED, MAX_ANNOUNCED } from '../../../../src/net/transports/lan/browser';
import {
  MAX_CONNECTIONS,
  MAX_SUBSCRIBERS,
  MAX_SUBSCRIBERS_FROM_ONE,
} from '../../../../src/net/transports/lan/lan-server';
import type { Link } from '../../../../src/net/transports/link';
import type { AdvertisementEvents } from '../../../../src/net/transports/transport';
import { any, free, mine, Party } from '../../support/party';
import { randomBytes } from '../../support/random-bytes';
import { clientFrame, RawClient, request } from '../websocket/raw-client';
import { card, type NetPhone, Network, type Opened } from './network';

let network: Network;
const tidying: (() => void)[] = [];
beforeEach(() => {
  network = new Network();
});
afterEach(() => {
  network.close();
  for (const tidy of tidying.splice(0)) tidy();
});

const ben = card({ table: '00000000000000bb', name: 'Ben' });

async function opened(
  phone: NetPhone,
  shown = card(),
  onLink?: AdvertisementEvents['onLink'],
): Promise<Opened> {
  const advertisement = phone.open(shown, onLink);
  await network.until(() => advertisement.address() !== '');
  return advertisement;
}

const portOf = (advertisement: Opened): number => Number(advertisement.address().split(':')[1]);

describe('browsing', () => {
  test('NL18: all announced tables are in sight, with their cards', async () => {
    await opened(network.phone());
    await opened(network.phone(), ben);
    const guest = network.phone();
    guest.look();
    await network.until(() => guest.seen.length === 2);
    expect(guest.seen.map((seen) => seen.card)).toEqual([card(), ben]);
    expect(new Set(guest.seen.map(({ key }) => key)).size).toBe(2);
    expect(guest.seen.every(({ transport }) => transport === 'lan')).toBe(true);
  });

  test('NL15: a changed card is reported on every phone, and a repeated card is not', async () => {
    const advertisement = await opened(network.phone());
    const guest = network.phone();
    guest.look();
    await network.until(() => guest.seen.length === 1);
    advertisement.update(card({ open: 1 }));
    await network.until(() => guest.tables().Ada === 1);
    const { news } = guest;
    advertisement.update(card({ open: 1 }));
    advertisement.update(card({ open: 0 }));
    await network.until(() => guest.tables().Ada === 0);
    expect(guest.news).toBe(news + 1);
  });

  test('a host that leaves is out of sight, and in sight again when it returns', async () => {
    const host = network.phone();
    const advertisement = await opened(host);
    const guest = network.phone({ deaf: true });
    guest.look();
    expect(await guest.transport.addAddress?.(advertisement.address())).toBe(true);
    advertisement.close();
    await network.until(() => guest.seen.length === 0);
    await opened(network.phone({ port: portOf(advertisement) }), card({ open: 1 }));
    await network.until(() => guest.tables().Ada === 1, 50);
  });

  test('NL16: a silent host is out of sight after 15 seconds, and another one is not', async () => {
    await opened(network.phone());
    const silent = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    tidying.push(() => silent.close());
    await new Promise((resolve) => silent.on('listening', resolve));
    silent.on('connection', (socket) => {
      tidying.push(() => socket.terminate());
      socket.send(cardBytes(ben));
    });
    network.announce(`127.0.0.1:${Object(silent.address()).port}`);
    const guest = network.phone();
    guest.look();
    await network.until(() => guest.seen.length === 2);
    for (let second = 0; second < 14; second += 1) {
      await network.clock.pass(1000);
      for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(guest.tables()).toEqual({ Ada: 2, Ben: 2 });
    silent.removeAllListeners('connection');
    await network.until(() => guest.seen.length === 1, 100);
    expect(guest.tables()).toEqual({ Ada: 2 });
  });

  test('NL18: a table that is no longer announced is out of sight', async () => {
    const advertisement = await opened(network.phone({ deaf: true }));
    const hush = network.announce(advertisement.address());
    const guest = network.phone();
    guest.look();
    await network.until(() => guest.seen.length === 1);
    hush();
    expect(guest.seen).toEqual([]);
  });

  test('the own table is not watched', async () => {
    const host = network.phone();
    host.look();
    await opened(host);
    await opened(network.phone(), ben);
    await network.until(() => host.seen.length > 0);
    expect(host.tables()).toEqual({ Ben: 2 });
  });

  test('two watchers share one connection, and a stopped one is not called any more', async () => {
    const advertisement = await opened(network.phone());
    const guest = network.phone();
    guest.look();
    await network.until(() => guest.seen.length === 1);
    let first: readonly unknown[] | null = null;
    const stop = guest.transport.browse((seen) => {
      first ??= seen;
    });
    expect(first).toHaveLength(1);
    stop();
    advertisement.update(card({ open: 0 }));
    await network.until(() => guest.tables().Ada === 0);
  });
});

describe('an address from a QR code or typed by a person', () => {
  test('NL17: brings the table in sight where announcements can’t be received', async () => {
    const advertisement = await opened(network.phone());
    const guest = network.guestOnly();
    expect(guest.transport.advertise).toBeNull();
    guest.look();
    expect(await guest.transport.addAddress?.(advertisement.address())).toBe(true);
    expect(guest.tables()).toEqual({ Ada: 2 });
  });

  test('is reported as wrong when there is no table, and is tried again', async () => {
    const advertisement = await opened(network.phone());
    advertisement.close();
    const guest = network.guestOnly();
    guest.look();
    expect(await guest.transport.addAddress?.(advertisement.address())).toBe(false);
    await opened(network.phone({ port: portOf(advertisement) }));
    await network.until(() => guest.seen.length === 1, 50);
  });

  test('is reported as wrong after some seconds even without an answer', async () => {
    const guest = network.guestOnly();
    const found = guest.transport.addAddress?.('127.0.0.1:9');
    await network.clock.pass(6000);
    expect(await found).toBe(false);
  });

  test('NL16: only the last few are watched', async () => {
    const advertisements: Opened[] = [];
    for (let at = 0; at <= MAX_ADDED; at += 1) {
      advertisements.push(
        await opened(network.phone(), card({ table: `000000000000000${at}`, name: `Host ${at}` })),
      );
    }
    const guest = network.guestOnly();
    guest.look();
    for (const advertisement of advertisements)
      expect(await guest.transport.addAddress?.(advertisement.address())).toBe(true);
    expect(guest.seen.map(({ card: { name } }) => name).sort()).toEqual([
      'Host 1',
      'Host 2',
      'Host 3',
      'Host 4',
    ]);
  });
});

describe('advertising', () => {
  test('NL17: takes any port if the usual one is in use', async () => {
    const first = await opened(network.phone());
    const second = network.phone({ port: portOf(first) }).open(ben);
    await network.until(() => second.address() !== '', 50);
    expect(portOf(second)).not.toBe(portOf(first));
    expect(second.states).toEqual(['opening', 'shut', 'opening', 'open']);
  });

  test('NL17: announces a new address when it changes, and is open without one', async () => {
    let host: string | null = null;
    const advertisement = network.phone({ host: async () => host }).open(card());
    await network.until(() => advertisement.states.includes('open'));
    expect(advertisement.address()).toBe('');
    const guest = network.phone();
    guest.look();
    host = '127.0.0.1';
    await network.until(() => guest.seen.length === 1, 100);
    expect(advertisement.address()).toMatch(/^127\.0\.0\.1:\d+$/);
    expect(advertisement.states).toEqual(['opening', 'open', 'open']);
  });

  test('is neither announced nor open after closing', async () => {
    const advertisement = await opened(network.phone());
    expect(network.addresses()).toEqual([advertisement.address()]);
    advertisement.close();
    expect(network.addresses()).toEqual([]);
    const guest = network.phone();
    guest.look();
    expect(await guest.transport.addAddress?.(advertisement.address())).toBe(false);
    expect(guest.seen).toEqual([]);
  });

  test('admits a phone with the digits, sealed, which then sits', async () => {
    const party = new Party(lockout, [mine('Ada'), free()]);
    const random = randomBytes(7);
    const digits = digitsOf({ random, now: network.clock.now });
    const key = newSeatKey(random);
    let advertisements: readonly AdvertisementStatus[] = [];
    const open = advertise({
      host: party.host,
      key,
      digits,
      connectivity: { transports: [network.guestOnly().transport, network.phone().transport], random },
      clock: network.clock,
      card: card(),
      changed(now) {
        advertisements = now;
      },
    });
    tidying.push(open.close);
    digits.invite();
    const visitor = network.phone();
    visitor.look();
    await network.until(() => visitor.seen.length === 1);
    // A transport that only guests have is not reported as shut.
    expect(advertisements).toMatchObject([
      { transport: 'lan', state: 'open', address: visitor.seen[0]?.key.slice(4) },
    ]);
    expect(open.isOwn(visitor.seen[0]?.key ?? '')).toBe(true);
    const guest = party.phone([any('Ben')]);
    guest.start();
    const connect = visitor.seen[0]?.connect;
    if (!connect) throw new Error('nothing in sight');
    const side = { proof: { digits: digits.shown() ?? '' }, key: newSeatKey(random), random };
    connectAndAuthenticate(connect, side, network.clock, (outcome) => {
      if (outcome.ok) guest.guest?.attach(outcome.channel);
    });
    await network.until(() => party.host.session.view().seats[1]?.name === 'Ben');
    await network.until(() => guest.guest?.session()?.view().seats[1]?.name === 'Ben');
  });
});

describe('an attacker in the same network', () => {
  const subscribe = (advertisement: Opened, from = '127.0.0.1') => {
    const socket = new WebSocket(`ws://${advertisement.address()}/look`, { localAddress: from });
    tidying.push(() => socket.terminate());
    const received: Uint8Array[] = [];
    let over: number | null = null;
    socket.on('error', () => {});
    socket.on('message', (bytes: Buffer) => received.push(new Uint8Array(bytes)));
    socket.on('close', (code) => {
      over = code;
    });
    return { socket, received, over: () => over };
  };

  test('NL15: learns the card by subscribing, and nothing else', async () => {
    const links: Link[] = [];
    const advertisement = await opened(network.phone(), card(), (link) => links.push(link));
    const spy = subscribe(advertisement);
    await network.until(() => spy.received.length === 1);
    await network.until(() => spy.received.length === 3, 500);
    expect(spy.received).toEqual(Array(3).fill(cardBytes(card())));
    expect(links).toEqual([]);
  });

  test('NL15: is closed when it sends as a subscriber, and affects nobody else', async () => {
    const advertisement = await opened(network.phone());
    const guest = network.phone();
    guest.look();
    const raw = new RawClient(portOf(advertisement));
    await raw.send(request().replace('/table', '/look'));
    const flood = clientFrame({ opcode: 2, payload: new Uint8Array(16_000) });
    for (let at = 0; at < 20 && !raw.over; at += 1) await raw.send(flood);
    await raw.untilOver();
    await network.until(() => guest.seen.length === 1);
  });

  test('NL15: can’t keep others from joining or subscribing by subscribing for ever', async () => {
    let joined = 0;
    const advertisement = await opened(network.phone(), card(), () => {
      joined += 1;
    });
    const crowd = Array.from({ length: 3 * MAX_CONNECTIONS }, (_, at) =>
      subscribe(advertisement, `127.0.0.${2 + (at % 30)}`),
    );
    await network.until(() => crowd.every(({ received, over }) => received.length > 0 || over() !== null));
    const there = () => crowd.filter(({ over }) => over() === null).length;
    await network.until(() => there() <= MAX_SUBSCRIBERS);
    for (let at = 0; at < MAX_CONNECTIONS; at += 1) {
      const socket = new WebSocket(`ws://${advertisement.address()}/join`, {
        localAddress: `127.0.1.${1 + at}`,
      });
      tidying.push(() => socket.terminate());
      socket.on('error', () => {});
    }
    await network.until(() => joined === MAX_CONNECTIONS);
    await network.until(() => there() === 0);
  });

  test('NS11, N30: is known to the table by its address when it joins', async () => {
    const from: (string | undefined)[] = [];
    const advertisement = await opened(network.phone(), card(), (_, address) => from.push(address));
    for (const localAddress of ['127.0.0.1', '127.0.0.2']) {
      const before = from.length;
      const socket = new WebSocket(`ws://${advertisement.address()}/join`, { localAddress });
      tidying.push(() => socket.terminate());
      socket.on('error', () => {});
      await network.until(() => from.length > before);
    }
    expect(from).toEqual(['127.0.0.1', '127.0.0.2']);
  });

  test('NL15: has a few subscriptions from one address at most, and may still join', async () => {
    let joined = 0;
    const advertisement = await opened(network.phone(), card(), () => {
      joined += 1;
    });
    const crowd = Array.from({ length: 20 }, () => subscribe(advertisement));
    await network.until(() => crowd.filter(({ over }) => over() === null).length <= MAX_SUBSCRIBERS_FROM_ONE);
    const socket = new WebSocket(`ws://${advertisement.address()}/join`);
    socket.on('error', () => {});
    tidying.push(() => socket.terminate());
    await network.until(() => joined === 1);
  });

  test('NL15: can’t hide a table: a subscriber that is closed to make room keeps it in sight', async () => {
    const advertisement = await opened(network.phone());
    const guest = network.phone({ deaf: true });
    guest.look();
    await guest.transport.addAddress?.(advertisement.address());
    const { news } = guest;
    const crowd = Array.from({ length: MAX_SUBSCRIBERS_FROM_ONE }, () => subscribe(advertisement));
    await network.until(() => crowd.every(({ received }) => received.length > 0));
    // It connects again, and another one is closed for it.
    await network.until(() => crowd.some(({ over }) => over() !== null), 100);
    expect(guest.tables()).toEqual({ Ada: 2 });
    expect(guest.news).toBe(news);
  });

  /** A server that answers subscribers as the test chooses. */
  async function liar(said: (socket: WebSocket) => void): Promise<{ address: string; came(): number }> {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    let came = 0;
    tidying.push(() => {
      for (const socket of server.clients) socket.terminate();
      server.close();
    });
    server.on('connection', (socket) => {
      came += 1;
      socket.on('error', () => {});
      said(socket);
    });
    await new Promise((resolve) => server.on('listening', resolve));
    return { address: `127.0.0.1:${Object(server.address()).port}`, came: () => came };
  }

  test('NL16: can’t keep a phone busy with cards, nor show other bytes as one', async () => {
    const flood = await liar((socket) => {
      for (let at = 0; at < 200; at += 1) socket.send(cardBytes({ ...ben, open: at }));
    });
    const garbage = await liar((socket) => socket.send(Uint8Array.of(1, 2, 3)));
    const text = await liar((socket) => socket.send('card'));
    const advertisement = await opened(network.phone());
    for (const { address } of [flood, garbage, text]) network.announce(address);
    const guest = network.phone();
    guest.look();
    for (const { came } of [flood, garbage, text]) await network.until(() => came() > 2, 100);
    await network.until(() => Object.keys(guest.tables()).join() === 'Ada', 20);
    expect(guest.news).toBeLessThan(100);
    expect(guest.seen[0]?.key).toBe(`lan ${advertisement.address()}`);
  });

  test('NL16: can’t make a phone watch any number of addresses', async () => {
    const asked = new Set<string>();
    const many = await Promise.all(
      Array.from({ length: MAX_ANNOUNCED + 4 }, () =>
        liar((socket) => {
          asked.add(`${Object(socket).url}${asked.size}`);
          socket.send(cardBytes(ben));
        }),
      ),
    );
    for (const { address } of many) network.announce(address);
    const guest = network.phone();
    guest.look();
    await network.until(() => guest.seen.length === MAX_ANNOUNCED);
    expect(many.filter(({ came }) => came() > 0)).toHaveLength(MAX_ANNOUNCED);
  });
});
