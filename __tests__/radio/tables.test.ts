import { lastDie } from '../../src/engine/last-die';
import type { AppPhone } from '../../src/testing/radio/app-phone';
import { type Guest, lengthOf, lineOf, Party } from '../../src/testing/radio/party';
import { QUICK_AIR } from '../../src/testing/radio/radio';
import { tidy } from '../net/transports/relay/served';
import { FallibleLan, relayed } from './networks';
import { radioRoom } from './room';

// Whole tables over Bluetooth: faults of phones and radios lose no entry. The apps' clocks run ten times as
// fast.

jest.setTimeout(30_000);
const room = radioRoom();
let party: Party;
beforeEach(async () => {
  await room.radio.air({ ...QUICK_AIR, supervisionMs: 300 });
  party = new Party(room.radio);
});
afterEach(async () => {
  await party.end();
  await tidy();
});

interface Three {
  readonly ada: Guest;
  readonly ben: Guest;
  readonly cleo: Guest;
  readonly guests: readonly Guest[];
}

/** Ada hosts; Ben, and Cleo with an iPhone, are guests. */
async function three(options: { readonly host?: 'android' | 'ios' } = {}): Promise<Three> {
  const ada = await party.host(await party.phone({ os: options.host ?? 'android' }), 2);
  const ben = await party.join(await party.phone(), ada, 'Ben');
  const cleo = await party.join(await party.phone({ os: 'ios' }), ada, 'Cleo');
  return { ada, ben, cleo, guests: [ben, cleo] };
}

/** Holds once this many milliseconds of the party's time have passed. */
function later(ms: number): () => boolean {
  const end = party.clock.now() + ms;
  return () => party.clock.now() >= end;
}

const isIn = (guest: Guest) => lineOf(guest) === 'in';
const allIn = (guests: readonly Guest[]) => party.until('all are back', () => guests.every(isIn));
const gone = (guest: Guest) => party.until('the connection is gone', () => !isIn(guest));

/** Plays twelve more entries, which must arrive on all phones. */
async function playOn({ ada, ben, cleo, guests }: Three): Promise<void> {
  await allIn(guests);
  await party.plays(ada, guests, 12);
  await party.agrees([ada, ben, cleo]);
}

test.each(['android', 'ios'] as const)('a host with %s and two guests play', async (host) => {
  await playOn(await three({ host }));
});

test('a fade shorter than the supervision timeout has no effect', async () => {
  const table = await three();
  const [host, guest] = [table.ada.phone.radio, table.ben.phone.radio];
  let left = false;
  table.ben.table.session.subscribe(() => {
    left ||= !isIn(table.ben);
  });
  const playing = party.plays(table.ada, table.guests, 20);
  await room.radio.cut(host, guest);
  await party.until('others move', () => lengthOf(table.ada) > 0);
  await room.radio.heal(host, guest);
  await playing;
  await party.agrees([table.ada, ...table.guests]);
  expect(left).toBe(false);
});

test('NB13: a longer fade, in the middle of messages', async () => {
  const table = await three();
  const [host, guest] = [table.ada.phone.radio, table.ben.phone.radio];
  await party.plays(table.ada, table.guests, 5);
  const playing = party.moves([table.ben, table.ada, table.cleo]);
  await room.radio.cut(host, guest);
  await gone(table.ben);
  await playing;
  await room.radio.heal(host, guest);
  await playOn(table);
});

test('the connection is cut while a guest writes: its proposal counts once', async () => {
  const table = await three();
  const [host, guest] = [table.ada.phone.radio, table.ben.phone.radio];
  for (let round = 0; round < 4; round += 1) {
    await allIn(table.guests);
    await party.plays(table.ada, table.guests, 2);
    const moving = party.moves([table.ben, table.ada, table.cleo]);
    await Promise.all([room.radio.cut(host, guest), moving]);
    await gone(table.ben);
    await room.radio.heal(host, guest);
  }
  await playOn(table);
});

test('the host’s Bluetooth goes off and on; its server has other handles then', async () => {
  const table = await three();
  await party.plays(table.ada, table.guests, 5);
  const { radio, software } = table.ada.phone;
  software.peripheral.attributesBefore = 4;
  await radio.power(false);
  await Promise.all(table.guests.map(gone));
  await radio.power(true);
  await playOn(table);
});

