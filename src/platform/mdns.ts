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
/**
 * A search is renewed after this: an old one finds nothing more once the app was in the background or the
 * network changed.
 */
const RENEW_BROWSE_MS = 20_000;
const RETRY_ANNOUNCE_MS = 5000;
/** The most names to keep. Other apps in the network can announce any number. */
const MAX_NAMES = 64;

/** Service discovery (NL18) over the system's mDNS. */
export function mdnsDiscovery(
  discovery: LanDiscovery,
  clock: Clock,
  trace: Trace = noTrace,
): ServiceDiscovery {
  /** Addresses by the service's name: found by this search, and by the one before it. */
  let found = new Map<string, readonly string[]>();
  let foundBefore = new Map<string, readonly string[]>();
  let reportTo: ((addresses: readonly string[]) => void) | null = null;
  let announcement: Announcement | null = null;

  const failed =
    (where: 'lan-announcing' | 'lan-browsing') =>
    (error: unknown): void =>
      trace.tell({ kind: 'caught', where, error });
  /** Ignores a failure: the next search or announcement tries again. */
  function ignoreFailure(call: Promise<void>, where: 'lan-announcing' | 'lan-browsing'): void {
    call.catch(failed(where));
  }

  function report(): void {
    reportTo?.([...new Set([...found.values(), ...foundBefore.values()].flat())]);
  }
  function addService(name: string, addresses: readonly string[]): void {
    if (reportTo === null || addresses.length === 0 || (found.size >= MAX_NAMES && !found.has(name))) return;
    found.set(name, addresses);
    report();
  }

  discovery.addListener('found', ({ name }) => {
    const address = addressOfService(name);
    if (address !== null) addService(name, [address]);
    else ignoreFailure(discovery.resolve(name), 'lan-browsing');
  });
  discovery.addListener('resolved', ({ name, port, addresses }) => {
    if (addressOfService(name) !== null) return;
    addService(
      name,
      addresses.flatMap((host) => nearAddress(`${host}:${port}`) ?? []),
    );
  });
  discovery.addListener('lost', ({ name }) => {
    found.delete(name);
    foundBefore.delete(name);
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
    mine.cancelRetry();
    mine.cancelRetry = clock.after(RETRY_ANNOUNCE_MS, () => start(mine));
  }

  return {
    announce(host, port): Stop {
      announcement?.cancelRetry();
      const mine: Announcement = { name: serviceName(host, port), port, cancelRetry() {} };
      announcement = mine;
      start(mine);
      return () => {
        mine.cancelRetry();
        // A later announcement has replaced this one already.
        if (announcement !== mine) return;
        announcement = null;
        ignoreFailure(discovery.withdraw(), 'lan-announcing');
      };
    },
    browse(listener): Stop {
      reportTo = listener;
      let cancelRenewal = () => {};
      const browse = (): void => {
        foundBefore = found;
        found = new Map();
        ignoreFailure(discovery.browse(TYPE), 'lan-browsing');
        report();
        cancelRenewal = clock.after(RENEW_BROWSE_MS, browse);
      };
      browse();
      return () => {
        reportTo = null;
        cancelRenewal();
        ignoreFailure(discovery.stopBrowsing(), 'lan-browsing');
        found = new Map();
        foundBefore = new Map();
      };
    },
  };
}

interface Announcement {
  readonly name: string;
  readonly port: number;
  /** Cancels the retry after a failed attempt. */
  cancelRetry(): void;
}
