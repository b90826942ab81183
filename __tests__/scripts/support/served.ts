import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import * as net from 'node:net';
import { resolve } from 'node:path';

const SCRIPT = resolve('scripts/serve.mjs');

/** The server in a process of its own. An uncaught error ends it. */
export interface Served {
  readonly port: number;
  /** The process's output on standard error. */
  complaints(): string;
  readonly child: ChildProcess;
}

export async function served(folder: string): Promise<Served> {
  const child = spawn(process.execPath, [SCRIPT, folder, '0']);
  let complaints = '';
  child.stderr.on('data', (data) => {
    complaints += data;
  });
  const [said] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  const port = Number(/:(\d+)\s*$/.exec(String(said))?.[1]);
  if (!port) throw new Error(`The server did not start: ${complaints}`);
  return { port, child, complaints: () => complaints };
}

export interface Raw {
  /** The answer, after the server has closed the connection. */
  readonly answer: Promise<string>;
  /** Resolves when everything has been written. */
  readonly written: Promise<void>;
  /** Closes this side of the connection. The server may still answer. */
  end(): void;
}

/** Sends raw bytes, one piece after the other, and leaves the connection open. */
export function sendRaw(port: number, ...pieces: readonly (string | Uint8Array)[]): Raw {
  const socket = net.connect({ port, host: '127.0.0.1' });
  let answer = '';
  socket.on('data', (data) => {
    answer += data.toString('latin1');
  });
  socket.on('error', () => {}); // `close` follows
  const closed = new Promise<void>((done) => socket.on('close', () => done()));
  const write = async (): Promise<void> => {
    for (const piece of pieces)
      await new Promise<unknown>((done) =>
        socket.write(typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece, done),
      );
  };
  return {
    answer: closed.then(() => answer),
    written: Promise.race([write(), closed]),
    end: () => void socket.end(),
  };
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Sends an ordinary request over a connection of its own. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((answered, failed) => {
    const asked = request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', failed);
      response.on('end', () =>
        answered({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    asked.on('error', failed);
    asked.end();
  });
}
