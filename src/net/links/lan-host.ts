import type { Link } from '../link';
import { streamOf } from './socketStream';
import type { Stream } from './stream';
import type { Tcp, TcpSocket } from './tcp';
import { acceptSocket } from './websocket/server';

/** NL14: connections at once, and from one address. */
export const MAX_CONNECTIONS = 24;
export const MAX_FROM_ONE = 8;
/** NL14: for how long a connection may be without a link: before its request, and after its end. In milliseconds. */
export const WITHOUT_LINK_MS = 10_000;

export interface LanHost {
  /** To be called about once a second. Lets go of connections on which nothing comes of it. */
  tick(): void;
  close(): void;
}

export type Listening =
  | { readonly ok: true; readonly port: number }
  /** `not-here`: this app cannot listen. `failed`: the port is taken, or the network is gone. */
  | { readonly ok: false; readonly why: 'not-here' | 'failed' };

export interface LanTable {
  /** From `platformTcp`. */
  readonly tcp: Tcp | null;
  /** 0 for any. */
  readonly port: number;
  /** Milliseconds, from any zero. */
  now(): number;
  /** Called once, and again if it fails later. */
  listening(outcome: Listening): void;
  /** Listen to it before returning. */
  onLink(link: Link): void;
}

interface Connection {
  readonly from: string;
  readonly stream: Stream;
  /** Since when it has had no link, or null while it has one. */
  idle: number | null;
}

/** A WebSocket server on this phone, for whoever is in the same network. */
export function lanHost({ tcp, port, now, listening, onLink }: LanTable): LanHost {
  if (tcp === null) {
    listening({ ok: false, why: 'not-here' });
    return { tick: () => {}, close: () => {} };
  }
  const connections = new Set<Connection>();
  const server = tcp.createServer({ noDelay: true }, connected);
  server.on('error', () => listening({ ok: false, why: 'failed' }));
  server.listen({ port, host: '0.0.0.0' }, () => {
    const address = server.address();
    if (typeof address === 'object' && address !== null) listening({ ok: true, port: address.port });
    else listening({ ok: false, why: 'failed' });
  });

  function connected(socket: TcpSocket): void {
    const from = socket.remoteAddress ?? '';
    const stream = streamOf(socket);
    const connection: Connection = { from, stream, idle: now() };
    const same = [...connections].filter((other) => other.from === from).length;
    if (connections.size >= MAX_CONNECTIONS || same >= MAX_FROM_ONE) {
      stream.destroy();
      return;
    }
    connections.add(connection);
    stream.onEnd(() => connections.delete(connection));
    acceptSocket(stream, (link) => {
      connection.idle = null;
      link.onClose(() => {
        connection.idle = now();
      });
      onLink(link);
    });
  }

  return {
    tick() {
      for (const { idle, stream } of [...connections]) {
        if (idle !== null && now() - idle >= WITHOUT_LINK_MS) stream.destroy();
      }
    },
    close() {
      server.close();
      for (const { stream } of [...connections]) stream.destroy();
    },
  };
}
