import { WebSocket } from 'ws';
import { joinMessage } from '../../../../src/net/transports/relay/messages';
import { BINARY, CLOSE, PING, PONG } from '../../../../src/net/transports/websocket/opcodes';
import { arrived, ended } from '../contract';
import { clientFrame, isCut, RawClient, request } from '../websocket/raw-client';
import {
  AT_ONCE,
  aMoment,
  clientsLeft,
  guestAtRelay,
  type HostAtRelay,
  hostAtRelay,
  relay,
  someoneSlowed,
  tidy,
} from './served';

/** More than a system's socket buffers hold. */
const FLOOD = { messages: 2000, bytes: 16_000 };

const manyFrames = Array.from({ length: 200 }, (_, at) =>
  clientFrame({ opcode: BINARY, payload: Uint8Array.of(at) }),
);

const closeFrame = (code: number): Buffer => Buffer.from([0x88, 2, code >> 8, code & 0xff]);

/** A guest whose bytes the test chooses. */
async function rawGuest(url: string, room: number): Promise<RawClient> {
  const guest = new RawClient(Number(new URL(url).port));
  await guest.handshake();
  void guest.send(clientFrame({ opcode: BINARY, payload: joinMessage(room) }));
  return guest;
}

/** A guest, with its link on the host. */
async function guestAt(url: string, table: HostAtRelay) {
  const guest = guestAtRelay(url, table.room);
  return { ...guest, member: await table.next() };
}

async function twoGuests(url: string) {
  const table = await hostAtRelay(url);
  return { table, guests: [await guestAt(url, table), await guestAt(url, table)] as const };
}

