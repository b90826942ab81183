import type { Clock } from '../../clock';
import { cardBytes } from '../../discovery/card';
import { retryWithBackoff } from '../../retry';
import { noTrace, type Trace } from '../../trace';
import type { Advertisement, AdvertisementEvents, Transport } from '../transport';
import { LAN_PORT, readAddress } from './address';
import { lanKey } from './browser';
import { type LanServer, lanServer } from './lan-server';
import type { ServiceDiscovery } from './service-discovery';
import type { Tcp } from './tcp';

const TICK_MS = 1000;
/** NL17: a phone that walks into another network has another address. */
const ADDRESS_EVERY = 5;

export interface LanAdvertisementDeps {
  readonly tcp: Tcp;
  readonly serviceDiscovery: ServiceDiscovery | null;
  readonly clock: Clock;
  /** This phone's address in the network, or null if it is in none or nobody knows. */
  ownAddress(): Promise<string | null>;
  /** NL17: the usual port is tried first, then any. */
  readonly port?: number;
  readonly trace?: Trace;
}

/** NL17: how a phone that can listen is found in its network. */
export function lanAdvertisement({
  tcp,
  serviceDiscovery,
  clock,
  ownAddress,
  port = LAN_PORT,
  trace = noTrace,
}: LanAdvertisementDeps): NonNullable<Transport['advertise']> {
  return (card, { onLink, onState }: AdvertisementEvents): Advertisement => {
    let shown = cardBytes(card);
    let host: LanServer | null = null;
    let tryPort = port;
    let shut = () => {};

    const retry = retryWithBackoff(clock, (again) => {
      onState('opening', null);
      const mine = lanServer({
        tcp,
        port: tryPort,
        info: shown,
        now: clock.now,
        onLink,
        listening(outcome) {
          if (host !== mine) return;
          shut();
          if (outcome.ok) {
            tryPort = port;
            again.reset();
            shut = stayOpen(mine, outcome.port);
          } else {
            trace.tell({ kind: 'caught', where: 'lan-listening', error: outcome.error });
            mine.close();
            host = null;
            tryPort = tryPort === port ? 0 : port;
            onState('shut', null);
            again.failed();
          }
        },
      });
      host = mine;
    });

    /** Has the host tick, and tells where it is as long as it is there. */
    function stayOpen(open: LanServer, at: number): () => void {
      let address: string | null | undefined;
      let over = false;
      let ticks = 0;
      let callOff = () => {};
      let hush = () => {};

      async function whereabouts(): Promise<void> {
        const own = await ownAddress().catch((error: unknown) => {
          trace.tell({ kind: 'caught', where: 'lan-address', error });
          return null;
        });
        const next = own === null ? null : readAddress(`${own}:${at}`);
        if (over || next === address) return;
        address = next;
        hush();
        hush = serviceDiscovery?.announce(next === null ? null : own, at) ?? hush;
        onState('open', next === null ? null : lanKey(next), next);
      }

      function tick(): void {
        if (ticks % ADDRESS_EVERY === 0) void whereabouts();
        ticks += 1;
        open.tick();
        callOff = clock.after(TICK_MS, tick);
      }
      tick();
      return () => {
        over = true;
        callOff();
        hush();
      };
    }

    return {
      update(next) {
        shown = cardBytes(next);
        host?.publish(shown);
      },
      close() {
        retry.stop();
        shut();
        host?.close();
        // It may hear only now that it listens.
        host = null;
      },
    };
  };
}
