import type { TableCard } from '../../../../src/net/discovery/card';
import { noTrace } from '../../../../src/net/trace';
import { openTable } from '../../../../src/net/transports/bluetooth/hosting';
import type { BlePeripheral } from '../../../../src/net/transports/bluetooth/peripheral';
import type { CloseReason, Link } from '../../../../src/net/transports/link';
import type { Advertisement, AdvertisementState, Sighting } from '../../../../src/net/transports/transport';
import {
  memoryRadio,
  type RadioPhone,
  type RadioPhoneOptions,
} from '../../../../src/testing/bluetooth/memory-radio';
import { type HandClock, handClock } from '../../../support/clock';
import { randomBytes } from '../../support/random-bytes';
import { card } from '../lan/network';

let clock: HandClock;
let radio: ReturnType<typeof memoryRadio>;
beforeEach(() => {
  clock = handClock();
  radio = memoryRadio(clock, randomBytes(3));
});

interface Advertising extends Advertisement {
  readonly phone: RadioPhone;
  readonly links: Link[];
  readonly states: AdvertisementState[];
}

function advertise(options: RadioPhoneOptions = {}, shown: TableCard = card()): Advertising {
  const phone = radio.phone(options);
  const links: Link[] = [];
  const states: AdvertisementState[] = [];
  const advertisement = phone.transport.advertise?.(shown, {
    onLink: (link) => links.push(link),
    onState: (state) => states.push(state),
  });
  if (!advertisement) throw new Error('this phone can’t host');
  return { ...advertisement, phone, links, states };
}

interface Browsing {
  readonly phone: RadioPhone;
  now(): readonly Sighting[];
  stop(): void;
}

function browse(phone: RadioPhone = radio.phone()): Browsing {
  let seen: readonly Sighting[] = [];
  const stop = phone.transport.browse((now) => {
    seen = now;
  });
  return { phone, now: () => seen, stop };
}

const cards = ({ now }: Browsing): readonly TableCard[] => now().map((sighting) => sighting.card);

async function connect({ now }: Browsing): Promise<Link | CloseReason> {
  const outcome: (Link | CloseReason)[] = [];
  const note = (each: Link | CloseReason) => void outcome.push(each);
  now()[0]?.connect(note, note);
  for (let second = 0; second < 20 && outcome.length === 0; second += 1) await clock.pass(1000);
  return outcome[0] ?? 'unreachable';
}

describe('NB2, NB3: what is in sight', () => {
  test.each(['android', 'ios'] as const)('a table on %s is in sight with its card', async (os) => {
    advertise({ os });
    const guest = browse();
    await clock.pass(3000);
    expect(cards(guest)).toEqual([card()]);
  });

  test('of two hosts of one table, only the earlier one reads the card of the other', async () => {
    const earlier = advertise({}, card({ era: { number: 1, phone: 0 } }));
    const later = advertise({}, card({ era: { number: 2, phone: 1 } }));
    const [atEarlier] = [browse(earlier.phone), browse(later.phone)];
    await clock.pass(3000);
    expect(cards(atEarlier).map(({ era }) => era.number)).toEqual([2]);
    expect(later.phone.did.connects).toBe(0);
    // Now its table is another one, so it looks at the other table again.
    later.update(card({ table: 'fedcba9876543210' }));
    await clock.pass(3000);
    expect(later.phone.did.connects).toBe(1);
  });

  test('a card is read once for each table and era, whatever the phone’s address is', async () => {
    const { phone } = advertise();
    const guest = browse();
    await clock.pass(3000);
    phone.changeAddress();
    await clock.pass(1000);
    expect(guest.now().map(({ key }) => key)).toContain(`bluetooth ${phone.device()}`);
    expect(guest.phone.did.connects).toBe(1);
  });

  test('a change of free seats is known within 20 s', async () => {
    const table = advertise();
    const guest = browse();
    await clock.pass(3000);
    table.update(card({ open: 0 }));
    await clock.pass(20_000);
    expect(cards(guest)).toEqual([card({ open: 0 })]);
  });

  test('a card of another table than the advertised one is ignored', async () => {
    const table = advertise();
    table.update(card({ table: 'ffffffffffffffff' }));
    const guest = browse();
    await clock.pass(10_000);
    expect(cards(guest)).toEqual([]);
  });

  test('two tables with the same name are shown as two', async () => {
    advertise({ os: 'ios' });
    advertise({ os: 'ios' }, card({ table: '1111111111111111' }));
    const guest = browse();
    await clock.pass(3000);
    expect(new Set(cards(guest).map(({ table }) => table)).size).toBe(2);
  });

  test('NB5: a phone without advertisements is out of sight after 10 s, and in sight with the next one', async () => {
    const { phone } = advertise();
    const guest = browse();
    await clock.pass(3000);
    phone.fade();
    await clock.pass(11_000);
    expect(cards(guest)).toEqual([]);
    phone.comeBack();
    await clock.pass(3000);
    expect(cards(guest)).toEqual([card()]);
  });

  test('NB5: 16 phones at most are kept in sight', async () => {
    for (let count = 0; count < 20; count += 1) advertise({}, card({ table: `${count}`.padStart(16, '0') }));
    const guest = browse();
    await clock.pass(9000);
    expect(cards(guest).length).toBeLessThanOrEqual(16);
    expect(cards(guest).length).toBeGreaterThan(8);
  });
});