describe('clients that send too much, or read slowly', () => {
  afterEach(tidy);

  test('NR6: a client that sends too much is slowed down, and loses nothing', async () => {
    const { url, relay: running, clock } = await relay({ guestMessagesPerSecond: 50 });
    const table = await hostAtRelay(url);
    const { link } = guestAtRelay(url, table.room);
    const member = await table.next();
    const there = arrived(member, 500);
    for (let at = 0; at < 500; at += 1) link.send(new Uint8Array(2000).fill(at % 256));
    let done = false;
    there.then(() => {
      done = true;
    });
    let slowed = 0;
    while (!done) {
      if (running.counts().slowed > 0) {
        slowed += 1;
        clock.now += 500;
        running.tick();
      }
      await aMoment();
    }
    expect(slowed).toBeGreaterThan(3);
    expect((await there).map(([first]) => first)).toEqual(Array.from({ length: 500 }, (_, at) => at % 256));
  });

  test('NR6: a new guest may send eight messages at once, and the rest arrives even after it leaves', async () => {
    const { url, relay: running, clock } = await relay();
    const table = await hostAtRelay(url);
    const guest = await rawGuest(url, table.room);
    const member = await table.next();
    const received: number[] = [];
    member.onFrame(([at]) => received.push(at ?? -1));
    const first = arrived(member, 8);
    // In one write, so that the relay has read the close frame before it forwards the ninth message.
    guest.send(Buffer.concat([...manyFrames, clientFrame({ opcode: CLOSE })]));
    await Promise.all([first, guest.receive(() => false)]);
    // The relay notices the end a little later than the guest.
    for (let turn = 0; turn < 100; turn += 1) await aMoment();
    expect(received).toHaveLength(8);
    const over = ended(member);
    while (running.counts().clients > 1) {
      clock.now += 500;
      running.tick();
      await aMoment();
    }
    expect(await over).toBe('ended');
    expect(received).toEqual(manyFrames.map((_, at) => at));
  });

  test('NR6: a new guest may send 4096 bytes at once, and the message that exceeds them', async () => {
    const { url, relay: running, clock } = await relay();
    const table = await hostAtRelay(url);
    const { link } = guestAtRelay(url, table.room);
    const member = await table.next();
    const received: number[] = [];
    member.onFrame(([at]) => received.push(at ?? -1));
    for (let at = 0; at < 6; at += 1) link.send(new Uint8Array(2000).fill(at));
    await Promise.all([arrived(member, 3), someoneSlowed(running)]);
    running.tick();
    for (let turn = 0; turn < 100; turn += 1) await aMoment();
    expect(received).toEqual([0, 1, 2]);
    const rest = arrived(member, 3);
    clock.now += 500;
    running.tick();
    await rest;
    expect(received).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test.each([
    ['that is dropped', 'closed'],
    ['that breaks the protocol', 'lost'],
  ])('NR6: a guest %s is gone at once, although messages from it still wait', async (how, reason) => {
    const { url, relay: running } = await relay();
    const table = await hostAtRelay(url);
    const guest = await rawGuest(url, table.room);
    const member = await table.next();
    const first = arrived(member, 8);
    const over = ended(member);
    const wrong = clientFrame({ opcode: BINARY, reserved: 0x40 });
    await guest.send(Buffer.concat([...manyFrames, ...(how === 'that breaks the protocol' ? [wrong] : [])]));
    await first;
    if (how === 'that is dropped') member.close();
    await guest.receive((bytes) => bytes.length > 2 && bytes.at(-4) === 0x88);
    await guest.send(clientFrame({ opcode: CLOSE }));
    guest.leave();
    await clientsLeft(running, 1);
    expect(await over).toBe(reason);
  });

  test('NR6: a guest that floods a slow host waits alone: messages of other guests arrive', async () => {
    const { url, relay: running } = await relay({ ...AT_ONCE, waiting: 2 ** 20 });
    const { table, guests } = await twoGuests(url);
    const [flood, quiet] = guests;
    table.pause();
    for (let at = 0; at < FLOOD.messages; at += 1) flood.link.send(new Uint8Array(FLOOD.bytes));
    await someoneSlowed(running);
    let lost = false;
    quiet.link.onClose(() => {
      lost = true;
    });
    quiet.link.send(Uint8Array.of(7));
    const there = arrived(quiet.member, 1);
    const all = arrived(flood.member, FLOOD.messages);
    table.resume();
    expect(await there).toEqual([Uint8Array.of(7)]);
    expect((await all).length).toBe(FLOOD.messages);
    expect(lost).toBe(false);
  });

  test('NR6: while too much waits for a host, no new guest can join it', async () => {
    const { url } = await relay({ ...AT_ONCE, waiting: 32_768, membersFromOne: 1000 });
    const table = await hostAtRelay(url);
    const flood = guestAtRelay(url, table.room);
    await table.next();
    table.pause();
    for (let at = 0; at < FLOOD.messages; at += 1) flood.link.send(new Uint8Array(FLOOD.bytes));
    // Guests can join until the system's buffers are full.
    let code: number | null = null;
    while (code === null) {
      const guest = new WebSocket(url);
      guest.on('open', () => guest.send(joinMessage(table.room)));
      code = await new Promise<number | null>((resolve) => {
        guest.on('close', resolve);
        guest.on('message', () => resolve(null));
      });
      guest.close();
      await aMoment();
    }
    expect(code).toBe(4003);
    expect(await ended(guestAtRelay(url, table.room).link)).toBe('slow');
  });

  test('NR6: a guest that does not read is closed, and no other guest waits for it', async () => {
    const { url } = await relay({
      hostBytesPerSecond: 2 ** 30,
      hostMessagesPerSecond: 2 ** 30,
      waiting: 2 ** 20,
    });
    const { guests } = await twoGuests(url);
    const [asleep, quiet] = guests;
    asleep.pause();
    for (let at = 0; at < FLOOD.messages; at += 1) void asleep.member.send(new Uint8Array(FLOOD.bytes));
    void quiet.member.send(Uint8Array.of(7));
    expect(await arrived(quiet.link, 1)).toEqual([Uint8Array.of(7)]);
    const over = ended(asleep.link);
    asleep.resume();
    expect(await over).toBe('slow');
  });

  test('NR6: lists of tables do not pile up for a browser that does not read', async () => {
    const {
      url,
      relay: running,
      clock,
    } = await relay({
      info: FLOOD.bytes,
      ping: Number.POSITIVE_INFINITY,
      silence: Number.POSITIVE_INFINITY,
      waiting: 2 ** 20,
    });
    const host = new WebSocket(url);
    await new Promise((resolve) => host.on('open', resolve));
    host.send(new Uint8Array(FLOOD.bytes).fill(2));
    await new Promise((resolve) => host.on('message', resolve));
    const browser = new WebSocket(url);
    let lists = 0;
    browser.on('message', () => {
      lists += 1;
    });
    await new Promise((resolve) => browser.on('open', resolve));
    browser.send(Uint8Array.of(1));
    while (lists === 0) await aMoment();
    browser.pause();
    for (let at = 0; at < FLOOD.messages; at += 1) {
      clock.now += 15_000;
      running.tick();
      if (at % 10 === 0) await aMoment();
    }
    const over = new Promise((resolve) => browser.on('close', resolve));
    browser.resume();
    browser.close();
    await over;
    expect(lists).toBeLessThan(FLOOD.messages);
  });

  test('NR7: a client that is slowed down is not taken for silent', async () => {
    const { url, relay: running, clock } = await relay({ guestFirstBytes: 100, guestBytesPerSecond: 100 });
    const table = await hostAtRelay(url);
    const { link } = guestAtRelay(url, table.room);
    const member = await table.next();
    link.send(new Uint8Array(16_000));
    await Promise.all([arrived(member, 1), someoneSlowed(running)]);
    for (let round = 0; round < 4; round += 1) {
      clock.now += 15_000;
      const there = arrived(link, 1);
      void member.send(Uint8Array.of(round)); // the host is not silent either
      await there;
      running.tick();
    }
    for (let turn = 0; turn < 100; turn += 1) await aMoment();
    expect(running.counts()).toEqual({ clients: 2, rooms: 1, slowed: 1 });
  });

  test.each([
    ['ping', PING],
    ['pong', PONG],
  ])(
    'NR11: every %s counts like a message, and a client that sends too many is closed with 1008, and cut',
    async (_, opcode) => {
      const { url, relay: running, clock } = await relay();
      const { table, guests } = await twoGuests(url);
      const [, quiet] = guests;
      const flood = await rawGuest(url, table.room);
      const member = await table.next();
      const over = ended(member);
      await flood.send(Buffer.concat(Array.from({ length: 6 }, () => clientFrame({ opcode }))));
      await flood.send(clientFrame({ opcode: BINARY, payload: Uint8Array.of(7) }));
      expect(await arrived(member, 1)).toEqual([Uint8Array.of(7)]);
      await flood.send(Buffer.concat([clientFrame({ opcode }), clientFrame({ opcode })]));
      await flood.receive((bytes) => bytes.subarray(-4).equals(closeFrame(1008)));
      // It does not answer, and keeps its connection.
      clock.now += 500;
      running.tick();
      await flood.untilOver();
      expect(await over).toBe('lost');
      const there = arrived(quiet.member, 1);
      quiet.link.send(Uint8Array.of(1));
      expect(await there).toEqual([Uint8Array.of(1)]);
    },
  );

  test('NR11: a guest may send as many as messages in a second, and no more', async () => {
    const { url, relay: running, clock } = await relay({ guestMessagesPerSecond: 20 });
    const table = await hostAtRelay(url);
    const guest = await rawGuest(url, table.room);
    const member = await table.next();
    for (let second = 0; second < 3; second += 1) {
      clock.now += 1000;
      const there = arrived(member, 1);
      await guest.send(Buffer.concat(Array.from({ length: 18 }, () => clientFrame({ opcode: PING }))));
      await guest.send(clientFrame({ opcode: BINARY, payload: Uint8Array.of(second) }));
      expect(await there).toEqual([Uint8Array.of(second)]);
    }
    await guest.send(Buffer.concat(Array.from({ length: 20 }, () => clientFrame({ opcode: PING }))));
    await guest.receive((bytes) => bytes.subarray(-4).equals(closeFrame(1008)));
    guest.leave();
    await clientsLeft(running, 1);
  });

  test('NR11: the answer to a ping of the relay is free', async () => {
    const { url, relay: running, clock } = await relay({ guestMessagesPerSecond: 1, guestFirstMessages: 1 });
    const table = await hostAtRelay(url);
    const { link } = guestAtRelay(url, table.room);
    const member = await table.next();
    // The budget is used up when the relay pings, and the pong comes before it refills.
    for (let round = 0; round < 3; round += 1) {
      clock.now += 5000;
      running.tick();
      const there = arrived(member, 1);
      link.send(Uint8Array.of(round));
      expect(await there).toEqual([Uint8Array.of(round)]);
    }
    expect(running.counts().clients).toBe(2);
  });

  test('NR12: a refused client that keeps its connection is cut within a second, or at once if there are many', async () => {
    const { url, relay: running, clock } = await relay({ sockets: 1, socketsFromOne: 2 });
    await hostAtRelay(url);
    const port = Number(new URL(url).port);
    const refused = [new RawClient(port, { stubborn: true }), new RawClient(port, { stubborn: true })];
    for (const one of refused) {
      await one.send(request());
      await one.receive((bytes) => bytes.subarray(-4).equals(closeFrame(4001)));
    }
    // Only that many at a time get a reason.
    const third = new RawClient(port);
    await third.send(request());
    expect((await third.untilOver()).subarray(-4)).not.toEqual(closeFrame(4001));
    expect(refused.map(({ over }) => over)).toEqual([false, false]);
    clock.now += 500;
    running.tick();
    for (const one of refused) await isCut(one);
    expect(running.counts().clients).toBe(1);
  });
});
