import { cardBytes } from '../../../../src/net/discovery/card';
import { type Signal, signal } from '../../../../src/net/listeners';
import {
  type BleCentral,
  type BleConnection,
  BleFailure,
  type ConnectOptions,
  type ScanListener,
} from '../../../../src/net/transports/bluetooth/central';
import { bluetoothTransport } from '../../../../src/net/transports/bluetooth/transport';
import type { CloseReason, Link, Stop } from '../../../../src/net/transports/link';
import type { Sighting } from '../../../../src/net/transports/transport';
import { fakeAccess } from '../../../../src/testing/bluetooth/fake-access';
import { type HandClock, handClock } from '../../../support/clock';
import { bytes } from '../../support/hex';
import { card } from '../lan/network';

type Failure = BleFailure['why'];

interface Attempt extends ConnectOptions {
  readonly at: number;
}

/** A simulated host's phone. */
class FarPhone implements BleCentral {
  readonly attempts: Attempt[] = [];
  /** The outcomes of the first attempts to connect; later ones succeed. */
  failures: Failure[] = [];
  private joining = false;
  /** The first value that it notifies; null: none. */
  greets: string | null = '0100b6';
  disconnections = 0;
  ended: Signal<'gone' | 'stale'> = signal();

  constructor(
    private readonly clock: HandClock,
    private readonly mtu = 185,
  ) {}

  scan(_: string, { found }: ScanListener): Stop {
    void Promise.resolve().then(() => found({ device: 'host', serviceData: null }));
    return () => {};
  }

  connect(_: string, options: ConnectOptions) {
    this.attempts.push({ ...options, at: this.clock.now() });
    const failure = this.joining ? this.failures.shift() : undefined;
    const connection = failure ? Promise.reject(new BleFailure(failure)) : Promise.resolve(this.connection());
    return { connection, cancel() {} };
  }

  /** Begins an attempt of a guest to connect. */
  begin(): void {
    this.joining = true;
    this.attempts.length = 0;
    this.disconnections = 0;
  }

  private connection(): BleConnection {
    const ended = signal<'gone' | 'stale'>();
    this.ended = ended;
    return {
      mtu: this.mtu,
      read: async () => cardBytes(card()),
      write: async () => {},
      subscribe: (_, __, listener) => {
        const { greets } = this;
        if (greets !== null) void Promise.resolve().then(() => listener(bytes(greets)));
        return () => {};
      },
      onEnd: ended.on,
      disconnect: () => {
        this.disconnections += 1;
        ended.emit('gone');
      },
    };
  }
}

let clock: HandClock;
beforeEach(() => {
  clock = handClock();
});

/** Connects to a host whose card has been read. */
async function connecting(host: FarPhone, random = 0) {
  const access = fakeAccess();
  const { browse } = bluetoothTransport({
    central: host,
    peripheral: null,
    access: { join: access, host: access },
    clock,
    random: (count) => new Uint8Array(count).fill(random),
  });
  let inSight: readonly Sighting[] = [];
  const stopLooking = browse((seen) => {
    inSight = seen;
  });
  await clock.pass(0);
  stopLooking();
  const links: Link[] = [];
  const failed: CloseReason[] = [];
  host.begin();
  const stop = inSight[0]?.connect(
    (link) => links.push(link),
    (why) => failed.push(why),
  );
  if (!stop) throw new Error('the host is not in sight');
  return { links, failed, stop };
}

describe('the first value', () => {
  test.each([
    ['a greeting of another version', '0200b6', 'other-version'],
    ['a refusal', '0001', 'full'],
    ['a refusal for a reason that is not known', '0002', 'unreachable'],
    ['frames that no link may have: 19 bytes', '010013', 'unreachable'],
    ['frames that no value holds: 513 bytes', '010201', 'unreachable'],
    ['a greeting that goes on', '0100b600', 'unreachable'],
    ['nothing at all', '', 'unreachable'],
  ])('NB7: %s ends the attempt', async (_, greets, why) => {
    const host = new FarPhone(clock);
    host.greets = greets;
    const { links, failed } = await connecting(host);
    await clock.pass(0);
    expect([links.length, failed, host.disconnections]).toEqual([0, [why], 1]);
  });

  test('NB7: if it is missing after 5 s, the guest tries once without cached services, then gives up', async () => {
    const host = new FarPhone(clock);
    host.greets = null;
    const { failed } = await connecting(host);
    await clock.pass(5000);
    expect([failed, host.disconnections]).toEqual([[], 1]);
    await clock.pass(5100);
    expect([failed, host.disconnections]).toEqual([['unreachable'], 2]);
    expect(host.attempts.map(({ fresh }) => fresh)).toEqual([false, true]);
  });

  test.each([
    ['the host’s', 517, '0100b6', 182],
    ['the guest’s', 185, '010200', 182],
    ['the smallest', 10, '010200', 20],
  ])('NB4: frames have the length that both ends can take: %s', async (_, mtu, greets, maxFrame) => {
    const host = new FarPhone(clock, mtu);
    host.greets = greets;
    const { links } = await connecting(host);
    await clock.pass(0);
    expect(links.map((link) => link.maxFrame)).toEqual([maxFrame]);
  });
});

describe('NB10: attempts', () => {
  test.each([
    [0, [0, 100, 300, 700, 1400, 2100]],
    [255, [0, 300, 900, 2100, 4200, 6300]],
  ])('are repeated after growing pauses (%i)', async (random, at) => {
    const host = new FarPhone(clock);
    host.failures = ['busy', 'busy', 'busy', 'busy', 'busy'];
    const { links } = await connecting(host, random);
    await clock.pass(10_000);
    expect(host.attempts.map((attempt) => attempt.at)).toEqual(at);
    expect(links).toHaveLength(1);
  });

  test('after a stale one do not use cached services', async () => {
    const host = new FarPhone(clock);
    host.failures = ['busy', 'stale', 'busy'];
    await connecting(host);
    await clock.pass(10_000);
    expect(host.attempts.map(({ fresh }) => fresh)).toEqual([false, false, true, true]);
  });

  test('are repeated if the connection ends before the greeting', async () => {
    const host = new FarPhone(clock);
    host.greets = null;
    const { links, failed } = await connecting(host);
    await clock.pass(1000);
    host.greets = '0100b6';
    host.ended.emit('stale');
    await clock.pass(1000);
    expect(host.attempts.map(({ fresh }) => fresh)).toEqual([false, true]);
    expect([links.length, failed]).toEqual([1, []]);
  });

  test.each(['gone', 'not-ready', 'failed'] as const)('end at once if the phone is %s', async (why) => {
    const host = new FarPhone(clock);
    host.failures = [why];
    const { failed } = await connecting(host);
    await clock.pass(10_000);
    expect([host.attempts.length, failed]).toEqual([1, ['unreachable']]);
  });

  test('end when the guest gives up', async () => {
    const host = new FarPhone(clock);
    host.failures = ['busy', 'busy', 'busy'];
    const { links, failed, stop } = await connecting(host);
    await clock.pass(150);
    stop();
    await clock.pass(10_000);
    expect([host.attempts.length, links.length, failed]).toEqual([2, 0, []]);
  });
});
