import { noTrace } from '../../src/net/trace';
import { CARD, IN, OUT } from '../../src/net/transports/bluetooth/gatt';
import type { CloseReason, Link } from '../../src/net/transports/link';
import type { Advertisement, AdvertisementState, Sighting } from '../../src/net/transports/transport';
import { type BluetoothApp, bluetoothApp } from '../../src/testing/radio/bluetooth-app';
import { Party } from '../../src/testing/radio/party';
import { RunningTime } from '../../src/testing/radio/running-time';
import type { SoftwarePhone } from '../../src/testing/radio/software-phone';
import { randomBytes } from '../net/support/random-bytes';
import { ended } from '../net/transports/contract';
import { card } from '../net/transports/lan/network';
import { nextEvent, type PhoneOptions, radioRoom, text } from './room';

// Links and discovery over Bluetooth, where a real stack matters. The apps' clocks run ten times as fast.

jest.setTimeout(20_000);
const room = radioRoom();
const party = () => new Party(room.radio);
let clock: RunningTime;
const stops: (() => void)[] = [];
beforeEach(() => {
  clock = new RunningTime(10);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  clock.stop();
});

interface Hosting {
  readonly phone: SoftwarePhone;
  readonly advertisement: Advertisement;
  readonly links: readonly Link[];
  readonly states: readonly AdvertisementState[];
}

async function app(os: 'android' | 'ios', options: PhoneOptions = {}) {
  const { now, speed } = clock;
  const phone = await room.phone(os, { now, speed, ...options });
  return { phone, ...(await bluetoothApp({ phone, clock, random: randomBytes(7), trace: noTrace })) };
}

async function hosting(os: 'android' | 'ios' = 'android', options: PhoneOptions = {}, shown = card()) {
  const { phone, transport } = await app(os, options);
  const links: Link[] = [];
  const states: AdvertisementState[] = [];
  const advertisement = transport.advertise?.(shown, {
    onLink: (link) => links.push(link),
    onState: (state) => states.push(state),
  });
  if (!advertisement) throw new Error('this phone can’t host');
  stops.push(advertisement.close);
  const made: Hosting = { phone, advertisement, links, states };
  return made;
}

/** Resolves when so many tables are in sight. */
function sees({ transport }: BluetoothApp, count = 1): Promise<readonly Sighting[]> {
  return new Promise((resolve) => {
    const stop = transport.browse((seen) => seen.length >= count && resolve(seen));
    stops.push(stop);
  });
}

const connect = ({ connect }: Sighting): Promise<Link | CloseReason> =>
  new Promise((resolve) => {
    stops.push(connect(resolve, resolve));
  });

async function first(app: BluetoothApp): Promise<Sighting> {
  const [sighting] = await sees(app);
  if (!sighting) throw new Error('nothing is in sight');
  return sighting;
}

const linked = (outcome: Link | CloseReason): Link => {
  if (typeof outcome === 'string') throw new Error(outcome);
  return outcome;
};

/** A phone with direct access to GATT, which need not follow the app's rules. */
async function rawGuest({ phone }: Hosting) {
  const { radio } = await room.phone('android');
  const device = phone.radio.address;
  await radio.ask('connect', { device, timeoutMs: 5000 });
  const found = await radio.ask('discover', { device });
  const all = found.flatMap(({ characteristics }) => characteristics);
  const handle = (uuid: string) => all.find((each) => each.uuid === uuid)?.handle ?? 0;
  const received: string[] = [];
  radio.on((event) => event.event === 'notification' && received.push(event.value));
  const subscribe = () =>
    radio.ask('subscribe', { device, handle: handle(OUT), cccd: handle(OUT) + 1, on: true });
  return { radio, device, handle, received, subscribe };
}

test('NB4: a phone that subscribes before the MTU is negotiated keeps frames of 20 bytes', async () => {
  const host = await hosting();
  await party().until('it can be seen', () => host.states.includes('open'));
  const guest = await rawGuest(host);
  await guest.subscribe();
  await party().until('the greeting', () => guest.received.length === 1);
  expect(guest.received).toEqual([text([1, 0, 20])]);
  await guest.radio.ask('exchange-mtu', { device: guest.device, mtu: 517 });
  const [link] = host.links;
  expect(link?.maxFrame).toBe(20);
  link?.send(new Uint8Array(20));
  await party().until('a frame', () => guest.received.length === 2);
  expect(guest.received[1]).toBe(text(new Uint8Array(20)));
  expect(host.phone.peripheral.cutNotifications).toBe(0);
});

test('NB13: a phone that subscribes again has a new link, and the older one is lost', async () => {
  const host = await hosting();
  await party().until('it can be seen', () => host.states.includes('open'));
  const guest = await rawGuest(host);
  await guest.subscribe();
  await guest.subscribe();
  await party().until('two greetings', () => guest.received.length === 2);
  const [older, newer] = host.links;
  if (!older || !newer) throw new Error('no two links');
  expect(await ended(older)).toBe('lost');
  const arrived = new Promise<Uint8Array>((resolve) => newer.onFrame(resolve));
  const { device, handle } = guest;
  await guest.radio.ask('write', { device, handle: handle(IN), value: text([5]), response: true });
  expect(await arrived).toEqual(Uint8Array.of(5));
});