test('NB10: the cached handles on a guest’s phone are outdated', async () => {
  const table = await three();
  const { software } = table.ada.phone;
  software.peripheral.attributesBefore = 4;
  // Silently and with the same address, so that the guest's phone keeps its cache.
  software.setAuthorized(false);
  software.setAuthorized(true);
  await Promise.all(table.guests.map(gone));
  await playOn(table);
});

test('a guest’s Bluetooth goes off and on', async () => {
  const table = await three();
  await party.plays(table.ada, table.guests, 5);
  for (const guest of table.guests) await guest.phone.radio.power(false);
  await Promise.all(table.guests.map(gone));
  for (const guest of table.guests) await guest.phone.radio.power(true);
  await playOn(table);
});

test.each(['host', 'guest'] as const)(
  'NB14: the %s’s permission is withdrawn, and given again',
  async (who) => {
    const table = await three();
    await party.plays(table.ada, table.guests, 5);
    const { software } = who === 'host' ? table.ada.phone : table.ben.phone;
    software.setAuthorized(false);
    await gone(table.ben);
    software.setAuthorized(true);
    await playOn(table);
  },
);

test('NB12: the host’s last message arrives, although Android drops undelivered values', async () => {
  const ada = await party.host(await party.phone(), 1);
  const ben = await party.join(await party.phone({ handOverMs: 5 }), ada, 'Ben');
  await party.plays(ada, [ben], 5);
  await ada.table.leave();
  await party.until('Ben is told', () => ben.table.session.view().room?.notice?.code === 'net.closed');
});

test('a guest’s app is suspended in the background beyond the host’s timeout', async () => {
  const table = await three();
  await party.plays(table.ada, table.guests, 5);
  const away = () => table.ada.table.session.view().seats.some((seat) => seat.away);
  table.ben.phone.freeze();
  await party.until('the host misses Ben', away);
  table.ben.phone.thaw();
  await party.until('Ben is back', () => !away());
  await playOn(table);
});

test('N22: a host whose app is suspended answers no writes: its guests rejoin when it resumes', async () => {
  const table = await three();
  await party.plays(table.ada, table.guests, 5);
  table.ada.phone.freeze();
  await Promise.all(table.guests.map(gone));
  table.ada.phone.thaw();
  await playOn(table);
});

test('a host answers writes late: what its guests have proposed counts once, and nobody has to reconnect', async () => {
  const table = await three();
  let left = false;
  for (const { session } of table.guests.map((guest) => guest.table))
    session.subscribe(() => {
      left ||= session.view().room?.connection !== 'in';
    });
  for (let round = 0; round < 4; round += 1) {
    table.ada.phone.freeze();
    const moving = party.moves(table.guests);
    await party.until('a moment passes', later(2000));
    table.ada.phone.thaw();
    await moving;
    await party.plays(table.ada, table.guests, 2);
  }
  await party.agrees([table.ada, ...table.guests]);
  expect(left).toBe(false);
});

test('seven guests at one table: one is out of reach, the other six play on', async () => {
  const host = await party.host(await party.phone(), 5, lastDie);
  const guests: Guest[] = [];
  for (const name of ['Ben', 'Cleo', 'Dana', 'Eli', 'Fay', null, null]) {
    const os = guests.length % 2 === 0 ? 'android' : 'ios';
    guests.push(await party.join(await party.phone({ os }), host, name));
  }
  const all = [host, ...guests];
  await party.plays(host, guests, 12);
  await party.agrees(all);
  // Who watches keeps nobody waiting.
  const [watcher] = guests.slice(-1);
  if (!watcher) throw new Error('seven guests');
  await room.radio.cut(host.phone.radio, watcher.phone.radio);
  await party.plays(host, guests, 12);
  await party.agrees(all.filter((each) => each !== watcher));
  expect(lengthOf(watcher)).toBeLessThan(lengthOf(host));
  await room.radio.heal(host.phone.radio, watcher.phone.radio);
  await party.plays(host, guests, 6);
  await party.agrees(all);
});

