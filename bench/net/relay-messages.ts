import { once } from 'node:events';
import { WebSocket } from 'ws';

const SAYS = { open: 2, join: 3, to: 5 } as const;
const TOLD = { opened: 18, joined: 19, came: 20 } as const;
/** Messages that a host sends at once: a sixteenth of what NR6 allows in a second. */
const AT_ONCE = 250;
const FRAME_BYTES = 40;

/**
 * Sends messages from as many hosts as one address may have, each to its own guest, as fast as the relay
 * accepts them.
 */
export async function exchange(url: string, messages: number, hosts = 8): Promise<void> {
  await Promise.all(Array.from({ length: hosts }, () => table(url, Math.ceil(messages / hosts))));
}

async function table(url: string, messages: number): Promise<void> {
  const host = await opened(url, Buffer.of(SAYS.open, 1));
  const room = await nextOfKind(host, TOLD.opened);
  const came = nextOfKind(host, TOLD.came);
  const guest = await opened(url, Buffer.concat([Buffer.of(SAYS.join), room.subarray(1)]));
  await nextOfKind(guest, TOLD.joined);
  const arrival = await came;
  const frame = Buffer.concat([Buffer.of(SAYS.to), arrival.subarray(1, 3), Buffer.alloc(FRAME_BYTES)]);
  for (let left = messages; left > 0; left -= AT_ONCE) {
    const count = Math.min(left, AT_ONCE);
    const all = arrived(guest, count);
    for (let sent = 0; sent < count; sent += 1) host.send(frame);
    await all;
  }
  for (const socket of [guest, host]) {
    socket.close();
    await once(socket, 'close');
  }
}

async function opened(url: string, first: Uint8Array): Promise<WebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  await once(socket, 'open');
  socket.send(first);
  return socket;
}

function nextOfKind(socket: WebSocket, kind: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    socket.once('close', (code) => reject(new Error(`the relay has closed a socket: ${code}`)));
    const onMessage = (message: Buffer): void => {
      if (message[0] !== kind) return;
      socket.off('message', onMessage);
      resolve(message);
    };
    socket.on('message', onMessage);
  });
}

function arrived(socket: WebSocket, count: number): Promise<void> {
  let left = count;
  return new Promise((resolve) => {
    const onMessage = (): void => {
      left -= 1;
      if (left > 0) return;
      socket.off('message', onMessage);
      resolve();
    };
    socket.on('message', onMessage);
  });
}
