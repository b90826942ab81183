import { noTrace, type TraceEvent } from '../../../../src/net/trace';
import { BleFailure } from '../../../../src/net/transports/bluetooth/central';
import { bluetoothTransport } from '../../../../src/net/transports/bluetooth/transport';
import { memoryRadio } from '../../../../src/testing/bluetooth/memory-radio';
import { handClock } from '../../../support/clock';
import { randomBytes } from '../../support/random-bytes';

const card = {
  table: '0011223344556677',
  era: { number: 1, phone: 0 },
  game: 'lockout',
  open: 1,
  name: 'Ada',
};

function setUp() {
  const clock = handClock();
  const random = randomBytes(3);
  const radio = memoryRadio(clock, random);
  const events: TraceEvent[] = [];
  const trace = { ...noTrace, tell: (event: TraceEvent) => void events.push(event) };
  const phone = radio.phone({ trace });
  const { access, central, peripheral } = phone;
  const deps = { access: { join: access, host: access }, central, peripheral, clock, random, trace };
  return { clock, radio, events, phone, deps };
}
const ignoreEvents = { onLink: () => {}, onState: () => {} };

test('NB6: the fifth scan in 30 s waits, and is traced', async () => {
  const { clock, events, phone } = setUp();
  for (let start = 0; start < 5; start += 1) {
    const stop = phone.transport.browse(() => {});
    await clock.pass(100);
    phone.access.become('off');
    phone.access.become('ready');
    stop();
  }
  expect(events.filter(({ kind }) => kind === 'scan-started')).toHaveLength(4);
  expect(events).toContainEqual({ kind: 'scan-waits', ms: expect.any(Number) });
});

test('a failed scan is traced with its error', async () => {
  const { clock, events, deps } = setUp();
  const error = new Error('out of scans');
  const central = {
    ...deps.central,
    scan(_: string, { failed }: { failed(why: 'failed', error: unknown): void }) {
      failed('failed', error);
      return () => {};
    },
  };
  bluetoothTransport({ ...deps, central }).browse(() => {});
  await clock.pass(10);
  expect(events).toContainEqual({ kind: 'scan-failed', why: 'failed', error });
});

test('a card that can’t be read is traced with its reason, and the table stays out of sight', async () => {
  const { clock, radio, events, deps } = setUp();
  radio.phone().transport.advertise?.(card, ignoreEvents);
  await clock.pass(10);
  const error = new BleFailure('stale', 'services have changed (301)');
  const central = {
    ...deps.central,
    connect: () => ({ connection: Promise.reject(error), cancel: () => {} }),
  };
  const seen: unknown[] = [];
  bluetoothTransport({ ...deps, central }).browse((tables) => seen.push(...tables));
  await clock.pass(1000);
  expect(events).toContainEqual({ kind: 'card-not-read', why: 'stale', error });
  expect(seen).toEqual([]);
});

test('advertising that fails or stops is traced with its code', async () => {
  const { clock, events, phone, deps } = setUp();
  const error = Object.assign(new Error('too many'), { code: 'too-many' });
  let fails = true;
  const peripheral = {
    ...deps.peripheral,
    start: (table: Parameters<typeof deps.peripheral.start>[0]) =>
      fails ? Promise.reject(error) : deps.peripheral.start(table),
  };
  bluetoothTransport({ ...deps, peripheral }).advertise?.(card, ignoreEvents);
  await clock.pass(10);
  expect(events).toEqual([{ kind: 'advertising-failed', error }]);
  fails = false;
  await clock.pass(1000);
  phone.access.become('off');
  expect(events.slice(1)).toEqual([
    { kind: 'advertising-started' },
    { kind: 'advertising-stopped', code: 'off' },
  ]);
});
