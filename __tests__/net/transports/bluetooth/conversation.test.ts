import { readFileSync } from 'node:fs';
import type { TableCard } from '../../../../src/net/discovery/card';
import type { Channel } from '../../../../src/net/secure/channel';
import { framed } from '../../../../src/net/secure/framing';
import {
  type Digits,
  type HandshakeOutcome,
  sealAsGuest,
  sealAsHost,
  seatKey,
} from '../../../../src/net/secure/seal';
import { CARD, IN, OUT, SERVICE } from '../../../../src/net/transports/bluetooth/gatt';
import { readGreeting, refusal } from '../../../../src/net/transports/bluetooth/greeting';
import { readServiceData, serviceData } from '../../../../src/net/transports/bluetooth/service-data';
import { bluetoothTransport } from '../../../../src/net/transports/bluetooth/transport';
import type { Link } from '../../../../src/net/transports/link';
import type { Sighting } from '../../../../src/net/transports/transport';
import { fakeAccess } from '../../../../src/testing/bluetooth/fake-access';
import { handClock } from '../../../support/clock';
import { bytes, hex } from '../../support/hex';
import { recordedAir } from './recorded-air';

const page = readFileSync('docs/bluetooth.md', 'utf8');

const card: TableCard = {
  table: '03743a17eb220aae',
  era: { number: 1, phone: 0 },
  game: 'lockout',
  open: 1,
  name: 'Ada',
};

const filled = (value: number) => (count: number) => new Uint8Array(count).fill(value);
const [GUEST, HOST] = [seatKey(filled(1)(32)), seatKey(filled(2)(32))];
const digits: Digits = {
  shown: () => '123456',
  invite() {},
  inviteBy() {},
  stop() {},
  restMs: () => 0,
  begin: () => ({ ok: true, attempt: { digits: '123456', judge: () => null } }),
};

/**
 * Random bytes: the first call returns bytes of the first value, the second call of the second value, and so
 * on.
 */
function random(...values: number[]): (count: number) => Uint8Array {
  return (count) => filled(values.shift() ?? 0)(count);
}

/**
 * The lines of the block under a heading. Text after two spaces is a remark; an indented line continues the
 * one before.
 */
function linesOfPage(heading: string): readonly string[] {
  const block = page.split(heading)[1]?.split('```')[1] ?? '';
  const lines: string[] = [];
  for (const line of block.split('\n').filter((each) => each.trim() !== '')) {
    const [text = ''] = line.trim().split(/ {2,}/);
    if (line.startsWith(' ')) lines.push(`${lines.pop() ?? ''}${text}`);
    else lines.push(text);
  }
  return lines;
}

/** The channel after the handshake. */
function sealed(seal: (then: (outcome: HandshakeOutcome) => void) => void): Promise<Channel> {
  return new Promise((resolve, reject) => {
    seal((outcome) => (outcome.ok ? resolve(outcome.channel) : reject(new Error(outcome.why))));
  });
}

const nextMessage = ({ onMessage }: Channel): Promise<unknown> =>
  new Promise((resolve) => onMessage(resolve));

/** A host that advertises its table, and a guest that has read its card. */
async function hostAndGuest(mtu: number) {
  const clock = handClock();
  const air = recordedAir(mtu);
  const access = fakeAccess();
  const phone = () =>
    bluetoothTransport({ ...air, access: { join: access, host: access }, clock, random: random() });
  const links: Link[] = [];
  const advertisement = phone().advertise?.(card, { onLink: (link) => links.push(link), onState() {} });
  await clock.pass(0);
  let inSight: readonly Sighting[] = [];
  const stop = phone().browse((seen) => {
    inSight = seen;
  });
  await clock.pass(0);
  stop();
  const [sighting] = inSight;
  if (!advertisement || !sighting) throw new Error('the table is not in sight');
  return { clock, lines: air.lines, looked: air.lines.length, advertisement, links, sighting };
}

/** A guest joins with the digits, each end sends one message, and the guest or the host closes. */
async function conversation(mtu: number, leaves: 'guest' | 'host'): Promise<readonly string[]> {
  const { clock, lines, looked, advertisement, links, sighting } = await hostAndGuest(mtu);
  const guest = await new Promise<Link>((resolve, reject) => sighting.connect(resolve, reject));
  const [host] = links;
  if (!host) throw new Error('the host has no link');
  const hostSide = { key: HOST, seats: () => [], digits, random: random(5, 6) };
  const guestSide = { key: GUEST, proof: { digits: '123456' }, random: random(3, 4) };
  const [atHost, atGuest] = await Promise.all([
    sealed((then) => sealAsHost(framed(host), hostSide, then)),
    sealed((then) => sealAsGuest(framed(guest), guestSide, then)),
  ]);
  const [ping, pong] = [nextMessage(atHost), nextMessage(atGuest)];
  void atGuest.send(bytes('09'));
  await ping;
  await clock.pass(0);
  void atHost.send(bytes('88'));
  await pong;
  await clock.pass(0);
  if (leaves === 'guest') guest.close();
  else advertisement.close();
  await clock.pass(10_000);
  return lines.slice(looked);
}

test('with an MTU of 185, both ends send the conversation of the page (NB4, NB11, NB12)', async () => {
  expect(await conversation(185, 'guest')).toEqual(linesOfPage('### With an MTU of 185'));
});

test('with an MTU of 23 it begins as on the page', async () => {
  const said = linesOfPage('### With an MTU of 23');
  expect(said.length).toBeGreaterThan(15);
  expect((await conversation(23, 'guest')).slice(0, said.length)).toEqual(said);
});

test('a host that closes its table ends it as on the page (NB12)', async () => {
  const said = linesOfPage('### The host closes the table');
  expect(said.length).toBeGreaterThan(1);
  expect((await conversation(185, 'host')).slice(-said.length)).toEqual(said);
});

test('a card is read as on the page (NB3)', async () => {
  const { lines, looked, sighting } = await hostAndGuest(23);
  expect(sighting.card).toEqual(card);
  expect(lines.slice(0, looked)).toEqual(linesOfPage('### A card is read'));
});

test('the advertisement of the page is of this table (NB2)', () => {
  const service = hex(bytes(SERVICE.replaceAll('-', '')).reverse());
  const data = hex(serviceData(card));
  expect(linesOfPage('### The advertisement').map((line) => line.replaceAll(' ', ''))).toEqual([
    `1107${service}`,
    `1e21${service}${data}`,
  ]);
  expect(readServiceData(bytes(data))).toEqual({ table: card.table, era: card.era });
});

test('the greetings of the page are read as it says (NB4, NB7, NB8)', () => {
  const [opens, refuses] = linesOfPage('### Greeting').map((line) => bytes(line.replaceAll(' ', '')));
  expect(opens && readGreeting(opens)).toBe(182);
  expect(refuses).toEqual(refusal());
  expect(refuses && readGreeting(refuses)).toBe('full');
});

test('the page names the service and its characteristics (NB1)', () => {
  for (const uuid of [SERVICE, IN, OUT, CARD]) expect(page).toContain(uuid);
});
