import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { LIMITS } from '../../../../modules/table-relay/limits.cjs';
import { createRelay } from '../../../../modules/table-relay/relay.cjs';
import type { Link } from '../../../../src/net/transports/link';
import { joinAtRelay } from '../../../../src/net/transports/relay/guest-link';
import { openAtRelay, type RelayHost } from '../../../../src/net/transports/relay/host-links';
import type { OpenTable } from '../../../../src/net/transports/relay/messages';
import { listTablesAtRelay } from '../../../../src/net/transports/relay/table-list';
import { type LinkTo, linkTo } from '../websocket/sockets';

export interface RunningRelay {
  readonly url: string;
  readonly relay: ReturnType<typeof createRelay>;
  /** The relay's clock, in milliseconds. */
  clock: { now: number };
  close(): void;
}

/**
 * Starts a relay. With `unknown` it does not know the addresses of its clients, as in the Expo dev server.
 */
function startRelay(
  limits: Partial<typeof LIMITS> = {},
  addresses: 'known' | 'unknown' = 'known',
): Promise<RunningRelay> {
  const clock = { now: 1_000_000 };
  const relay = createRelay({ limits, now: () => clock.now });
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', maxPayload: LIMITS.message });
  server.on('connection', (socket, request) =>
    relay.handle(socket, addresses === 'known' ? request : undefined),
  );
  return new Promise((resolve) => {
    server.on('listening', () => {
      const { port } = server.address() as AddressInfo;
      resolve({
        url: `ws://127.0.0.1:${port}/`,
        relay,
        clock,
        close() {
          for (const socket of server.clients) socket.terminate();
          server.close();
        },
      });
    });
  });
}

/** The clock of these tests stands still, so budgets never refill: these limits give enough at once. */
export const AT_ONCE = {
  guestFirstBytes: 2 ** 30,
  guestBytesPerSecond: 2 ** 30,
  guestFirstMessages: 4000,
  guestMessagesPerSecond: 4000,
};

let runningRelays: RunningRelay[] = [];

/** Starts a relay for this test. */
export async function relay(...given: Parameters<typeof startRelay>): Promise<RunningRelay> {
  const made = await startRelay(...given);
  runningRelays.push(made);
  return made;
}

export async function tidy(): Promise<void> {
  for (const one of runningRelays) one.close();
  runningRelays = [];
}

/** Lets other events run. Throws once the test is over, so that a failed test's loops end. */
export async function aMoment(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  if (runningRelays.length === 0) throw new Error('the test is over');
}

/** Waits until a client has used up its budget. */
export async function someoneSlowed(running: RunningRelay['relay']): Promise<void> {
  while (running.counts().slowed === 0) await aMoment();
}

/** Waits until the relay has at most so many clients. */
export async function clientsLeft(running: RunningRelay['relay'], clients: number): Promise<void> {
  while (running.counts().clients > clients) await aMoment();
}

export interface HostAtRelay {
  readonly room: number;
  readonly host: RelayHost;
  readonly over: Promise<string>;
  next(): Promise<Link>;
  /** NR4: the values that stand for the guests' addresses. */
  readonly places: readonly string[];
  cut(): void;
  /** Stops reading until `resume`. */
  pause(): void;
  resume(): void;
}

export function hostAtRelay(url: string, info: Uint8Array = Uint8Array.of(1)): Promise<HostAtRelay> {
  const { link, cut, pause, resume } = linkTo(url);
  const links: Link[] = [];
  const places: string[] = [];
  const wanted: ((link: Link) => void)[] = [];
  return new Promise((resolve, reject) => {
    const over = new Promise<string>((ended) => {
      const host = openAtRelay(link, {
        info,
        onClose: (reason) => {
          ended(reason);
          reject(new Error(reason));
        },
        onLink(member, from) {
          places.push(from);
          const asked = wanted.shift();
          if (asked) asked(member);
          else links.push(member);
        },
        opened: (room) =>
          resolve({
            room,
            host,
            over,
            places,
            cut,
            pause,
            resume,
            next: () => {
              const member = links.shift();
              return member ? Promise.resolve(member) : new Promise((found) => wanted.push(found));
            },
          }),
      });
    });
  });
}

export function guestAtRelay(url: string, room: number): Omit<LinkTo, 'open'> {
  const { link, open: _, ...plug } = linkTo(url);
  return { link: joinAtRelay(link, room), ...plug };
}

/** Lists the tables of a relay, and waits for a certain list. */
export function browseRelay(url: string) {
  const { link } = linkTo(url);
  let last: readonly OpenTable[] | null = null;
  let wake = (): void => {};
  listTablesAtRelay(link, {
    onTables(tables) {
      last = tables;
      wake();
    },
    onClose() {},
  });
  return {
    link,
    async until(wanted: (infos: readonly number[]) => boolean): Promise<readonly OpenTable[]> {
      for (;;) {
        if (last !== null && wanted(last.map(({ info }) => info[0] ?? -1))) return last;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}
