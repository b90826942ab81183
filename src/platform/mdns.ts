import type { Clock } from '../net/clock';
import { noTrace, type Trace } from '../net/trace';
import {
  addressOfService,
  nearAddress,
  SERVICE,
  type ServiceDiscovery,
  serviceName,
} from '../net/transports/lan/service-discovery';
import type { Stop } from '../net/transports/link';
import type { LanDiscovery } from './lan-discovery';

const TYPE = `_${SERVICE}._tcp`;
/** A phone that comes back from another app, or into another network, would hear nothing more from an old search. */
const BROWSE_AGAIN_MS = 20_000;
const ANNOUNCE_AGAIN_MS = 5000;
/** Other apps in the network can announce as many names as they like. */
const MAX_NAMES = 64;

/** NL18 over mDNS, by what the phone's system has for it. */
export function mdnsDiscovery(
  discovery: LanDiscovery,
  clock: Clock,
  trace: Trace = noTrace,
): ServiceDiscovery {
  /** Addresses by the service's name: heard since this search began, and heard before it. */
  let heard = new Map<string, readonly string[]>();
  let before = new Map<string, readonly string[]>();
  let see: ((addresses: readonly string[]) => void) | null = null;
  let announcement: Announcement | null = null;

  const failed =
    (where: 'lan-announcing' | 'lan-browsing') =>
    (error: unknown): void =>
      trace.tell({ kind: 'caught', where, error });
  /** The next search or announcement makes up for a failure. */
  function passOver(call: Promise<void>, where: 'lan-announcing' | 'lan-browsing'): void {
    call.catch(failed(where));
  }

  function report(): void {
    see?.([...new Set([...heard.values(), ...before.values()].flat())]);
  }
  function hear(name: string, addresses: readonly string[]): void {
    if (see === null || addresses.length === 0 || (heard.size >= MAX_NAMES && !heard.has(name))) return;
    heard.set(name, addresses);
    report();
  }

  discovery.addListener('found', ({ name }) => {
    const address = addressOfService(name);
    if (address !== null) hear(name, [address]);
    else passOver(discovery.resolve(name), 'lan-browsing');
  });
  discovery.addListener('resolved', ({ name, port, addresses }) => {
    if (addressOfService(name) !== null) return;
    hear(
      name,
      addresses.flatMap((host) => nearAddress(`${host}:${port}`) ?? []),
    );
  });
  discovery.addListener('lost', ({ name }) => {
    heard.delete(name);
    before.delete(name);
    report();
  });
  discovery.addListener('announceFailed', () => {
    failed('lan-announcing')(new Error('announceFailed'));
    startLater(announcement);
  });

  function start(mine: Announcement): void {
    discovery.announce(TYPE, mine.name, mine.port).catch((error: unknown) => {
      failed('lan-announcing')(error);
      startLater(mine);
    });
  }
  function startLater(mine: Announcement | null): void {
    if (mine === null || mine !== announcement) return;
    mine.callOff();
    mine.callOff = clock.after(ANNOUNCE_AGAIN_MS, () => start(mine));
  }

  return {
    announce(host, port): Stop {
      announcement?.callOff();
      const mine: Announcement = { name: serviceName(host, port), port, callOff() {} };
      announcement = mine;
      start(mine);
      return () => {
        mine.callOff();
        // A later announcement has taken its place already.
        if (announcement !== mine) return;
        announcement = null;
        passOver(discovery.withdraw(), 'lan-announcing');
      };
    },
    browse(listener): Stop {
      see = listener;
      let callOff = () => {};
      const browse = (): void => {
        before = heard;
        heard = new Map();
        passOver(discovery.browse(TYPE), 'lan-browsing');
        report();
        callOff = clock.after(BROWSE_AGAIN_MS, browse);
      };
      browse();
      return () => {
        see = null;
        callOff();
        passOver(discovery.stopBrowsing(), 'lan-browsing');
        heard = new Map();
        before = new Map();
      };
    },
  };
}

interface Announcement {
  readonly name: string;
  readonly port: number;
  /** Of the next attempt, after one that failed. */
  callOff(): void;
}
