import type { Link } from '../link';
import { type Accepted, acceptSocket } from '../websocket/server-link';
import { CardSubscriber, LOOK_PATH, SAY_AGAIN_MS } from './card-subscriber';
import { streamOf } from './socket-stream';
import type { Stream } from './stream';
import type { Tcp, TcpSocket } from './tcp';

/** NL14: connections at once, and from one address. */
export const MAX_CONNECTIONS = 24;
export const MAX_FROM_ONE = 8;
/** NL15: how many of them may look. */
export const MAX_SUBSCRIBERS = 12;
export const MAX_SUBSCRIBERS_FROM_ONE = 4;
/** NL14: for how long a connection may be without a link: before its request, and after its end. In milliseconds. */
export const WITHOUT_LINK_MS = 10_000;

export interface LanServer {
  /** What who looks is told from now on. */
  publish(info: Uint8Array): void;
  /** To be called about once a second. Lets go of connections on which nothing comes of it. */
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
  /** What who looks is told: 1 byte to a frame's. */
  readonly info: Uint8Array;
  /** Milliseconds, from any zero. */
  now(): number;
  /** Called once, and again if it fails later. */
  listening(outcome: Listening): void;
  /** Of one who wants to join, from this address. Listen to it before returning. */
  onLink(link: Link, from: string): void;
}

interface Connection {
  readonly from: string;
  readonly stream: Stream;
  accepted: Accepted | null;
  /** Since when it has had no link, or null while it has one. */
  idle: number | null;
  /** While somebody looks over it. */
  looker: CardSubscriber | null;
  /** It has had a link. */
  used: boolean;
}

/** A WebSocket server on this phone, for whoever is in the same network. */
export function lanServer({ tcp, port, info, now, listening, onLink }: LanServerDeps): LanServer {
  if (tcp === null) {
    listening({ ok: false, why: 'not-here' });
    return { publish: () => {}, tick: () => {}, close: () => {} };
  }
  /** The longest there first. */
  const connections = new Set<Connection>();
  let told = info;
  let toldAt = now();
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

  /** NL14, NL15: who only looks makes room for whoever comes, so does who has hung up, and then who has not said anything yet. */
  function roomFor(from: string): boolean {
    const same = all(from);
    const crowd = same.length >= MAX_FROM_ONE ? same : all(null);
    if (crowd !== same && crowd.length < MAX_CONNECTIONS) return true;
    const leaves =
      crowd.find(({ looker, idle, used }) => looker !== null || (used && idle !== null)) ??
      crowd.find(({ used }) => !used);
    leaves?.stream.destroy();
    return leaves !== undefined;
  }

  function connected(socket: TcpSocket): void {
    const from = socket.remoteAddress ?? '';
    const stream = streamOf(socket);
    if (!roomFor(from)) {
      stream.destroy();
      return;
    }
    const connection: Connection = { from, stream, accepted: null, idle: now(), looker: null, used: false };
    connections.add(connection);
    stream.onEnd(() => connections.delete(connection));
    connection.accepted = acceptSocket(stream, (link, path) => {
      connection.idle = null;
      connection.used = true;
      link.onClose(() => {
        connection.idle = now();
        connection.looker = null;
      });
      if (path === LOOK_PATH) look(connection, link);
      else onLink(link, from);
    });
  }

  function look(connection: Connection, link: Link): void {
    const looker = new CardSubscriber(link);
    connection.looker = looker;
    void looker.publish(told);
    // NL15: the others come again, and know meanwhile what they were told.
    for (const [from, most] of [
      [connection.from, MAX_SUBSCRIBERS_FROM_ONE],
      [null, MAX_SUBSCRIBERS],
    ] as const) {
      const lookers = all(from).flatMap((each) => each.looker ?? []);
      if (lookers.length > most) lookers[0]?.leave();
    }
  }

  function sayToAll(): void {
    toldAt = now();
    for (const { looker } of connections) void looker?.publish(told);
  }

  return {
    publish(next) {
      told = next;
      sayToAll();
    },
    tick() {
      for (const { idle, stream, accepted } of [...connections]) {
        accepted?.tick();
        if (idle !== null && now() - idle >= WITHOUT_LINK_MS) stream.destroy();
      }
      if (now() - toldAt >= SAY_AGAIN_MS) sayToAll();
    },
    close() {
      closed = true;
      server.close();
      // Those that have said goodbye are on their way, and may be heard.
      for (const { stream, used, idle } of [...connections]) if (!used || idle === null) stream.destroy();
    },
  };
}
