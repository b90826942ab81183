import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import * as net from 'node:net';
import { resolve } from 'node:path';

const SERVER = resolve('bench/net/relay-server.mjs');

export interface MeasuredRelay {
  readonly port: number;
  /** The URL of its WebSocket. */
  readonly relay: string;
  /** The peak memory of the process since the last call, in bytes. */
  mostMemory(): Promise<number>;
  stop(): Promise<void>;
}

/** The server in a process of its own. */
export async function measuredRelay(folder: string): Promise<MeasuredRelay> {
  const child = fork(SERVER, [folder], { execArgv: [] });
  const { url, relay } = await nextMessage(child);
  return {
    port: Number(new URL(String(url)).port),
    relay: String(relay),
    async mostMemory() {
      const answer = nextMessage(child);
      child.send('memory');
      return Number((await answer).most);
    },
    async stop() {
      const over = once(child, 'exit');
      child.kill();
      await over;
    },
  };
}

async function nextMessage(child: ChildProcess): Promise<Readonly<Record<string, unknown>>> {
  const [message] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (message === null || typeof message !== 'object') throw new Error('the server has ended');
  return message;
}

/** Sends this many requests at once over one connection. Resolves to the number of bytes that came back. */
export function pipelined(port: number, path: string, count: number, header = ''): Promise<number> {
  return new Promise((done, failed) => {
    const socket = net.connect(port, '127.0.0.1');
    let bytes = 0;
    socket.on('data', (data) => {
      bytes += data.length;
    });
    socket.on('error', failed);
    socket.on('close', () => done(bytes));
    const request = `GET ${path} HTTP/1.1\r\nHost: relay\r\n${header}`;
    socket.write(`${`${request}\r\n`.repeat(count - 1)}${request}Connection: close\r\n\r\n`);
  });
}

/** Opens connections that send this, all at once, and read nothing. */
export async function openSilentReaders(
  port: number,
  count: number,
  request: string,
): Promise<readonly net.Socket[]> {
  const sockets = Array.from({ length: count }, () => {
    const socket = net.connect(port, '127.0.0.1').pause();
    socket.on('error', () => {}); // the server may refuse the connection
    return socket;
  });
  const connected = sockets.map(
    (socket) =>
      new Promise<void>((done) => {
        socket.once('close', () => done());
        socket.once('connect', () => (request === '' ? done() : socket.write(request, () => done())));
      }),
  );
  await Promise.all(connected);
  return sockets;
}
