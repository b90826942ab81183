import type { Clock } from '../../clock';
import { cardBytes, hex, type TableCard } from '../../discovery/card';
import type { Link, Stop } from '../link';
import { connectAtOnce, type Sighting } from '../transport';
import { LAN_PORT } from './address';
import { watchCard } from './card-watch';
import type { ServiceDiscovery } from './service-discovery';

/** NL16: addresses that are looked at: those that were told last, and those that are announced. */
export const MAX_ADDED = 4;
export const MAX_ANNOUNCED = 16;
/** NL19: those of the other phones of a table that has lost its host. */
const MAX_ALSO = 8;
/** For how long somebody who typed an address waits to hear whether there is a table. */
const ANSWER_MS = 6000;

export interface LanBrowserDeps {
  connect(url: string): Link;
  readonly serviceDiscovery: ServiceDiscovery | null;
  readonly clock: Clock;
  /** NL17: where a table is at an address without a port. */
  readonly port?: number;
}

export interface LanBrowser {
  browse(see: (seen: readonly Sighting[]) => void, also?: readonly string[]): Stop;
  addAddress(address: string): Promise<boolean>;
  /** This phone's own address is not looked at. */
  setOwnAddress(address: string | null): void;
}

interface Watcher {
  see(seen: readonly Sighting[]): void;
  /** Where it wants to be looked besides. */
  readonly also: readonly string[];
}

interface WatchedAddress {
  sighting: Sighting | null;
  /** The card as it was last told, so that the same one again is no news. */
  shown: string;
  readonly stop: Stop;
}

export const lanKey = (address: string): string => `lan ${address}`;

/** NL16: what there is to see in a network, looked at once for however many want to know. */
export function lanBrowser({
  connect,
  serviceDiscovery,
  clock,
  port = LAN_PORT,
}: LanBrowserDeps): LanBrowser {
  const watchers = new Set<Watcher>();
  const watches = new Map<string, WatchedAddress>();
  const asked = new Map<string, (found: boolean) => void>();
  let told: readonly string[] = [];
  let announced: readonly string[] = [];
  let own: string | null = null;
  let stopBeacon: Stop = () => {};

  const seen = (): readonly Sighting[] => [...watches.values()].flatMap(({ sighting }) => sighting ?? []);

  function show(): void {
    const now = seen();
    for (const watcher of [...watchers]) watcher.see(now);
  }

  /** Looks at what is to be looked at, and at nothing else. */
  function turn(): void {
    const also = [...watchers].flatMap((watcher) => watcher.also);
    const wanted =
      watchers.size === 0 ? [] : [...told, ...also, ...announced].filter((address) => address !== own);
    const before = watches.size;
    for (const address of watches.keys()) if (!wanted.includes(address)) forget(address);
    if (watches.size < before) show();
    for (const address of wanted) if (!watches.has(address)) look(address);
  }

  function forget(address: string): void {
    watches.get(address)?.stop();
    watches.delete(address);
  }

  function look(address: string): void {
    const watched: WatchedAddress = {
      sighting: null,
      shown: '',
      stop: () => stop(),
    };
    watches.set(address, watched);
    const stop = watchCard({ address, clock, connect, see: (card) => saw(watched, address, card) });
  }

  function saw(watched: WatchedAddress, address: string, card: TableCard | null): void {
    asked.get(address)?.(card !== null);
    const shown = card === null ? '' : hex(cardBytes(card));
    if (shown === watched.shown) return;
    watched.shown = shown;
    const join = connectAtOnce(() => connect(`ws://${address}/join`));
    watched.sighting = card && { card, transport: 'lan', key: lanKey(address), address, connect: join };
    show();
  }

  return {
    browse(see, also = []) {
      const watcher = { see, also: also.slice(0, MAX_ALSO).map((host) => `${host}:${port}`) };
      watchers.add(watcher);
      if (watchers.size > 1) {
        turn();
        see(seen());
      } else {
        stopBeacon =
          serviceDiscovery?.browse((addresses) => {
            announced = addresses.slice(0, MAX_ANNOUNCED);
            turn();
          }) ?? stopBeacon;
        turn();
      }
      return () => {
        if (!watchers.delete(watcher)) return;
        if (watchers.size === 0) {
          stopBeacon();
          announced = [];
        }
        turn();
      };
    },
    addAddress(address) {
      told = [address, ...told.filter((other) => other !== address)].slice(0, MAX_ADDED);
      if (watches.get(address)?.sighting) return Promise.resolve(true);
      asked.get(address)?.(false);
      const found = new Promise<boolean>((resolve) => {
        const answer = (there: boolean): void => {
          callOff();
          asked.delete(address);
          resolve(there);
        };
        const callOff = clock.after(ANSWER_MS, () => answer(false));
        asked.set(address, answer);
      });
      // Not when it is that one's turn again, but now.
      forget(address);
      turn();
      return found;
    },
    setOwnAddress(address) {
      own = address;
      turn();
    },
  };
}
