import { EventEmitter } from 'node:events';
import { isZeroconfLibrary, type Zeroconf, zeroconfBeacon } from '../../src/stores/zeroconf-beacon';
import { handClock } from '../support/clock';

/** What the phone's system does, in the hands of the test. */
class System extends EventEmitter implements Zeroconf {
  readonly published: string[] = [];
  scans = 0;
  scanning = false;
  scan(type: string, protocol: string, domain: string): void {
    expect([type, protocol, domain]).toEqual(['knobel', 'tcp', 'local.']);
    this.scans += 1;
    this.scanning = true;
  }
  stop(): void {
    this.scanning = false;
  }
  publishService(type: string, protocol: string, domain: string, name: string): void {
    expect([type, protocol, domain]).toEqual(['knobel', 'tcp', 'local.']);
    this.published.push(name);
  }
  unpublishService(name: string): void {
    this.published.splice(this.published.indexOf(name), 1);
  }
}

function open() {
  const system = new System();
  const clock = handClock();
  const beacon = zeroconfBeacon(system, clock);
  let seen: readonly string[] = [];
  const watch = () =>
    beacon.watch((addresses) => {
      seen = addresses;
    });
  return { system, clock, beacon, watch, seen: () => seen };
}

test('NL18: a name that says an address is enough', () => {
  const { system, watch, seen } = open();
  watch();
  system.emit('found', '192-168-1-7-47123');
  expect(seen()).toEqual(['192.168.1.7:47123']);
  system.emit('resolved', { name: '192-168-1-7-47123', port: 47_123, addresses: ['192.168.1.8', 'fe80::1'] });
  expect(seen()).toEqual(['192.168.1.7:47123']);
  system.emit('remove', '192-168-1-7-47123');
  expect(seen()).toEqual([]);
});

test('NL18: a host that does not know its address is found by what the system finds out', () => {
  const { system, watch, seen } = open();
  watch();
  system.emit('found', 'table-47123');
  expect(seen()).toEqual([]);
  system.emit('resolved', {
    name: 'table-47123',
    port: 47_123,
    addresses: ['fe80::1', '172.20.10.1', '8.8.8.8'],
  });
  expect(seen()).toEqual(['172.20.10.1:47123']);
  system.emit('resolved', { name: 'printer' });
  expect(seen()).toEqual(['172.20.10.1:47123']);
});

test('it scans again now and then, and what is not heard again is forgotten with the next one', async () => {
  const { system, clock, watch, seen } = open();
  const stop = watch();
  system.emit('found', '10-0-0-1-1');
  system.emit('found', '10-0-0-2-1');
  await clock.pass(20_000);
  expect(system.scans).toBe(2);
  system.emit('found', '10-0-0-2-1');
  expect([...seen()].sort()).toEqual(['10.0.0.1:1', '10.0.0.2:1']);
  await clock.pass(20_000);
  expect(seen()).toEqual(['10.0.0.2:1']);
  stop();
  expect(system.scanning).toBe(false);
  await clock.pass(60_000);
  expect(system.scans).toBe(3);
});

test('what is announced is taken back under the name that the system gave it', () => {
  const { system, beacon } = open();
  const stop = beacon.announce('192.168.1.7', 47_123);
  system.published[0] = '192-168-1-7-47123 (2)';
  system.emit('published', { name: '192-168-1-7-47123 (2)' });
  stop();
  expect(system.published).toEqual([]);
});

test('what is taken back before it has begun is so once it has', () => {
  const { system, beacon } = open();
  beacon.announce('192.168.1.7', 47_123)();
  system.emit('published', { name: '192-168-1-7-47123' });
  expect(system.published).toEqual([]);
});

test('another address takes the place of the one before', () => {
  const { system, beacon } = open();
  const stop = beacon.announce('192.168.1.7', 47_123);
  system.emit('published', { name: '192-168-1-7-47123' });
  stop();
  beacon.announce('192.168.1.8', 47_123);
  system.emit('published', { name: '192-168-1-8-47123' });
  expect(system.published).toEqual(['192-168-1-8-47123']);
});

test('something else is not taken for the library', () => {
  for (const other of [null, undefined, {}, { default: {} }, () => {}])
    expect(isZeroconfLibrary(other)).toBe(false);
  expect(isZeroconfLibrary({ default: System })).toBe(true);
});
