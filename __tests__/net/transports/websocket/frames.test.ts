import { seeded } from '../../../../src/engine/random';
import type { Stream } from '../../../../src/net/transports/lan/stream';
import { type Link, MAX_FRAME_ON_SOCKETS } from '../../../../src/net/transports/link';
import { FrameReader, type Received } from '../../../../src/net/transports/websocket/frame-reader';
import { acceptSocket, MAX_IDLE_FRAMES } from '../../../../src/net/transports/websocket/server-link';
import { ended, patterned } from '../contract';
import { clientFrame, isCut, RawClient, request } from './raw-client';
import { type Lan, lan } from './sockets';

const [CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG] = [0, 1, 2, 8, 9, 10] as const;
const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);
const closeFrame = (code: number): Buffer => Buffer.from([0x88, 2, code >> 8, code & 0xff]);

let table: Lan;
beforeEach(async () => {
  table = await lan();
});
afterEach(() => table.host.close());

async function client(options?: {
  stubborn: boolean;
}): Promise<{ client: RawClient; link: Link; frames: Uint8Array[] }> {
  const raw = new RawClient(table.port, options);
  const next = table.next();
  const frames: Uint8Array[] = [];
  const listening = next.then((link) => link.onFrame((frame) => frames.push(frame)));
  await raw.handshake();
  await listening;
  return { client: raw, link: await next, frames };
}

describe('NL11: a client’s frames', () => {
  test.each([1, 125, 126, 127, 4000, MAX_FRAME_ON_SOCKETS])(
    'messages of %i bytes, in one piece and byte by byte',
    (length) => {
      const payload = patterned(1, length);
      const frame = clientFrame({ opcode: BINARY, payload });
      const received: Received[] = [];
      const record = (each: Received) => received.push(each) > 0;
      const reader = new FrameReader(MAX_FRAME_ON_SOCKETS);
      reader.take(frame, record);
      for (const byte of frame) reader.take(bytes(byte), record);
      expect(received.map(({ kind }) => kind)).toEqual(['message', 'message']);
      for (const each of received) {
        expect(each.kind !== 'wrong' && Buffer.from(each.bytes).equals(payload)).toBe(true);
      }
    },
  );

  test('fragments are one message, with a ping in between that is answered at once', async () => {
    const { client: raw, link } = await client();
    const whole = new Promise((resolve) => link.onFrame(resolve));
    await raw.send(clientFrame({ opcode: BINARY, final: false, payload: bytes(1, 2) }));
    await raw.send(clientFrame({ opcode: PING, payload: bytes(9) }));
    await raw.send(clientFrame({ opcode: CONTINUATION, final: false, payload: bytes() }));
    expect(await raw.receive((all) => all.length >= 3)).toEqual(Buffer.from([0x8a, 1, 9]));
    await raw.send(clientFrame({ opcode: CONTINUATION, payload: bytes(3) }));
    expect(await whole).toEqual(bytes(1, 2, 3));
    raw.leave();
  });

  test('a pong without a ping is ignored', async () => {
    const { client: raw, link } = await client();
    const next = new Promise((resolve) => link.onFrame(resolve));
    await raw.send(clientFrame({ opcode: PONG, payload: bytes(1) }));
    await raw.send(clientFrame({ opcode: BINARY, payload: bytes(2) }));
    expect(await next).toEqual(bytes(2));
    raw.leave();
  });

  const long = new Uint8Array(126);
  test.each([
    [1002, 'no mask', { opcode: BINARY, masked: false, payload: bytes(1) }],
    [1002, 'a reserved bit', { opcode: BINARY, reserved: 0x40, payload: bytes(1) }],
    [1002, 'a reserved opcode', { opcode: 3 }],
    [1002, 'a reserved control opcode', { opcode: 11 }],
    [1002, 'a ping in fragments', { opcode: PING, final: false }],
    [1002, 'a ping of 126 bytes', { opcode: PING, payload: long }],
    [1002, 'a continuation of nothing', { opcode: CONTINUATION, payload: bytes(1) }],
    [1002, 'a length in more bytes than it needs', { opcode: BINARY, wide: 2, payload: bytes(1) } as const],
    [1002, 'a short length in 64 bits', { opcode: BINARY, wide: 8, payload: bytes(1) } as const],
    [1002, 'a length of 2⁶³', { opcode: BINARY, wide: 8, claims: 2 ** 63 } as const],
    [1002, 'an empty message', { opcode: BINARY }],
    [1003, 'text', { opcode: TEXT, payload: bytes(65) }],
    [1009, 'one byte too many', { opcode: BINARY, payload: new Uint8Array(MAX_FRAME_ON_SOCKETS + 1) }],
    [1009, 'a length of 64 bits that is too long', { opcode: BINARY, wide: 8, claims: 2 ** 40 } as const],
  ])('%i to %s', async (code, _, frame) => {
    const { client: raw, link, frames } = await client();
    const over = ended(link);
    await raw.send(clientFrame(frame));
    expect(await over).toBe('broken');
    expect(await raw.receive((all) => all.length >= 4)).toEqual(closeFrame(code));
    expect(frames).toEqual([]);
    raw.leave();
  });

  test('1002 to a message that begins inside another, 1009 to fragments that become too long', async () => {
    for (const [code, second] of [
      [1002, clientFrame({ opcode: BINARY, payload: bytes(1) })],
      [1009, clientFrame({ opcode: CONTINUATION, payload: new Uint8Array(MAX_FRAME_ON_SOCKETS) })],
    ] as const) {
      const { client: raw, link } = await client();
      const over = ended(link);
      await raw.send(clientFrame({ opcode: BINARY, final: false, payload: bytes(1) }));
      await raw.send(second);
      expect(await over).toBe('broken');
      expect(await raw.receive((all) => all.length >= 4)).toEqual(closeFrame(code));
      raw.leave();
    }
  });
});