test('NB9: a phone that connects and does not subscribe is cut', async () => {
  const host = await hosting();
  await party().until('it can be seen', () => host.states.includes('open'));
  const guest = await rawGuest(host);
  const gone = new Promise<void>((resolve) =>
    guest.radio.on((event) => event.event === 'disconnected' && resolve()),
  );
  await gone;
  expect(host.links).toEqual([]);
});

test('NB11: a phone without a subscription can’t write, and can read CARD', async () => {
  const host = await hosting();
  await party().until('it can be seen', () => host.states.includes('open'));
  const { radio, device, handle } = await rawGuest(host);
  const write = radio.ask('write', { device, handle: handle(IN), value: 'AA==', response: true });
  await expect(write).rejects.toMatchObject({ code: 'att', att: 3 });
  expect((await radio.ask('read', { device, handle: handle(CARD) })).length).toBeGreaterThan(20);
});

test.each([
  ['an Android phone that can’t advertise data', 'android', { withoutServiceData: true }],
  ['an iPhone', 'ios', {}],
] as const)('NB3: two tables of one name on %s are two', async (_, os, options) => {
  await hosting(os, options);
  await hosting(os, options, card({ table: '1111111111111111' }));
  const seen = await sees(await app('android'), 2);
  expect(seen.map((each) => each.card.table).sort()).toEqual(['0123456789abcdef', '1111111111111111']);
  expect(seen.map((each) => each.card.name)).toEqual(['Ada', 'Ada']);
});

test('an iPhone that hosts in the background keeps its guests, and is visible again in the foreground', async () => {
  const host = await hosting('ios');
  const guest = linked(await connect(await first(await app('android'))));
  await host.phone.peripheral.setBackground(true);
  const arrived = new Promise<Uint8Array>((resolve) => guest.onFrame(resolve));
  host.links[0]?.send(Uint8Array.of(3));
  expect(await arrived).toEqual(Uint8Array.of(3));
  const other = await app('android');
  const seen = first(other);
  await host.phone.peripheral.setBackground(false);
  expect((await seen).card).toEqual(card());
});

test('NB6: repeated browsing and switching Bluetooth never start a sixth scan in 30 s', async () => {
  await hosting();
  const guest = await app('android', { whenThrottled: 'silence' });
  let scans = 0;
  const { manager } = guest.phone;
  const start = manager.startDeviceScan.bind(manager);
  manager.startDeviceScan = (...given) => {
    scans += 1;
    return start(...given);
  };
  for (let round = 0; round < 8; round += 1) {
    const stop = guest.transport.browse(() => {});
    await guest.phone.radio.power(false);
    stop();
    await guest.phone.radio.power(true);
  }
  expect(scans).toBeLessThanOrEqual(4);
  expect((await first(guest)).card).toEqual(card());
});

test('NB8, NB10: seven phones at once all connect; an eighth is refused', async () => {
  const host = await hosting();
  const guests = await Promise.all(Array.from({ length: 7 }, () => app('android')));
  const links = await Promise.all(guests.map(async (guest) => linked(await connect(await first(guest)))));
  expect(host.links).toHaveLength(7);
  const received = Promise.all(links.map((link) => new Promise((resolve) => link.onFrame(resolve))));
  for (const link of host.links) link.send(Uint8Array.of(1));
  await received;
  expect(await connect(await first(await app('ios')))).toBe('full');
});

test('a connection that is never established fails', async () => {
  const host = await hosting();
  const guest = await app('android');
  const sighting = await first(guest);
  await room.radio.cut(host.phone.radio, guest.phone.radio);
  expect(await connect(sighting)).toBe('unreachable');
});

test('NB7: a host that does not greet is unreachable', async () => {
  const host = await hosting();
  const guest = await app('android');
  const sighting = await first(guest);
  host.phone.radio.freeze();
  const outcome = connect(sighting);
  expect(await outcome).toBe('unreachable');
  host.phone.radio.thaw();
});

test('a refused advertisement is tried again', async () => {
  const { phone, transport } = await app('android');
  phone.peripheral.refusal = 'too-many';
  const states: AdvertisementState[] = [];
  const advertisement = transport.advertise?.(card(), {
    onLink: () => {},
    onState: (state) => states.push(state),
  });
  stops.push(() => advertisement?.close());
  await party().until('it is shut', () => states.includes('shut'));
  phone.peripheral.refusal = null;
  await party().until('it is open', () => states.includes('open'));
});

test('NB12: a guest that vanishes is lost, and one that sends a goodbye has ended', async () => {
  const host = await hosting();
  const guest = await app('android');
  const polite = linked(await connect(await first(guest)));
  const gone = nextEvent(host.phone, 'guest-gone');
  polite.close();
  await gone;
  expect(host.links[0] && (await ended(host.links[0]))).toBe('ended');
});
