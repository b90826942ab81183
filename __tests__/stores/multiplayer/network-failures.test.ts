import { botFor } from '../../../src/engine/bots';
import { seeded } from '../../../src/engine/random';
import { SILENCE_MS, WITNESS_MS } from '../../../src/net/protocol/timeouts';
import { rolls } from '../../../src/net/session/cast-roll';
import type { App } from '../../../src/stores/app/app-interface';
import type { SharedTable } from '../../../src/stores/multiplayer/shared-table';
import { type FreezingProxy, freezingProxy } from '../../../src/testing/freezing-proxy';
import { addressOf, awayAt, freePort, LanRoom, roomOf } from './lan-room';

/** NL20: the longest time in which a phone reconnects after its network has returned, in milliseconds. */
const BACK_MS = 20_000;
/** N22: after so long both ends know that the connection is lost, and screens show it. */
const NOTICED_MS = SILENCE_MS + 1000;

/** How a network fails, and how it returns. */
const FAILURES = {
  frozen: { begin: (proxy) => proxy.freeze(), end: (proxy) => proxy.resume() },
  'frozen, and its connections dead': {
    begin: (proxy) => proxy.freeze(),
    end: (proxy) => proxy.resumeWithoutOld(),
  },
  'frozen towards the phone': { begin: (proxy) => proxy.freeze('to-page'), end: (proxy) => proxy.resume() },
  'frozen away from the phone': {
    begin: (proxy) => proxy.freeze('to-server'),
    end: (proxy) => proxy.resumeWithoutOld(),
  },
  cut: { begin: (proxy) => proxy.cut(), end: (proxy) => proxy.resume() },
  'half open': { begin: (proxy) => proxy.halfOpen(), end: () => {} },
} satisfies Readonly<Record<string, Failure>>;

interface Failure {
  begin(proxy: FreezingProxy): void;
  end(proxy: FreezingProxy): void;
}
type FailureName = keyof typeof FAILURES;

const NAMES: readonly FailureName[] = [
  'frozen',
  'frozen, and its connections dead',
  'frozen towards the phone',
  'frozen away from the phone',
  'cut',
  'half open',
];

/** A phone at the table with the network between it and the others. */
interface Phone {
  readonly table: SharedTable;
  readonly proxy: FreezingProxy;
}

let lan: LanRoom;
let proxies: FreezingProxy[] = [];
let random = seeded(11);
let confirmed = new Set<string>();
beforeEach(() => {
  lan = new LanRoom();
  random = seeded(11);
  confirmed = new Set();
});
afterEach(async () => {
  await lan.close();
  await Promise.all(proxies.map((proxy) => proxy.close()));
  proxies = [];
});

async function proxyTo(target: string): Promise<FreezingProxy> {
  const proxy = await freezingProxy(target);
  proxies.push(proxy);
  return proxy;
}

/** Ada hosts, three browsers are guests. The bytes of each cross its own network and Ada's. */
async function openTable() {
  const ada = await lan.hosted(await lan.appOn(lan.network.phone({ deaf: true }).transport), 3);
  const address = addressOf(ada);
  const host = { table: ada, proxy: await proxyTo(`http://${address}`) };
  const guest = async (name: string): Promise<Phone> => {
    const proxy = await proxyTo(host.proxy.url);
    const route = (url: string) => url.replace(address, new URL(proxy.url).host);
    const app = await lan.appOn(lan.network.guestOnly({ route }).transport);
    return { table: await lan.tableAt(app, await lan.join(app, ada, name)), proxy };
  };
  const guests = [await guest('Ben'), await guest('Cleo'), await guest('Dan')] as const;
  return { host, guests };
}

const isIn = ({ table: { session } }: Phone): boolean => session.view().room?.connection === 'in';
const logOf = ({ table: { session } }: Phone) => session.view().match.log;

/**
 * Lets each seat in turn make one move. Notes the confirmed ones by seat and length of the log: while a move
 * is held back, another one may replace it (N11).
 */
async function movesOnce(phones: readonly Phone[]): Promise<void> {
  for (const { table: each } of phones) {
    const { match, seats } = each.session.view();
    for (const seat of match.game.turn(match.state)) {
      if (seats[seat]?.elsewhere !== false) continue;
      const move = botFor(match.game, 'random').choose(match.state, seat, random);
      void each.session.propose(seat, [move]).then(({ ok }) => {
        if (ok) confirmed.add(`${seat} ${match.log.length}`);
      });
    }
  }
  await lan.network.pass(1000);
}

/** All move until the log has grown. A phone that was away is not asked for a link for a while (N36). */
async function playOn(host: Phone, all: readonly Phone[]): Promise<void> {
  const before = logOf(host).length;
  for (let round = 0; round < 3 || (round < 20 && logOf(host).length === before); round += 1)
    await movesOnce(all);
  expect(logOf(host).length).toBeGreaterThan(before);
}

type Failing = readonly (readonly [Phone, FailureName])[];

/**
 * The failures begin and end at the same time. Before, meanwhile and afterwards all players move as far as
 * they can.
 */
