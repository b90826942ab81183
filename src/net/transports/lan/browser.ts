import type { Clock } from '../../clock';
import { cardBytes, hex, type TableCard } from '../../discovery/card';
import type { Link, Stop } from '../link';
import { connectAtOnce, type Sighting } from '../transport';
import { LAN_PORT } from './address';
import { watchCard } from './card-watch';
import type { ServiceDiscovery } from './service-discovery';

/** NL16: the limits of watched addresses: those added last, and those announced in the network. */
export const MAX_ADDED = 4;
export const MAX_ANNOUNCED = 16;
/** NL19: further addresses of one watcher: the other phones of a table that has lost its host. */
const MAX_FURTHER = 8;
/** The timeout for the answer of `addAddress`, while a person waits. */
const ANSWER_MS = 6000;

export interface LanBrowserDeps {
  connect(url: string): Link;
  readonly serviceDiscovery: ServiceDiscovery | null;
  readonly clock: Clock;
  /** NL17: the port for addresses without one. */
  readonly port?: number;
}

export interface LanBrowser {
  browse(see: (seen: readonly Sighting[]) => void, addresses?: readonly string[]): Stop;
  addAddress(address: string): Promise<boolean>;
  /** The own address, which is not watched. */
  setOwnAddress(address: string | null): void;
}

interface Watcher {
  see(seen: readonly Sighting[]): void;
  /** Further addresses to watch while this watcher exists. */
  readonly addresses: readonly string[];
}

interface WatchedAddress {
  sighting: Sighting | null;
  /** The last card in hexadecimal, to skip notifications for the same card. */
  shown: string;
  readonly stop: Stop;
}

export const lanKey = (address: string): string => `lan ${address}`;

/** NL16: browses the local network. All watchers share the same connections. */
export function lanBrowser({
  connect,
  serviceDiscovery,
  clock,
  port = LAN_PORT,
}: LanBrowserDeps): LanBrowser {
  const watchers = new Set<Watcher>();
  const watches = new Map<string, WatchedAddress>();
  const waiting = new Map<string, (found: boolean) => void>();
  let added: readonly string[] = [];
  let announced: readonly string[] = [];
  let own: string | null = null;
  let stopBrowsing: Stop = () => {};

  const seen = (): readonly Sighting[] => [...watches.values()].flatMap(({ sighting }) => sighting ?? []);

  function notify(): void {
    const now = seen();
    for (const watcher of [...watchers]) watcher.see(now);
  }

  /** Watches all wanted addresses, and no others. */
  function updateWatches(): void {
    const addresses = [...watchers].flatMap((watcher) => watcher.addresses);
    const wanted =
      watchers.size === 0 ? [] : [...added, ...addresses, ...announced].filter((address) => address !== own);
    const before = watches.size;
    for (const address of watches.keys()) if (!wanted.includes(address)) forget(address);
    if (watches.size < before) notify();
    for (const address of wanted) if (!watches.has(address)) watch(address);
  }

  function forget(address: string): void {
    watches.get(address)?.stop();
    watches.delete(address);
  }

  function watch(address: string): void {
    const watched: WatchedAddress = {
      sighting: null,
      shown: '',
      stop: () => stop(),
    };
    watches.set(address, watched);
    const stop = watchCard({ address, clock, connect, see: (card) => onCard(watched, address, card) });
  }

  function onCard(watched: WatchedAddress, address: string, card: TableCard | null): void {
    waiting.get(address)?.(card !== null);
    const shown = card === null ? '' : hex(cardBytes(card));
    if (shown === watched.shown) return;
    watched.shown = shown;
    const join = connectAtOnce(() => connect(`ws://${address}/join`));
    watched.sighting = card && { card, transport: 'lan', key: lanKey(address), address, connect: join };
    notify();
  }

  return {
    browse(see, addresses = []) {
      const watcher = { see, addresses: addresses.slice(0, MAX_FURTHER).map((host) => `${host}:${port}`) };
      watchers.add(watcher);
      if (watchers.size > 1) {
        updateWatches();
        see(seen());
      } else {
        stopBrowsing =
          serviceDiscovery?.browse((addresses) => {
            announced = addresses.slice(0, MAX_ANNOUNCED);
            updateWatches();
          }) ?? stopBrowsing;
        updateWatches();
      }
      return () => {
        if (!watchers.delete(watcher)) return;
        if (watchers.size === 0) {
          stopBrowsing();
          announced = [];
        }
        updateWatches();
      };
    },
    addAddress(address) {
      added = [address, ...added.filter((other) => other !== address)].slice(0, MAX_ADDED);
      if (watches.get(address)?.sighting) return Promise.resolve(true);
      waiting.get(address)?.(false);
      const found = new Promise<boolean>((resolve) => {
        const answer = (there: boolean): void => {
          cancelTimer();
          waiting.delete(address);
          resolve(there);
        };
        const cancelTimer = clock.after(ANSWER_MS, () => answer(false));
        waiting.set(address, answer);
      });
      // Connect now, without waiting for a pending retry.
      forget(address);
      updateWatches();
      return found;
    },
    setOwnAddress(address) {
      own = address;
      updateWatches();
    },
  };
}
