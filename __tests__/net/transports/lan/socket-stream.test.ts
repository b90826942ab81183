import { type PlainSocket, streamOf } from '../../../../src/net/transports/lan/socket-stream';

/** Like a phone's socket, which discards unwritten bytes at its end. */
function phoneSocket() {
  const writing: (() => void)[] = [];
  const said: string[] = [];
  let ended = false;
  const socket: PlainSocket = {
    on: () => socket,
    write(bytes, _, done) {
      writing.push(() => {
        if (!ended) said.push(String(bytes));
        done();
      });
      return true;
    },
    end() {
      ended = true;
    },
    destroy() {
      ended = true;
    },
  };
  return { socket, said, ended: () => ended, write: () => writing.shift()?.() };
}

test('NL2: all bytes are written before the end', () => {
  const { socket, said, ended, write } = phoneSocket();
  const stream = streamOf(socket);
  for (const byte of [1, 2]) stream.write(Uint8Array.of(byte), () => {});
  stream.finish();
  expect(ended()).toBe(false);
  write();
  expect(ended()).toBe(false);
  write();
  expect(said).toEqual(['1', '2']);
  expect(ended()).toBe(true);
});

test('without unwritten bytes the end is immediate, and destroying never waits', () => {
  const idle = phoneSocket();
  streamOf(idle.socket).finish();
  expect(idle.ended()).toBe(true);
  const busy = phoneSocket();
  const stream = streamOf(busy.socket);
  stream.write(Uint8Array.of(1), () => {});
  stream.destroy();
  expect(busy.ended()).toBe(true);
});