describe('NB6: scans', () => {
  test('all watchers share one scan, which goes on for a while', async () => {
    advertise();
    const first = browse();
    const second = browse(first.phone);
    await clock.pass(3000);
    expect(cards(second)).toEqual([card()]);
    first.stop();
    second.stop();
    await clock.pass(5000);
    const third = browse(first.phone);
    await clock.pass(1000);
    expect(cards(third)).toEqual([card()]);
    expect(first.phone.did.scans).toBe(1);
  });

  test('start at most four times in 30 s, and continue when they may', async () => {
    advertise();
    const { phone } = browse();
    for (let count = 0; count < 8; count += 1) {
      await clock.pass(500);
      phone.access.become('off');
      phone.access.become('ready');
    }
    expect(phone.did.scans).toBe(4);
    await clock.pass(30_000);
    expect(phone.did.scans).toBe(5);
  });

  test('NB14: the radio is not used before Bluetooth may be used', async () => {
    advertise();
    const phone = radio.phone();
    phone.access.become('not-asked');
    const guest = browse(phone);
    await clock.pass(5000);
    expect(phone.did).toEqual({ scans: 0, connects: 0 });
    await phone.access.request();
    await clock.pass(3000);
    expect(cards(guest)).toEqual([card()]);
  });

  test('while a guest’s Bluetooth is off it shows no tables; when it is on again, it does', async () => {
    advertise();
    const guest = browse();
    await clock.pass(3000);
    guest.phone.access.become('off');
    expect(cards(guest)).toEqual([]);
    guest.phone.access.become('ready');
    await clock.pass(3000);
    expect(cards(guest)).toEqual([card()]);
  });
});

describe('hosting', () => {
  test('is open when others can see it, and shut while Bluetooth is off', async () => {
    const { phone, states } = advertise();
    await clock.pass(100);
    expect(states).toEqual(['opening', 'open']);
    phone.access.become('off');
    expect(states.at(-1)).toBe('shut');
    phone.access.become('ready');
    await clock.pass(1000);
    expect(states.at(-1)).toBe('open');
  });

  test('NB14: waits for the permission, and opens when it is there', async () => {
    const phone = radio.phone();
    phone.access.become('not-asked');
    const states: AdvertisementState[] = [];
    phone.transport.advertise?.(card(), { onLink: () => {}, onState: (state) => states.push(state) });
    await clock.pass(1000);
    expect(states.at(-1)).toBe('shut');
    expect(phone.access.requests()).toBe(0);
    await phone.access.request();
    await clock.pass(1000);
    expect(states.at(-1)).toBe('open');
  });

  test('a start without an answer is repeated', async () => {
    const { peripheral, access } = radio.phone();
    let starts = 0;
    const stuckOnce: BlePeripheral = {
      ...peripheral,
      start(table) {
        starts += 1;
        return starts === 1 ? new Promise(() => {}) : peripheral.start(table);
      },
    };
    const states: AdvertisementState[] = [];
    const open = openTable({ peripheral: stuckOnce, access, clock, trace: noTrace });
    open(card(), { onLink: () => {}, onState: (state) => states.push(state) });
    await clock.pass(11_000);
    expect(states).toEqual(['opening', 'shut', 'open']);
  });

  test('NB8: takes seven guests and refuses an eighth', async () => {
    const table = advertise({ slots: 9 });
    for (let count = 0; count < 7; count += 1) {
      const guest = browse();
      await clock.pass(2000);
      expect(typeof (await connect(guest))).toBe('object');
    }
    const eighth = browse();
    await clock.pass(2000);
    expect(await connect(eighth)).toBe('full');
    expect(table.links).toHaveLength(7);
  });

  test('NB12: a table that closes sends a goodbye, and the next one can be opened at once', async () => {
    const first = advertise();
    const guest = browse();
    await clock.pass(2000);
    const link = await connect(guest);
    if (typeof link === 'string') throw new Error(link);
    const reasons: CloseReason[] = [];
    link.onClose((why) => reasons.push(why));
    first.close();
    const states: AdvertisementState[] = [];
    const next = card({ table: '2222222222222222' });
    first.phone.transport.advertise?.(next, { onLink: () => {}, onState: (state) => states.push(state) });
    await clock.pass(15_000);
    expect(reasons).toEqual(['ended']);
    expect(states.at(-1)).toBe('open');
    expect(cards(guest)).toEqual([next]);
  });

  test('NB13: both ends of a connection that broke are lost', async () => {
    const table = advertise();
    const guest = browse();
    await clock.pass(2000);
    const link = await connect(guest);
    if (typeof link === 'string') throw new Error(link);
    const reasons: CloseReason[] = [];
    link.onClose((why) => reasons.push(why));
    table.links[0]?.onClose((why) => reasons.push(why));
    table.phone.fade();
    await clock.pass(100);
    expect(reasons).toEqual(['lost', 'lost']);
  });

  test('a card is not read from the phone to which this one is connected', async () => {
    const table = advertise({ os: 'ios' });
    const guest = browse();
    await clock.pass(2000);
    const link = await connect(guest);
    if (typeof link === 'string') throw new Error(link);
    const before = guest.phone.did.connects;
    await clock.pass(120_000);
    expect(guest.phone.did.connects).toBe(before);
    expect(table.links).toHaveLength(1);
  });
});