describe('NL13: the end', () => {
  test.each([
    ['1000 to nothing', bytes(), 1000, 'ended'],
    ['the same to 1001', bytes(0x03, 0xe9), 1001, 'ended'],
    ['the same to 3000 and a reason', bytes(0x0b, 0xb8, 0x62, 0x79, 0x65), 3000, 'ended'],
    ['1002 to half a code', bytes(3), 1002, 'broken'],
    ['1002 to 1005, which is never sent', bytes(0x03, 0xed), 1002, 'broken'],
    ['1002 to 999', bytes(0x03, 0xe7), 1002, 'broken'],
    ['1002 to 5000', bytes(0x13, 0x88), 1002, 'broken'],
    ['1007 to a reason that is no text', bytes(0x03, 0xe8, 0xff), 1007, 'ended'],
  ] as const)('a close frame is answered: %s', async (_, payload, code, reason) => {
    const { client: raw, link } = await client();
    const over = ended(link);
    await raw.send(clientFrame({ opcode: CLOSE, payload }));
    expect(await over).toBe(reason);
    expect(await raw.untilOver()).toEqual(closeFrame(code));
  });

  test('after the host has closed, frames are ignored, and a client that does not stop is cut', async () => {
    const { client: raw, link, frames } = await client({ stubborn: true });
    link.close();
    expect(await raw.receive((all) => all.length >= 4)).toEqual(closeFrame(1000));
    const chunk = clientFrame({ opcode: BINARY, payload: new Uint8Array(1000) });
    while (!raw.over) {
      raw.send(chunk);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await raw.untilOver();
    expect(frames).toEqual([]);
  });

  test('a connection that ends without a close frame is lost', async () => {
    const { client: raw, link } = await client();
    const over = ended(link);
    raw.leave();
    expect(await over).toBe('lost');
  });
});

describe('garbage', () => {
  test('random bytes: no throw, and never more stored than a message', () => {
    const random = seeded(11);
    for (let round = 0; round < 3000; round += 1) {
      const reader = new FrameReader(1000);
      let wrong = false;
      for (let part = 0; part < 6 && !wrong; part += 1) {
        reader.take(
          Uint8Array.from({ length: random(40) }, () => random(256)),
          (said) => {
            expect(wrong).toBe(false);
            if (said.kind === 'wrong') wrong = true;
            else expect(said.bytes.length).toBeLessThanOrEqual(1000);
            return !wrong;
          },
        );
      }
    }
  });

  test('every bit of a conversation flipped: the others at the table are not affected', async () => {
    const good = await client();
    const talk = Buffer.concat([
      clientFrame({ opcode: BINARY, final: false, payload: bytes(1, 2, 3) }),
      clientFrame({ opcode: PING, payload: bytes(4) }),
      clientFrame({ opcode: CONTINUATION, payload: bytes(5) }),
      clientFrame({ opcode: CLOSE, payload: bytes(3, 0xe8) }),
    ]);
    for (let bit = 0; bit < talk.length * 8; bit += 1) {
      const changed = Buffer.from(talk);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const { client: raw, link } = await client();
      const over = ended(link);
      await raw.send(changed);
      raw.leave();
      expect(['broken', 'ended', 'lost']).toContain(await over);
    }
    const there = new Promise((resolve) => good.link.onFrame(resolve));
    await good.client.send(clientFrame({ opcode: BINARY, payload: bytes(7) }));
    expect(await there).toEqual(bytes(7));
    good.client.leave();
  });

  test('NL12: pings are not answered while the answers are not read', () => {
    const stuck = stuckStream();
    const accepted = acceptSocket(stuck.stream, () => {});
    stuck.say(Buffer.from(request()));
    const ping = clientFrame({ opcode: PING, payload: new Uint8Array(125) });
    for (let at = 0; at < 5000; at += 1) {
      if (at % MAX_IDLE_FRAMES === 0) accepted.tick();
      stuck.say(ping);
    }
    expect(stuck.written()).toBeGreaterThan(60_000);
    expect(stuck.written()).toBeLessThan(70_000);
  });

  test('NL12: send waits while what was sent is not read, and not beyond the end', async () => {
    const stuck = stuckStream();
    const links: Link[] = [];
    acceptSocket(stuck.stream, (link) => links.push(link));
    stuck.say(Buffer.from(request()));
    let sent = 0;
    const sending = links.map(async (link) => {
      for (; sent < 10; sent += 1) await link.send(new Uint8Array(MAX_FRAME_ON_SOCKETS));
    });
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    expect(sent).toBe(3);
    stuck.end();
    await Promise.all(sending);
    expect(sent).toBe(10);
  });
});

describe('NL21: frames that complete no message', () => {
  const flood = {
    ping: { opcode: PING },
    pong: { opcode: PONG },
    fragment: { opcode: CONTINUATION, final: false },
  };

  test.each(Object.entries(flood))(
    'one %s too many in a second ends the link, and nobody else’s',
    async (_, frame) => {
      const good = await client();
      const { client: raw, link } = await client({ stubborn: true });
      const over = ended(link);
      if (frame.opcode === CONTINUATION)
        await raw.send(clientFrame({ opcode: BINARY, final: false, payload: bytes(1) }));
      const many = Array.from({ length: MAX_IDLE_FRAMES + 1 }, () => clientFrame(frame));
      await raw.send(Buffer.concat(many));
      expect(await over).toBe('broken');
      expect((await raw.receive((all) => all.includes(closeFrame(1008)))).subarray(-4)).toEqual(
        closeFrame(1008),
      );
      // It keeps its connection, which is cut at the next tick.
      table.host.tick();
      await isCut(raw);
      const there = new Promise((resolve) => good.link.onFrame(resolve));
      await good.client.send(clientFrame({ opcode: BINARY, payload: bytes(7) }));
      expect(await there).toEqual(bytes(7));
      good.client.leave();
    },
  );

  test.each(Object.entries(flood))(
    'as many as allowed in each second have no effect: %s',
    async (_, frame) => {
      const { client: raw, link } = await client();
      const message = new Promise((resolve) => link.onFrame(resolve));
      await raw.send(clientFrame({ opcode: BINARY, final: false, payload: bytes(1) }));
      const pinged = clientFrame({ opcode: PING, payload: bytes(9) });
      const answered = Buffer.from([0x8a, 1, 9]);
      const many = Array.from({ length: MAX_IDLE_FRAMES - 2 }, () => clientFrame(frame));
      for (let second = 1; second <= 3; second += 1) {
        // All has been read once the last ping is answered.
        await raw.send(Buffer.concat([...many, pinged]));
        await raw.receive((all) => count(all, answered) === second);
        table.host.tick();
      }
      await raw.send(clientFrame({ opcode: CONTINUATION, payload: bytes(2) }));
      expect(await message).toEqual(bytes(1, 2));
      raw.leave();
    },
  );
});

describe('NL10: a refused client', () => {
  test('is cut at the next tick, even if it sends nothing more and keeps its connection', async () => {
    const raw = new RawClient(table.port, { stubborn: true });
    await raw.send('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(String(await raw.receive((all) => all.includes('\r\n\r\n')))).toMatch(/^HTTP\/1\.1 426 /);
    table.host.tick();
    await isCut(raw);
  });
});

function count(all: Buffer, part: Buffer): number {
  let found = 0;
  for (let at = all.indexOf(part); at >= 0; at = all.indexOf(part, at + part.length)) found += 1;
  return found;
}

/** A stream whose other end does not read. */
function stuckStream() {
  let onBytes = (_: Uint8Array): void => {};
  let end = (): void => {};
  let written = 0;
  const stream: Stream = {
    write: (bytes) => {
      written += bytes.length;
    },
    onData(listener) {
      onBytes = listener;
      return () => {};
    },
    onEnd(listener) {
      end = listener;
      return () => {};
    },
    finish() {},
    destroy() {},
  };
  return { stream, written: () => written, say: (bytes: Uint8Array) => onBytes(bytes), end: () => end() };
}
