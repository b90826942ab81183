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

export interface Served {
  readonly url: string;
  readonly relay: ReturnType<typeof createRelay>;
  /** What the relay takes for the time. */
  clock: { now: number };
  close(): void;
}

/** With `unknown` the relay does not learn where anybody connects from, as in the Expo dev server. */
function serve(
  limits: Partial<typeof LIMITS> = {},
  addresses: 'known' | 'unknown' = 'known',
): Promise<Served> {
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

/** The clock of these tests stands still: what is not there at once never will be. */
export const AT_ONCE = {
  guestFirstBytes: 2 ** 30,
  guestBytesPerSecond: 2 ** 30,
  guestFirstMessages: 4000,
  guestMessagesPerSecond: 4000,
};

let served: Served[] = [];

/** A relay for this test. */
export async function relay(...given: Parameters<typeof serve>): Promise<Served> {
  const made = await serve(...given);
  served.push(made);
  return made;
}

export async function tidy(): Promise<void> {
  for (const one of served) one.close();
  served = [];
}

/** A test that has failed goes on no longer than this. */
export async function aMoment(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  if (served.length === 0) throw new Error('the test is over');
}

/** Until somebody has said more than it may. */
export async function slowed(running: Served['relay']): Promise<void> {
  while (running.counts().slowed === 0) await aMoment();
}

/** Until the relay has no more than so many sockets. */
export async function gone(running: Served['relay'], clients: number): Promise<void> {
  while (running.counts().clients > clients) await aMoment();
}

export interface Hosting {
  readonly room: number;
  readonly host: RelayHost;
  readonly over: Promise<string>;
  next(): Promise<Link>;
  /** What the host is told of where each came from. */
  readonly assignments: readonly string[];
  cut(): void;
  /** Reads nothing any more, until it resumes. */
  pause(): void;
  resume(): void;
}

export function hosting(url: string, info: Uint8Array = Uint8Array.of(1)): Promise<Hosting> {
  const { link, cut, pause, resume } = linkTo(url);
  const links: Link[] = [];
  const assignments: string[] = [];
  const wanted: ((link: Link) => void)[] = [];
  return new Promise((resolve, reject) => {
    const over = new Promise<string>((ended) => {
      const host = openAtRelay(link, {
        info,
        over: (reason) => {
          ended(reason);
          reject(new Error(reason));
        },
        onLink(member, from) {
          assignments.push(from);
          const asked = wanted.shift();
          if (asked) asked(member);
          else links.push(member);
        },
        opened: (room) =>
          resolve({
            room,
            host,
            over,
            assignments,
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

export function joining(url: string, room: number): Omit<LinkTo, 'open'> {
  const { link, open: _, ...plug } = linkTo(url);
  return { link: joinAtRelay(link, room), ...plug };
}

/** Lists as they come, and a wait for one that is wanted. */
export function looking(url: string) {
  const { link } = linkTo(url);
  let last: readonly OpenTable[] | null = null;
  let wake = (): void => {};
  listTablesAtRelay(link, {
    tables(tables) {
      last = tables;
      wake();
    },
    over() {},
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
