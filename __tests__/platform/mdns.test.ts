import { EventEmitter } from 'node:events';
import type { LanDiscovery, LanDiscoveryEvents } from '../../src/platform/lan-discovery';
import { mdnsDiscovery } from '../../src/platform/mdns';
import { handClock, settled } from '../support/clock';

/** A fake of the native module. */
class System implements LanDiscovery {
  readonly resolving: string[] = [];
  announced: string | null = null;
  searches = 0;
  searching = false;
  works = true;
  private readonly events = new EventEmitter();

  async announce(type: string, name: string, port: number): Promise<void> {
    expect(type).toBe('_knobel._tcp');
    if (!this.works) throw new Error('the system refuses');
    this.announced = `${name} at ${port}`;
  }
  async withdraw(): Promise<void> {
    this.announced = null;
  }
  async browse(type: string): Promise<void> {
    expect(type).toBe('_knobel._tcp');
    this.searches += 1;
    this.searching = true;
    if (!this.works) throw new Error('the system refuses');
  }
  async stopBrowsing(): Promise<void> {
    this.searching = false;
  }
  async resolve(name: string): Promise<void> {
    this.resolving.push(name);
  }
  addListener<E extends keyof LanDiscoveryEvents>(event: E, listener: LanDiscoveryEvents[E]): unknown {
    return this.events.on(event, listener);
  }
  say<E extends keyof LanDiscoveryEvents>(event: E, ...[value]: Parameters<LanDiscoveryEvents[E]>): void {
    this.events.emit(event, value);
  }
}

function open() {
  const system = new System();
  const clock = handClock();
  const serviceDiscovery = mdnsDiscovery(system, clock);
  let seen: readonly string[] = [];
  const watch = () =>
    serviceDiscovery.browse((addresses) => {
      seen = addresses;
    });
  return { system, clock, serviceDiscovery, watch, seen: () => seen };
}

test('NL18: a name that contains an address needs no lookup', () => {
  const { system, watch, seen } = open();
  watch();
  system.say('found', { name: '192-168-1-7-47123' });
  system.say('found', { name: '192-168-1-8-47123 (2)' });
  expect(seen()).toEqual(['192.168.1.7:47123', '192.168.1.8:47123']);
  expect(system.resolving).toEqual([]);
  system.say('resolved', { name: '192-168-1-7-47123', port: 47_123, addresses: ['192.168.1.9'] });
  expect(seen()).toEqual(['192.168.1.7:47123', '192.168.1.8:47123']);
  system.say('lost', { name: '192-168-1-7-47123' });
  expect(seen()).toEqual(['192.168.1.8:47123']);
});

test('NL18: a host that does not know its address is found by a lookup', () => {
  const { system, watch, seen } = open();
  watch();
  system.say('found', { name: 'table-47123' });
  expect(seen()).toEqual([]);
  expect(system.resolving).toEqual(['table-47123']);
  system.say('resolved', { name: 'table-47123', port: 47_123, addresses: ['172.20.10.1', '8.8.8.8'] });
  expect(seen()).toEqual(['172.20.10.1:47123']);
});

test('it renews the search, and forgets services that the next search does not find', async () => {
  const { system, clock, watch, seen } = open();
  const stop = watch();
  system.say('found', { name: '10-0-0-1-1' });
  system.say('found', { name: '10-0-0-2-1' });
  await clock.pass(20_000);
  expect(system.searches).toBe(2);
  system.say('found', { name: '10-0-0-2-1' });
  expect([...seen()].sort()).toEqual(['10.0.0.1:1', '10.0.0.2:1']);
  await clock.pass(20_000);
  expect(seen()).toEqual(['10.0.0.2:1']);
  stop();
  expect(system.searching).toBe(false);
  await clock.pass(60_000);
  expect(system.searches).toBe(3);
});

test('after a search that the system refuses, the next one works', async () => {
  const { system, clock, watch, seen } = open();
  system.works = false;
  watch();
  await settled();
  system.works = true;
  await clock.pass(20_000);
  system.say('found', { name: '10-0-0-1-1' });
  expect(seen()).toEqual(['10.0.0.1:1']);
});

test('it keeps no more than 64 names', () => {
  const { system, watch, seen } = open();
  watch();
  for (let port = 1; port <= 100; port += 1) system.say('found', { name: `10-0-0-1-${port}` });
  expect(seen()).toHaveLength(64);
});

test('a service that is found after the end of a search is not reported to the next one', () => {
  const { system, watch, seen } = open();
  watch()();
  system.say('found', { name: '10-0-0-1-1' });
  watch();
  expect(seen()).toEqual([]);
});

test('NL18: a table is announced until it is stopped', () => {
  const { system, serviceDiscovery } = open();
  const stop = serviceDiscovery.announce('192.168.1.7', 47_123);
  expect(system.announced).toBe('192-168-1-7-47123 at 47123');
  stop();
  expect(system.announced).toBeNull();
});

test('a new announcement replaces the one before, whose end has no effect any more', () => {
  const { system, serviceDiscovery } = open();
  const stop = serviceDiscovery.announce(null, 47_123);
  serviceDiscovery.announce('192.168.1.8', 47_123);
  stop();
  expect(system.announced).toBe('192-168-1-8-47123 at 47123');
});

test('a failed announcement is retried until it is stopped', async () => {
  const { system, clock, serviceDiscovery } = open();
  system.works = false;
  const stop = serviceDiscovery.announce('192.168.1.7', 47_123);
  await clock.pass(5000);
  system.works = true;
  await clock.pass(5000);
  expect(system.announced).toBe('192-168-1-7-47123 at 47123');

  system.announced = null;
  system.say('announceFailed');
  await clock.pass(5000);
  expect(system.announced).toBe('192-168-1-7-47123 at 47123');

  system.say('announceFailed');
  stop();
  await clock.pass(60_000);
  expect(system.announced).toBeNull();
});