test.each(['end', 'stay'] as const)(
  'the host’s app is killed and opened again; connections %s',
  async (links) => {
    const table = await three();
    await party.plays(table.ada, table.guests, 5);
    const restarted = await killed(table.ada, links);
    await playOn({ ...table, ada: restarted });
  },
);

test('a guest’s app is killed and opened again', async () => {
  const table = await three();
  await party.plays(table.ada, table.guests, 5);
  const ben = await killed(table.ben);
  await playOn({ ...table, ben, guests: [ben, table.cleo] });
});

async function killed(guest: Guest, links: 'end' | 'stay' = 'end'): Promise<Guest> {
  await guest.phone.kill(links);
  await guest.phone.open();
  return { ...guest, table: await guest.phone.table(guest.id) };
}

test('phones’ addresses change: a phone that reconnects is the same guest', async () => {
  const table = await three();
  await party.plays(table.ada, table.guests, 5);
  await table.ada.phone.radio.rotate('F0:00:00:AA:00:01');
  await table.ben.phone.radio.rotate('F0:00:00:AA:00:02');
  await party.plays(table.ada, table.guests, 2);
  await table.ben.phone.radio.power(false);
  await gone(table.ben);
  await table.ben.phone.radio.power(true);
  await playOn(table);
  expect(table.ada.table.session.view().room?.phones.length).toBe(3);
});

test('NL4: a notification that arrives twice ends the link, and all phones have everything afterwards', async () => {
  const table = await three();
  await party.plays(table.ada, table.guests, 5);
  const { peripheral } = table.ada.phone.software;
  for (let connection = 1; connection <= 20; connection += 1) {
    if (peripheral.send(connection, Uint8Array.of(0xc0, 1, 2, 3)) === 'taken') break;
  }
  await party.until('somebody is cut off', () => !table.guests.every(isIn));
  await playOn(table);
});

describe('with a network, too', () => {
  const lan = () => new FallibleLan();
  const phoneIn = (network: FallibleLan): Promise<AppPhone> =>
    party.phone({ otherTransports: (clock) => [network.transport(clock)] });
  const over = ({ table }: Guest) => table.store.getState().over;

  test('when the network fails the phones use Bluetooth, and the network again when it returns', async () => {
    const network = lan();
    const ada = await party.host(await phoneIn(network), 2);
    const ben = await party.join(await phoneIn(network), ada, 'Ben');
    const cleo = await party.join(await phoneIn(network), ada, 'Cleo');
    const table = { ada, ben, cleo, guests: [ben, cleo] };
    await party.until('both use the network', () => table.guests.every((each) => over(each) === 'lan'));
    await party.plays(ada, table.guests, 5);
    network.goDown();
    await party.until('both use Bluetooth', () => table.guests.every((each) => over(each) === 'bluetooth'));
    await playOn(table);
    network.comeBack();
    await party.until('both use the network', () => table.guests.every((each) => over(each) === 'lan'));
    await playOn(table);
  });

  test('guests over a network, Bluetooth and a relay at one table; the host changes', async () => {
    const network = lan();
    const byRelay = await relayed();
    const everything = (clock: Parameters<typeof byRelay>[0]) => [network.transport(clock), byRelay(clock)];
    const ada = await party.host(await party.phone({ otherTransports: everything }), 3);
    const ben = await party.join(await party.phone({ otherTransports: everything }), ada, 'Ben');
    const cleo = await party.join(await party.phone(), ada, 'Cleo');
    const dora = await party.join(
      await party.phone({ otherTransports: (clock) => [byRelay(clock)] }),
      ada,
      'Dora',
    );
    await party.plays(ada, [ben, cleo, dora], 5);
    await ada.phone.kill();
    await party.until('Ben may host', () => ben.table.session.view().room?.mayHost === true);
    expect(await ben.table.takeOver()).toEqual({ ok: true, value: null });
    await allIn([cleo, dora]);
    await party.until('all have come', () => ben.table.session.view().room?.gathering === false);
    await party.agrees([ben, cleo, dora]);
    const restarted = await killed(ada);
    await party.until('Ada is a guest now', () => restarted.table.session.view().room?.role === 'guest');
    await allIn([restarted, cleo, dora]);
    await party.plays(ben, [restarted, cleo, dora], 8);
    await party.agrees([ben, restarted, cleo, dora]);
  });
});
