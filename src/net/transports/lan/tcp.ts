import type { PlainSocket } from './socket-stream';

/** The common interface of Node's `net` and `react-native-tcp-socket` for servers. */
export interface Tcp {
  createServer(options: { noDelay: boolean }, connected: (socket: TcpSocket) => void): TcpServer;
}

export interface TcpSocket extends PlainSocket {
  readonly remoteAddress?: string | undefined;
}

export interface TcpServer {
  listen(at: { port: number; host: string }, listening: () => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  address(): { readonly port: number } | string | null;
  close(): unknown;
}

export function isTcp(value: unknown): value is Tcp {
  return typeof value === 'object' && value !== null && 'createServer' in value;
}
