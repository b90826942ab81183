import * as net from 'node:net';
import { WebSocket } from 'ws';
import { type Clock, realClock } from '../../../../src/net/clock';
import { type LanServer, lanServer } from '../../../../src/net/transports/lan/lan-server';
import type { Link } from '../../../../src/net/transports/link';
import {
  type PlatformWebSocket,
  socketLink,
  type WebSocketPlatform,
} from '../../../../src/net/transports/websocket/client-link';

/** The `ws` package as a browser's WebSocket. `made` has the sockets, so that a test can cut them. */
export function wsPlatform({
  after,
}: Pick<Clock, 'after'> = realClock): WebSocketPlatform & { readonly made: readonly WebSocket[] } {
  const made: WebSocket[] = [];
  return {
    made,
    connect(url): PlatformWebSocket {
      const socket = new WebSocket(url, { perMessageDeflate: false });
      made.push(socket);
      return asPlatform(socket);
    },
    after,
  };
}

function asPlatform(socket: WebSocket): PlatformWebSocket {
  return {
    get binaryType() {
      return socket.binaryType;
    },
    set binaryType(type) {
      if (type === 'arraybuffer') socket.binaryType = type;
    },
    get bufferedAmount() {
      return socket.bufferedAmount;
    },
    send: (data) => socket.send(data),
    close: (code) => socket.close(code),
    addEventListener: (type: 'open' | 'error' | 'message' | 'close', listener: (event: never) => void) => {
      socket.addEventListener(type as 'message', listener as () => void);
    },
  };
}

export interface Lan {
  readonly url: string;
  readonly port: number;
  readonly host: LanServer;
  /** Resolves with the next link of a guest. */
  next(): Promise<Link>;
}

/** A host with Node's sockets. */
export function lan(now: () => number = () => 0, port = 0): Promise<Lan> {
  const links: Link[] = [];
  const wanted: ((link: Link) => void)[] = [];
  return new Promise((resolve, reject) => {
    const host = lanServer({
      tcp: net,
      port,
      info: Uint8Array.of(1),
      now,
      onLink(link) {
        const asked = wanted.shift();
        if (asked) asked(link);
        else links.push(link);
      },
      listening(outcome) {
        if (!outcome.ok) {
          reject(new Error(outcome.why));
          return;
        }
        resolve({
          url: `ws://127.0.0.1:${outcome.port}/`,
          port: outcome.port,
          host,
          next: () => {
            const link = links.shift();
            return link ? Promise.resolve(link) : new Promise((found) => wanted.push(found));
          },
        });
      },
    });
  });
}

export interface LinkTo {
  readonly link: Link;
  readonly open: Promise<void>;
  cut(): void;
  /** Stops reading until `resume`. */
  pause(): void;
  resume(): void;
}

export function linkTo(url: string, clock: Pick<Clock, 'after'> = realClock): LinkTo {
  const platform = wsPlatform(clock);
  const link = socketLink(url, platform);
  const open = new Promise<void>((resolve) => platform.made[0]?.on('open', resolve));
  return {
    link,
    open,
    cut: () => platform.made[0]?.terminate(),
    pause: () => platform.made[0]?.pause(),
    resume: () => platform.made[0]?.resume(),
  };
}
