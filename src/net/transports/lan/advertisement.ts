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
/** NL17: seconds between checks of the own address: it changes when the phone changes networks. */
const ADDRESS_EVERY = 5;

export interface LanAdvertisementDeps {
  readonly tcp: Tcp;
  readonly serviceDiscovery: ServiceDiscovery | null;
  readonly clock: Clock;
  /** This phone's IPv4 address in the network; null if it is in none, or not known. */
  ownAddress(): Promise<string | null>;
  /** NL17: the usual port is tried first, then any. */
  readonly port?: number;
  readonly trace?: Trace;
}

/**
 * NL17: advertises a table in the local network: listens, announces the address, and sends the card to
 * subscribers.
 */
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
    let stopServing = () => {};

    const retry = retryWithBackoff(clock, (backoff) => {
      onState('opening', null);
      const server = lanServer({
        tcp,
        port: tryPort,
        info: shown,
        now: clock.now,
        onLink,
        listening(outcome) {
          if (host !== server) return;
          stopServing();
          if (outcome.ok) {
            tryPort = port;
            backoff.reset();
            stopServing = stayOpen(server, outcome.port);
          } else {
            trace.tell({ kind: 'caught', where: 'lan-listening', error: outcome.error });
            server.close();
            host = null;
            tryPort = tryPort === port ? 0 : port;
            onState('shut', null);
            backoff.failed();
          }
        },
      });
      host = server;
    });

    /** Keeps the listening server running and announces its address. Returns a function that stops both. */
    function stayOpen(open: LanServer, at: number): () => void {
      let address: string | null | undefined;
      let over = false;
      let ticks = 0;
      let cancelTick = () => {};
      let stopAnnouncing = () => {};

      async function checkAddress(): Promise<void> {
        const own = await ownAddress().catch((error: unknown) => {
          trace.tell({ kind: 'caught', where: 'lan-address', error });
          return null;
        });
        const next = own === null ? null : readAddress(`${own}:${at}`);
        if (over || next === address) return;
        address = next;
        stopAnnouncing();
        stopAnnouncing = serviceDiscovery?.announce(next === null ? null : own, at) ?? stopAnnouncing;
        onState('open', next === null ? null : lanKey(next), next);
      }

      function tick(): void {
        if (ticks % ADDRESS_EVERY === 0) void checkAddress();
        ticks += 1;
        open.tick();
        cancelTick = clock.after(TICK_MS, tick);
      }
      tick();
      return () => {
        over = true;
        cancelTick();
        stopAnnouncing();
      };
    }

    return {
      update(next) {
        shown = cardBytes(next);
        host?.publish(shown);
      },
      close() {
        retry.stop();
        stopServing();
        host?.close();
        // `listening` may still be called: it then finds another host, and ignores it.
        host = null;
      },
    };
  };
}
