import { cardBytes } from '../../discovery/card';
import type { Time } from '../../protocol/timeouts';
import { retrying } from '../../retry';
import { noTrace, type Trace } from '../../trace';
import type { Door, DoorSigns, Way } from '../transport';
import { LAN_PORT, readAddress } from './address';
import { lanKey } from './browser';
import { type LanHost, lanHost } from './lan-server';
import type { Beacon } from './service-discovery';
import type { Tcp } from './tcp';

const TICK_MS = 1000;
/** NL17: a phone that walks into another network has another address. */
const ADDRESS_EVERY = 5;

export interface LanDoorMeans {
  readonly tcp: Tcp;
  readonly beacon: Beacon | null;
  readonly time: Time;
  /** This phone's address in the network, or null if it is in none or nobody knows. */
  ownHost(): Promise<string | null>;
  /** NL17: the usual port is tried first, then any. */
  readonly port?: number;
  readonly trace?: Trace;
}

/** NL17: how a phone that can listen is found in its network. */
export function lanDoor({
  tcp,
  beacon,
  time,
  ownHost,
  port = LAN_PORT,
  trace = noTrace,
}: LanDoorMeans): NonNullable<Way['open']> {
  return (card, { onLink, onState }: DoorSigns): Door => {
    let shown = cardBytes(card);
    let host: LanHost | null = null;
    let tryPort = port;
    let shut = () => {};

    const retry = retrying(time, (again) => {
      onState('opening', null);
      const mine = lanHost({
        tcp,
        port: tryPort,
        info: shown,
        now: time.now,
        onLink,
        listening(outcome) {
          if (host !== mine) return;
          shut();
          if (outcome.ok) {
            tryPort = port;
            again.worked();
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
    function stayOpen(open: LanHost, at: number): () => void {
      let address: string | null | undefined;
      let over = false;
      let ticks = 0;
      let callOff = () => {};
      let hush = () => {};

      async function whereabouts(): Promise<void> {
        const own = await ownHost().catch((error: unknown) => {
          trace.tell({ kind: 'caught', where: 'lan-address', error });
          return null;
        });
        const next = own === null ? null : readAddress(`${own}:${at}`);
        if (over || next === address) return;
        address = next;
        hush();
        hush = beacon?.announce(next === null ? null : own, at) ?? hush;
        onState('open', next === null ? null : lanKey(next), next);
      }

      function tick(): void {
        if (ticks % ADDRESS_EVERY === 0) void whereabouts();
        ticks += 1;
        open.tick();
        callOff = time.after(TICK_MS, tick);
      }
      tick();
      return () => {
        over = true;
        callOff();
        hush();
      };
    }

    return {
      show(next) {
        shown = cardBytes(next);
        host?.say(shown);
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
