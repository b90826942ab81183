import { once } from 'node:events';
import * as net from 'node:net';

/** The direction in which bytes no longer pass. */
export type Direction = 'both' | 'to-server' | 'to-page';

interface Pair {
  readonly page: net.Socket;
  readonly server: net.Socket;
  /** The connection is dead, but neither end is notified. */
  dead: boolean;
}

/** A proxy between a page and the server that simulates network failures. */
export interface FreezingProxy {
  readonly url: string;
  /** Nothing passes in this direction, without notice. New connections hang as well. */
  freeze(direction?: Direction): void;
  /** The network is back, and delayed bytes pass. */
  resume(): void;
  /**
   * The network is back, but all old connections are dead and neither end is notified: as after a new IP
   * address.
   */
  resumeWithoutOld(): void;
  /** The server's ends of all connections are closed, and the page is not notified. New connections work. */
  halfOpen(): void;
  /** Closes every connection, and each new one until the network resumes. */
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
        // Bytes already sent still arrive, unless the connection is dead.
        if (!pair.dead) to.destroySoon();
      });
    }
    flow(pair);
  });

  /** Passes or holds bytes, depending on the state. */
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
