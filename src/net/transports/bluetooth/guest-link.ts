import type { Clock } from '../../clock';
import type { Random } from '../../secure/handshake-sides';
import type { Trace } from '../../trace';
import type { CloseReason, Link, Stop } from '../link';
import { SMALLEST_MAX_FRAME } from '../link';
import type { Connect } from '../transport';
import { type BleCentral, type BleConnection, BleFailure } from './central';
import type { DeviceLocks } from './device-locks';
import { ATT_HEADER, IN, OUT, SERVICE } from './gatt';
import { readGreeting } from './greeting';
import { type ValueLink, valueLink } from './value-link';

/** The timeout of one attempt to connect. */
const CONNECT_MS = 10_000;
/** NB7: the timeout for the host's greeting. */
const GREETING_MS = 5000;
/** NB10: a pause between attempts is this long plus a random part of up to twice its length. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 700;

export interface GuestLinkDeps {
  readonly central: BleCentral;
  readonly device: string;
  readonly locks: DeviceLocks;
  readonly clock: Clock;
  readonly random: Random;
  readonly trace: Trace;
}

/**
 * The outcome of an attempt. `over`: the link was open and has closed. `busy`, `stale`: try again. `failed`:
 * give up.
 */
type Outcome = 'over' | 'busy' | 'stale' | { readonly failed: CloseReason };

/**
 * Connects to a host's phone and retries while it is busy (NB10). The link is open after the host's greeting.
 */
export const connectToHost =
  (deps: GuestLinkDeps): Connect =>
  (opened, failed) => {
    const { central, device, locks, clock, random, trace } = deps;
    let stopped = false;
    let giveUp: Stop = () => {};

    async function attempt(fresh: boolean): Promise<Outcome> {
      const connecting = central.connect(device, { timeoutMs: CONNECT_MS, fresh });
      giveUp = connecting.cancel;
      try {
        const connection = await connecting.connection;
        if (stopped) connection.disconnect();
        giveUp = connection.disconnect;
        return await openLink(connection, fresh, deps, (link) => {
          giveUp = () => link.close();
          opened(link);
        });
      } catch (error) {
        const why = error instanceof BleFailure ? error.why : 'failed';
        trace.tell({ kind: 'attempt-failed', why, error });
        return why === 'busy' || why === 'stale' ? why : { failed: 'unreachable' };
      }
    }

    async function run(): Promise<void> {
      const release = await locks.acquire(device);
      let pause = FIRST_PAUSE_MS;
      let outcome: Outcome = 'busy';
      let fresh = false;
      while (!stopped) {
        outcome = await attempt(fresh);
        fresh ||= outcome === 'stale';
        giveUp = () => {};
        if (outcome !== 'busy' && outcome !== 'stale') break;
        const [part = 0] = random(1);
        await new Promise<void>((resolve) => {
          const cancelTimer = clock.after(pause + (2 * pause * part) / 255, resolve);
          giveUp = () => {
            cancelTimer();
            resolve();
          };
        });
        pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
      }
      release();
      if (typeof outcome === 'object' && !stopped) failed(outcome.failed);
    }

    void run();
    return () => {
      stopped = true;
      giveUp();
    };
  };

/** Subscribes, waits for the greeting and opens the link. Resolves when the connection is over. */
function openLink(
  connection: BleConnection,
  fresh: boolean,
  { clock, trace }: GuestLinkDeps,
  opened: (link: Link) => void,
): Promise<Outcome> {
  return new Promise((resolve) => {
    let link: ValueLink | null = null;
    let outcome: Outcome = 'busy';
    const cancelTimer = clock.after(GREETING_MS, () => {
      // The phone's cache of services may be outdated: try once without it.
      outcome = fresh ? { failed: 'unreachable' } : 'stale';
      trace.tell({ kind: 'not-greeted', why: 'unreachable' });
      connection.disconnect();
    });
    connection.subscribe(SERVICE, OUT, (value) => {
      if (link) {
        link.received(value);
        return;
      }
      cancelTimer();
      const maxFrame = readGreeting(value);
      if (typeof maxFrame !== 'number') {
        outcome = { failed: maxFrame };
        trace.tell({ kind: 'not-greeted', why: maxFrame });
        connection.disconnect();
        return;
      }
      outcome = 'over';
      trace.tell({ kind: 'greeted', maxFrame });
      link = valueLink(
        {
          maxFrame: Math.max(SMALLEST_MAX_FRAME, Math.min(maxFrame, connection.mtu - ATT_HEADER)),
          put: (frame) =>
            connection.write(SERVICE, IN, frame).catch((error: unknown) => {
              trace.tell({ kind: 'write-failed', error });
              throw error;
            }),
          hangUp: connection.disconnect,
        },
        clock,
      );
      opened(link.link);
    });
    connection.onEnd((why) => {
      cancelTimer();
      if (outcome === 'busy') trace.tell({ kind: 'not-greeted', why: 'lost' });
      link?.lost();
      resolve(outcome === 'busy' && why === 'stale' ? 'stale' : outcome);
    });
  });
}
