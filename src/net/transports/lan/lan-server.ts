import type { Link } from '../link';
import { type Accepted, acceptSocket } from '../websocket/server-link';
import { CardSubscriber, LOOK_PATH, REPEAT_MS } from './card-subscriber';
import { streamOf } from './socket-stream';
import type { Stream } from './stream';
import type { Tcp, TcpSocket } from './tcp';

/** NL14: the limits of connections, in all and from one address. */
export const MAX_CONNECTIONS = 24;
export const MAX_FROM_ONE = 8;
/** NL15: the limits of subscribers among them. */
export const MAX_SUBSCRIBERS = 12;
export const MAX_SUBSCRIBERS_FROM_ONE = 4;
/**
 * NL14: milliseconds that a connection may be without a link: before its request, and after the link's end.
 */
export const WITHOUT_LINK_MS = 10_000;

export interface LanServer {
  /** Sends this card to all subscribers, and to new ones. */
  publish(info: Uint8Array): void;
  /** To be called about once a second. Drops connections without a link after a timeout. */
  tick(): void;
  close(): void;
}

export type Listening =
  | { readonly ok: true; readonly port: number }
  /** `not-here`: this app cannot listen. `failed`: the port is taken, or the network is gone. */
  | { readonly ok: false; readonly why: 'not-here' | 'failed'; readonly error?: unknown };

export interface LanServerDeps {
  /** From `platformTcp`. */
  readonly tcp: Tcp | null;
  /** 0 for any. */
  readonly port: number;
  /** The first card: 1 byte to the length of a frame. */
  readonly info: Uint8Array;
  /** Milliseconds, from any zero. */
  now(): number;
  /** Called once with the outcome of listening, and again if the server fails later. */
  listening(outcome: Listening): void;
  /** A phone wants to join, from this address. Add listeners to the link before returning. */
  onLink(link: Link, from: string): void;
}

interface Connection {
  readonly from: string;
  readonly stream: Stream;
  accepted: Accepted | null;
  /** The time since which it has no link; null while it has one. */
  idle: number | null;
  /** The subscriber of this connection, if it is one. */
  subscriber: CardSubscriber | null;
  /** True once it has had a link. */
  used: boolean;
}

/** A WebSocket server on this phone, for phones in the same network. */
export function lanServer({ tcp, port, info, now, listening, onLink }: LanServerDeps): LanServer {
  if (tcp === null) {
    listening({ ok: false, why: 'not-here' });
    return { publish: () => {}, tick: () => {}, close: () => {} };
  }
  /** The oldest first. */
  const connections = new Set<Connection>();
  let card = info;
  let publishedAt = now();
  let closed = false;
  const server = tcp.createServer({ noDelay: true }, connected);
  server.on('error', (error) => listening({ ok: false, why: 'failed', error }));
  server.listen({ port, host: '0.0.0.0' }, () => {
    // A phone's server can't be closed before it listens.
    if (closed) server.close();
    if (closed) return;
    const address = server.address();
    if (typeof address === 'object' && address !== null) listening({ ok: true, port: address.port });
    else listening({ ok: false, why: 'failed' });
  });

  const all = (from: string | null): readonly Connection[] =>
    [...connections].filter((each) => from === null || each.from === from);

  /**
   * NL14, NL15: makes room for a new connection: drops a subscriber or one whose link is closed, else one
   * that never had a link.
   */
  function roomFor(from: string): boolean {
    const same = all(from);
    const crowd = same.length >= MAX_FROM_ONE ? same : all(null);
    if (crowd !== same && crowd.length < MAX_CONNECTIONS) return true;
    const dropped =
      crowd.find(({ subscriber, idle, used }) => subscriber !== null || (used && idle !== null)) ??
      crowd.find(({ used }) => !used);
    dropped?.stream.destroy();
    return dropped !== undefined;
  }

  function connected(socket: TcpSocket): void {
    const from = socket.remoteAddress ?? '';
    const stream = streamOf(socket);
    if (!roomFor(from)) {
      stream.destroy();
      return;
    }
    const connection: Connection = {
      from,
      stream,
      accepted: null,
      idle: now(),
      subscriber: null,
      used: false,
    };
    connections.add(connection);
    stream.onEnd(() => connections.delete(connection));
    connection.accepted = acceptSocket(stream, (link, path) => {
      connection.idle = null;
      connection.used = true;
      link.onClose(() => {
        connection.idle = now();
        connection.subscriber = null;
      });
      if (path === LOOK_PATH) subscribe(connection, link);
      else onLink(link, from);
    });
  }

  function subscribe(connection: Connection, link: Link): void {
    const subscriber = new CardSubscriber(link);
    connection.subscriber = subscriber;
    void subscriber.publish(card);
    // NL15: closed subscribers reconnect later and show the last card meanwhile.
    for (const [from, most] of [
      [connection.from, MAX_SUBSCRIBERS_FROM_ONE],
      [null, MAX_SUBSCRIBERS],
    ] as const) {
      const subscribers = all(from).flatMap((each) => each.subscriber ?? []);
      if (subscribers.length > most) subscribers[0]?.close();
    }
  }

  function publishToAll(): void {
    publishedAt = now();
    for (const { subscriber } of connections) void subscriber?.publish(card);
  }

  return {
    publish(next) {
      card = next;
      publishToAll();
    },
    tick() {
      for (const { idle, stream, accepted } of [...connections]) {
        accepted?.tick();
        if (idle !== null && now() - idle >= WITHOUT_LINK_MS) stream.destroy();
      }
      if (now() - publishedAt >= REPEAT_MS) publishToAll();
    },
    close() {
      closed = true;
      server.close();
      // Connections whose links are closed may still be sending their last bytes.
      for (const { stream, used, idle } of [...connections]) if (!used || idle === null) stream.destroy();
    },
  };
}
