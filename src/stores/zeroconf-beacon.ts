import type { Stop } from '../net/link';
import { addressIn, type Beacon, beaconName, nearAddress, SERVICE } from '../net/reach/beacon';
import type { Clock } from './clock';

/** What is used of `react-native-zeroconf`. */
export interface Zeroconf {
  scan(type: string, protocol: string, domain: string): void;
  stop(): void;
  publishService(type: string, protocol: string, domain: string, name: string, port: number): void;
  unpublishService(name: string): void;
  on(event: 'found' | 'remove', listener: (name: string) => void): unknown;
  on(event: 'resolved' | 'published', listener: (service: Service) => void): unknown;
}

interface Service {
  readonly name: string;
  readonly port?: number;
  readonly addresses?: readonly string[];
}

/** Whoever comes back from another app, or into another network, would hear nothing any more. */
const SCAN_AGAIN_MS = 20_000;

interface ZeroconfLibrary {
  readonly default: new () => Zeroconf;
}

export function isZeroconfLibrary(value: unknown): value is ZeroconfLibrary {
  return (
    typeof value === 'object' && value !== null && 'default' in value && typeof value.default === 'function'
  );
}

/** NL18 over mDNS, by what the phone's system has for it. */
export function zeroconfBeacon(zeroconf: Zeroconf, clock: Clock): Beacon {
  /** What has been heard since the last scan began, by the service's name, and what was heard before that. */
  let heard = new Map<string, readonly string[]>();
  let before = new Map<string, readonly string[]>();
  let see: ((addresses: readonly string[]) => void) | null = null;
  /** Services that this phone has: the system may have given them another name. */
  const names = new Set<string>();
  let wanted: string | null = null;

  const tell = (): void => {
    if (see) see([...new Set([...heard.values(), ...before.values()].flat())]);
  };
  const hear = (name: string, addresses: readonly string[]): void => {
    if (addresses.length === 0) return;
    heard.set(name, addresses);
    tell();
  };

  zeroconf.on('found', (name) => hear(name, [addressIn(name) ?? []].flat()));
  zeroconf.on('resolved', ({ name, port, addresses = [] }) => {
    // A name that says the address says enough.
    if (addressIn(name) === null)
      hear(
        name,
        addresses.flatMap((host) => nearAddress(`${host}:${port}`) ?? []),
      );
  });
  zeroconf.on('remove', (name) => {
    heard.delete(name);
    before.delete(name);
    tell();
  });
  zeroconf.on('published', ({ name }) => {
    names.add(name);
    // Stopped before it had begun.
    if (wanted === null || !name.startsWith(wanted)) unpublish();
  });

  function unpublish(): void {
    for (const name of names) {
      if (wanted !== null && name.startsWith(wanted)) continue;
      names.delete(name);
      zeroconf.unpublishService(name);
    }
  }

  return {
    announce(host, port): Stop {
      const name = beaconName(host, port);
      wanted = name;
      zeroconf.publishService(SERVICE, 'tcp', 'local.', name, port);
      return () => {
        if (wanted === name) wanted = null;
        unpublish();
      };
    },
    watch(listener): Stop {
      see = listener;
      let callOff = () => {};
      const scan = (): void => {
        before = heard;
        heard = new Map();
        zeroconf.scan(SERVICE, 'tcp', 'local.');
        tell();
        callOff = clock.after(SCAN_AGAIN_MS, scan);
      };
      scan();
      return () => {
        see = null;
        callOff();
        zeroconf.stop();
        heard = new Map();
        before = new Map();
      };
    },
  };
}
