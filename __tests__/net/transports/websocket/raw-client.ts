import * as net from 'node:net';

export const KEY = 'dGhlIHNhbXBsZSBub25jZQ==';

export const request = (...changes: readonly string[]): string =>
  [
    'GET /table HTTP/1.1',
    'Host: 127.0.0.1',
    'Upgrade: websocket',
    'Connection: keep-alive, Upgrade',
    `Sec-WebSocket-Key: ${KEY}`,
    'Sec-WebSocket-Version: 13',
    ...changes,
    '',
    '',
  ].join('\r\n');

interface Frame {
  readonly opcode: number;
  readonly final?: boolean;
  readonly reserved?: number;
  readonly masked?: boolean;
  /** The number of bytes for the length; by default the fewest. */
  readonly wide?: 0 | 2 | 8;
  /** A length to write instead of the payload's. */
  readonly claims?: number;
  readonly payload?: Uint8Array;
}

/** Writes a client's frame, valid or not. */
export function clientFrame(frame: Frame): Buffer {
  const { opcode, final = true, reserved = 0, masked = true, payload = new Uint8Array(0) } = frame;
  const length = frame.claims ?? payload.length;
  const wide = frame.wide ?? (length < 126 ? 0 : length < 65_536 ? 2 : 8);
  const head = Buffer.alloc(2 + wide + (masked ? 4 : 0));
  head[0] = (final ? 0x80 : 0) | reserved | opcode;
  head[1] = (masked ? 0x80 : 0) | (wide === 0 ? length : wide === 2 ? 126 : 127);
  if (wide === 2) head.writeUInt16BE(length, 2);
  if (wide === 8) head.writeBigUInt64BE(BigInt(length), 2);
  const mask = Uint8Array.of(0x37, 0xfa, 0x21, 0x3d);
  if (masked) head.set(mask, 2 + wide);
  const body = payload.map((byte, at) => byte ^ (masked ? (mask[at % 4] ?? 0) : 0));
  return Buffer.concat([head, body]);
}

/** A client that sends given bytes and records received ones. */
export class RawClient {
  private readonly received: Buffer[] = [];
  private readonly socket: net.Socket;
  private wanted: (() => void)[] = [];
  over = false;

  /** A stubborn client does not close when the other end has closed. */
  constructor(port: number, { stubborn = false } = {}) {
    this.socket = net.connect({ port, host: '127.0.0.1', noDelay: true, allowHalfOpen: stubborn });
    this.socket.on('data', (bytes) => {
      this.received.push(bytes);
      this.wake();
    });
    this.socket.on('error', () => {});
    this.socket.on('close', () => {
      this.over = true;
      this.wake();
    });
  }

  private wake(): void {
    for (const resolve of this.wanted.splice(0)) resolve();
  }

  send(bytes: Uint8Array | string): Promise<void> {
    return new Promise((resolve) => this.socket.write(bytes, () => resolve()));
  }

  /** The received bytes, once they satisfy the condition or the connection has ended. */
  async receive(enough: (bytes: Buffer) => boolean): Promise<Buffer> {
    for (;;) {
      const all = Buffer.concat(this.received);
      if (this.over || enough(all)) return all;
      await new Promise<void>((resolve) => this.wanted.push(resolve));
    }
  }

  async untilOver(): Promise<Buffer> {
    return this.receive(() => this.over);
  }

  async handshake(): Promise<void> {
    await this.send(request());
    await this.receive((bytes) => bytes.includes('\r\n\r\n'));
    this.received.length = 0;
  }

  leave(): void {
    this.socket.destroy();
  }
}

/** Once a connection is cut, the system resets it at the next bytes: the other end takes only a few. */
export async function isCut(raw: RawClient): Promise<void> {
  for (let said = 0; said < 1000 && !raw.over; said += 1) {
    await raw.send(Uint8Array.of(0));
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(raw.over).toBe(true);
}
