import { seeded } from '../../../src/engine/random';
import { MAX_MESSAGE } from '../../../src/net/secure/channel';
import { Assembly } from '../../../src/net/secure/frame-assembly';
import { COUNT, FIRST, LAST } from '../../../src/net/secure/frame-header';
import { framed, MAX_WAITING } from '../../../src/net/secure/framing';
import type { CloseReason, Link } from '../../../src/net/transports/link';
import { loopback } from '../../../src/net/transports/loopback';
import { patterned } from '../transports/contract';

function table(maxFrame = 20, window = 8) {
  const air = loopback();
  const { a, b, cut } = air.plug({ maxFrame, window });
  return { air, raw: a, link: b, cut };
}

function listening(link: Link) {
  const messages: Uint8Array[] = [];
  const ends: CloseReason[] = [];
  const channel = framed(link);
  channel.onMessage((message) => messages.push(message));
  channel.onClose((reason) => ends.push(reason));
  return { channel, messages, ends };
}

describe('framing', () => {
  test.each([20, 23, 182, 509, 512])('NL3: messages of any size in frames of %i', async (maxFrame) => {
    const { air, raw, link } = table(maxFrame);
    const sender = framed(raw);
    const { messages } = listening(link);
    const sizes = [1, maxFrame - 2, maxFrame - 1, maxFrame, 2 * (maxFrame - 1), 2 * maxFrame, 5000];
    const sent = sizes.map((size) => patterned(size, size));
    for (const message of sent) sender.send(message);
    await air.settle();
    expect(messages).toEqual(sent);
  });

  test('NL3: a message that fits is one frame, one byte longer', async () => {
    const { air, raw, link } = table();
    const frames: Uint8Array[] = [];
    link.onFrame((frame) => frames.push(frame));
    const sender = framed(raw);
    sender.send(Uint8Array.of(7, 8));
    sender.send(patterned(0, 20));
    await air.settle();
    expect(frames.map((frame) => frame.length)).toEqual([3, 20, 2]);
    expect(frames.map(([header]) => header)).toEqual([FIRST | LAST, FIRST | 1, LAST | 2]);
  });

  test('NL5: 65536 bytes are a message, one more is not', async () => {
    const { air, raw, link } = table(512);
    const sender = framed(raw);
    const { messages } = listening(link);
    expect(() => sender.send(new Uint8Array(MAX_MESSAGE + 1))).toThrow(RangeError);
    expect(() => sender.send(new Uint8Array(0))).toThrow(RangeError);
    sender.send(patterned(1, MAX_MESSAGE));
    await air.settle();
    expect(messages).toEqual([patterned(1, MAX_MESSAGE)]);
  });

  const frame = (header: number, length = 1): Uint8Array => Uint8Array.of(header, ...new Uint8Array(length));

  test.each([
    ['an empty frame', [new Uint8Array(0)]],
    ['a header alone', [frame(FIRST | LAST, 0)]],
    ['a counter that jumps', [frame(FIRST | LAST), frame(FIRST | LAST | 2)]],
    ['a frame twice', [frame(FIRST | LAST), frame(FIRST | LAST)]],
    ['a message that begins inside another', [frame(FIRST, 19), frame(FIRST | LAST | 1)]],
    ['a message without its beginning', [frame(LAST)]],
    ['a frame of 19 bytes that does not end its message', [frame(FIRST, 19), frame(1, 18)]],
  ])('NL4: %s breaks the link', (_, frames) => {
    const taken = new Assembly();
    const results = frames.map((bytes) => taken.take(bytes));
    expect(results.at(-1)).toBe('broken');
    expect(results.slice(0, -1)).not.toContain('broken');
  });

  test('NL4: a wrong counter closes the link, and later frames do not count', async () => {
    const { air, raw, link } = table();
    const { messages, ends } = listening(link);
    raw.send(frame(FIRST | LAST | 9));
    raw.send(frame(FIRST | LAST));
    await air.settle();
    expect(ends).toEqual(['broken']);
    expect(messages).toEqual([]);
  });

  test('NL5: a message that never ends breaks the link at 65536 bytes, not later', () => {
    const taken = new Assembly();
    let held = 0;
    for (let at = 0; ; at += 1) {
      const result = taken.take(frame((at === 0 ? FIRST : 0) | (at % COUNT), 100));
      if (result === 'broken') break;
      expect(result).toBeNull();
      held += 100;
    }
    expect(held).toBe(65_500);
  });

  test('NS14: the limit of a message’s length may change, and counts for the current message', async () => {
    const { air, raw, link } = table(200);
    let longest = 100;
    const channel = framed(link, () => longest);
    const messages: number[] = [];
    const ends: CloseReason[] = [];
    channel.onMessage(({ length }) => messages.push(length));
    channel.onClose((reason) => ends.push(reason));
    const sender = framed(raw);
    sender.send(patterned(0, 100));
    await air.settle();
    longest = 300;
    sender.send(patterned(0, 300));
    await air.settle();
    expect([messages, ends]).toEqual([[100, 300], []]);
    longest = 100;
    sender.send(patterned(0, 101));
    await air.settle();
    expect([messages, ends]).toEqual([[100, 300], ['broken']]);
  });

  test('NL6: a slow link is closed; others do not wait', async () => {
    const { air, raw, link } = table(512, 2);
    const { channel, ends } = listening(raw);
    const settled: number[] = [];
    const many = MAX_WAITING / 1024 + 10;
    for (let at = 0; at < many; at += 1) channel.send(new Uint8Array(1024)).then(() => settled.push(at));
    expect(ends).toEqual(['slow']);
    expect(listening(link).ends).toEqual([]);
    await air.settle();
    expect(settled).toHaveLength(many);
  });

  test('NL6: a link that is read in time takes any number of messages', async () => {
    const { air, raw, link } = table(512, 2);
    const { channel, ends } = listening(raw);
    const { messages } = listening(link);
    for (let at = 0; at < 50; at += 1) {
      const sent = channel.send(new Uint8Array(MAX_MESSAGE));
      await air.settle();
      await sent;
    }
    expect(messages).toHaveLength(50);
    expect(ends).toEqual([]);
  });

  test('after a cut in the middle of a message nothing of it arrives, and no send waits for ever', async () => {
    const { air, raw, link, cut } = table(20, 2);
    const { channel, ends } = listening(raw);
    const { messages } = listening(link);
    const sent = channel.send(new Uint8Array(500));
    const next = channel.send(new Uint8Array(1));
    for (let at = 0; at < 5; at += 1) {
      air.deliveries()[0]?.deliver();
      await Promise.resolve();
    }
    cut();
    await air.settle();
    await Promise.all([sent, next]);
    expect(messages).toEqual([]);
    expect(ends).toEqual(['lost']);
  });

  test('random bytes: no throw, no more than one message stored, only whole messages', () => {
    const random = seeded(5);
    for (let round = 0; round < 300; round += 1) {
      const taken = new Assembly();
      for (let at = 0; at < 40; at += 1) {
        const bytes = Uint8Array.from({ length: random(30) }, () => random(256));
        if (random(3) > 0 && bytes.length > 0) bytes[0] = ((bytes[0] ?? 0) & (FIRST | LAST)) | (at % COUNT);
        const result = taken.take(bytes);
        if (result === 'broken') break;
        if (result !== null) expect(result.length).toBeGreaterThan(0);
      }
    }
  });
});