async function survive(
  host: Phone,
  guests: readonly Phone[],
  failing: Failing,
  seconds: number,
): Promise<void> {
  const all = [host, ...guests];
  const cutOff = failing.some(([phone]) => phone === host) ? guests : failing.map(([phone]) => phone);
  const heals = failing.every(([, name]) => name === 'half open');
  await movesOnce(all);
  for (const [{ proxy }, name] of failing) FAILURES[name].begin(proxy);
  await movesOnce(all);
  await lan.network.pass(seconds * 1000 - 1000);
  if (seconds * 1000 > NOTICED_MS && !heals) {
    expect(cutOff.filter(isIn)).toEqual([]);
    expect(awayAt(host.table).filter((away) => away)).toHaveLength(cutOff.length);
  }
  for (const [{ proxy }, name] of failing) FAILURES[name].end(proxy);
  await lan.network.pass(BACK_MS);
  expect(guests.map(isIn)).toEqual(guests.map(() => true));
  expect(awayAt(host.table)).toEqual([false, false, false, false]);
  await playOn(host, all);
  const logs = () => new Set(all.map((phone) => JSON.stringify(logOf(phone))));
  await lan.network.until(() => logs().size === 1);
  const { held } = host.table.session.view();
  expect(logOf(host).length + held.length).toBeGreaterThanOrEqual(confirmed.size);
}

describe.each([5, 20, 120])('NL20: a network that fails for %d s', (seconds) => {
  test('for guests: they have reconnected within 20 s, and nothing is lost', async () => {
    const { host, guests } = await openTable();
    const [ben, cleo, dan] = guests;
    await survive(
      host,
      guests,
      [
        [ben, 'frozen'],
        [cleo, 'frozen, and its connections dead'],
        [dan, 'frozen towards the phone'],
      ],
      seconds,
    );
    await survive(
      host,
      guests,
      [
        [ben, 'frozen away from the phone'],
        [cleo, 'cut'],
      ],
      seconds,
    );
    await survive(host, guests, [[dan, 'half open']], seconds);
  });

  test('for the host: all guests have reconnected within 20 s, and nothing is lost', async () => {
    const { host, guests } = await openTable();
    for (const name of NAMES) await survive(host, guests, [[host, name]], seconds);
  });

  test('for both: they have reconnected within 20 s, and nothing is lost', async () => {
    const { host, guests } = await openTable();
    const [ben, cleo, dan] = guests;
    for (const name of NAMES) {
      await survive(
        host,
        guests,
        [
          [host, name],
          [ben, 'frozen, and its connections dead'],
          [cleo, 'cut'],
          [dan, 'frozen'],
        ],
        seconds,
      );
    }
  });
});

test('N17, N22: the network of a host is dead for good: a guest hosts, and the others follow', async () => {
  const usual = await freePort();
  const ada = await lan.hosted(await lan.appOn(lan.network.phone({ deaf: true }).transport), 2);
  const proxy = await proxyTo(`http://${addressOf(ada)}`);
  const route = (url: string) => url.replace(addressOf(ada), new URL(proxy.url).host);
  const joined = async (app: App, name: string) => lan.tableAt(app, await lan.join(app, ada, name));
  const phone = lan.network.phone({ deaf: true, port: usual, others: usual, route });
  const ben = await joined(await lan.appOn(phone.transport), 'Ben');
  const browser = lan.network.guestOnly({ others: usual, route });
  const cleo = await joined(await lan.appOn(browser.transport), 'Cleo');
  proxy.freeze();
  await lan.network.until(() => roomOf(ben)?.mayHost === true, 50);
  expect(await ben.takeOver()).toEqual({ ok: true, value: null });
  await lan.network.pass(BACK_MS);
  expect(roomOf(cleo)).toMatchObject({ connection: 'in', host: roomOf(ben)?.me });
  expect(awayAt(ben)).toEqual([true, false, false]);
});

test('N5, N22: the network of a guest is dead for good: the others see it, and a bot can play on', async () => {
  const { host, guests } = await openTable();
  const [ben, ...others] = guests;
  ben.proxy.freeze();
  await lan.network.pass(NOTICED_MS);
  for (const { table } of [host, ...others]) expect(awayAt(table)).toEqual([false, true, false, false]);
  // What a busy machine delivers late counts as heard later.
  await lan.network.until(() => !isIn(ben), 50);
  const bot = { kind: 'bot', level: 'easy' } as const;
  expect(await host.table.session.giveSeat(1, bot)).toEqual({ ok: true, value: null });
  await playOn(host, [host, ...others]);
});

describe('N40, NL20: a host that has closed the channel of phones which gave no link in time', () => {
  const ROLL = { kind: 'roll' };
  const adaRollsNext = ({ table }: Phone): boolean => rolls(table.session.view().match, 0, ROLL);

  test.each([
    ['their answers are late', 'frozen away from the phone', 'frozen'],
    ['the call does not arrive', 'frozen', 'frozen'],
    ['their connections are dead', 'frozen', 'frozen, and its connections dead'],
  ] as const)('has them back within 20 s: %s', async (_, failure, recovery) => {
    const { host, guests } = await openTable();
    const all = [host, ...guests];
    for (let moves = 0; moves < 20 && !adaRollsNext(host); moves += 1) await movesOnce(all);
    for (const { proxy } of guests) FAILURES[failure].begin(proxy);
    const rolled = host.table.session.propose(0, [ROLL]);
    await lan.network.pass(guests.length * WITNESS_MS + 100);
    expect(await rolled).toMatchObject({ ok: true });
    expect(logOf(host).at(-1)?.proof).toEqual({ kind: 'missed' });
    expect(awayAt(host.table)).toEqual([false, true, true, true]);
    for (const { proxy } of guests) FAILURES[recovery].end(proxy);
    await lan.network.pass(BACK_MS);
    expect(guests.map(isIn)).toEqual([true, true, true]);
    expect(awayAt(host.table)).toEqual([false, false, false, false]);
    await playOn(host, all);
  });
});
