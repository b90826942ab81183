import { once } from 'node:events';
import * as net from 'node:net';

/** Which way bytes no longer get through. */
export type Direction = 'both' | 'to-server' | 'to-page';

interface Pair {
  readonly page: net.Socket;
  readonly server: net.Socket;
  /** Nobody learns that this connection is no more. */
  dead: boolean;
}

/** Stands between a page and the server, and does what networks do. */
export interface FreezingProxy {
  readonly url: string;
  /** Nothing gets through any more that way, and nobody is told. New connections hang, too. */
  freeze(direction?: Direction): void;
  /** The network is back, and what waited gets through. */
  resume(): void;
  /** The network is back, but no connection from before: neither end is told, as when a phone got another address. */
  resumeWithoutOld(): void;
  /** The server's ends of all connections are gone, and the page is not told. New connections are as good as ever. */
  halfOpen(): void;
  /** Every connection breaks, and new ones do, until it resumes. */
  cut(): void;
  close(): Promise<void>;
}

export async function freezingProxy(target: string): Promise<FreezingProxy> {
  const { hostname, port } = new URL(target);
  const pairs = new Set<Pair>();
  let frozen: Direction | null = null;
  let refusing = false;

  const server = net.createServer((page) => {
    if (refusing) {
      page.resetAndDestroy();
      return;
    }
    const pair: Pair = { page, server: net.connect(Number(port), hostname), dead: false };
    pairs.add(pair);
    for (const [from, to] of [
      [pair.page, pair.server],
      [pair.server, pair.page],
    ] as const) {
      from.on('data', (data) => to.write(data));
      from.on('error', () => {}); // `close` follows
      from.on('close', () => {
        if (to.destroyed) pairs.delete(pair);
        // What has been sent is still on its way, unless nothing gets through.
        if (!pair.dead) to.destroySoon();
      });
    }
    flow(pair);
  });

  /** Lets bytes through, or holds them, as things stand. */
  function flow(pair: Pair): void {
    const holds = (direction: Direction) => pair.dead || frozen === 'both' || frozen === direction;
    if (holds('to-server')) pair.page.pause();
    else pair.page.resume();
    if (holds('to-page')) pair.server.pause();
    else pair.server.resume();
  }

  const flowAll = (): void => {
    for (const pair of pairs) flow(pair);
  };

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');

  return {
    url: `http://127.0.0.1:${address.port}`,
    freeze(direction = 'both') {
      frozen = direction;
      flowAll();
    },
    resume() {
      frozen = null;
      refusing = false;
      flowAll();
    },
    resumeWithoutOld() {
      for (const pair of pairs) pair.dead = true;
      frozen = null;
      flowAll();
    },
    halfOpen() {
      for (const pair of pairs) {
        pair.dead = true;
        flow(pair);
        pair.server.destroy();
      }
    },
    cut() {
      refusing = true;
      for (const { page, server } of pairs) {
        page.resetAndDestroy();
        server.resetAndDestroy();
      }
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const pair of pairs) {
        pair.dead = true;
        pair.page.destroy();
        pair.server.destroy();
      }
      await closed;
    },
  };
}
