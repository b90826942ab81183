import { WebSocket } from 'ws';
import { seeded } from '../../../../src/engine/random';
import type { Link } from '../../../../src/net/transports/link';
import { joinMessage } from '../../../../src/net/transports/relay/messages';
import { arrived, ended, keepsTheContract } from '../contract';
import { AT_ONCE, browseRelay, clientsLeft, guestAtRelay, hostAtRelay, relay, tidy } from './served';

keepsTheContract({
  name: 'through the relay',
  open: async () => {
    const { url } = await relay(AT_ONCE);
    const table = await hostAtRelay(url);
    const { link, cut } = guestAtRelay(url, table.room);
    return { guest: link, host: await table.next(), cut };
  },
  until: (happens) => happens,
  tidy,
});

describe('the relay', () => {
  afterEach(tidy);

  test('NR2: a browser receives the list of open tables, and a new one after each change', async () => {
    const { url, relay: running } = await relay();
    const one = await hostAtRelay(url, Uint8Array.of(1));
    const browser = browseRelay(url);
    expect(await browser.until((infos) => infos.join() === '1')).toEqual([
      { room: one.room, info: Uint8Array.of(1) },
    ]);
    const two = await hostAtRelay(url, Uint8Array.of(2));
    running.tick();
    await browser.until((infos) => infos.join() === '1,2');
    two.host.publish(Uint8Array.of(3, 4));
    const guest = guestAtRelay(url, two.room);
    guest.link.close();
    await ended(await two.next());
    running.tick();
    await browser.until((infos) => infos.join() === '1,3');
    one.host.close();
    await one.over;
    await clientsLeft(running, 2);
    running.tick();
    await browser.until((infos) => infos.join() === '3');
  });

  test('NR3: a guest learns that a room does not exist, or is full', async () => {
    const { url } = await relay({ members: 1 });
    const { room } = await hostAtRelay(url);
    expect(await ended(guestAtRelay(url, room ^ 1).link)).toBe('no-such-table');
    const first = guestAtRelay(url, room);
    expect(await ended(guestAtRelay(url, room).link)).toBe('full');
    first.link.close();
  });

  test('NR4: a guest receives messages from the host only', async () => {
    const { url } = await relay();
    const table = await hostAtRelay(url);
    const guests: Link[] = [];
    const members: Link[] = [];
    for (let at = 0; at < 3; at += 1) {
      guests.push(guestAtRelay(url, table.room).link);
      members.push(await table.next());
    }
    const received = guests.map((guest) => arrived(guest, 1));
    members.forEach((member, at) => {
      member.send(Uint8Array.of(at));
    });
    expect((await Promise.all(received)).flat()).toEqual([0, 1, 2].map((at) => Uint8Array.of(at)));
    const replies = members.map((member) => arrived(member, 1));
    guests.forEach((guest, at) => {
      guest.send(Uint8Array.of(10 + at));
    });
    expect((await Promise.all(replies)).flat()).toEqual([10, 11, 12].map((at) => Uint8Array.of(at)));
  });

  test('NR4: a host learns which guests have the same address, and not which address', async () => {
    const { url } = await relay();
    const tables = [await hostAtRelay(url), await hostAtRelay(url)];
    for (const { room, next } of tables) {
      for (const localAddress of ['127.0.0.1', '127.0.0.2', '127.0.0.1']) {
        new WebSocket(url, { localAddress }).on('open', function () {
          this.send(joinMessage(room));
        });
        await next();
      }
    }
    const [[one, two, again] = [], [elsewhere] = []] = tables.map(({ places }) => places);
    expect(again).toBe(one);
    expect(new Set([one, two, elsewhere]).size).toBe(3);
  });

  test('NR4: when the host leaves, every guest learns whether it closed or was lost', async () => {
    for (const [how, reason] of [
      ['close', 'ended'],
      ['cut', 'lost'],
    ] as const) {
      const { url } = await relay();
      const table = await hostAtRelay(url);
      const guests = [guestAtRelay(url, table.room), guestAtRelay(url, table.room)];
      await table.next();
      await table.next();
      const over = Promise.all(guests.map(({ link }) => ended(link)));
      if (how === 'close') table.host.close();
      else table.cut();
      expect(await over).toEqual([reason, reason]);
    }
  });

  test('NR6: there is a limit of rooms', async () => {
    const { url } = await relay({ rooms: 1 });
    await hostAtRelay(url);
    await expect(hostAtRelay(url)).rejects.toThrow('full');
  });

  test('NR6: there are limits of rooms and members from one address', async () => {
    const { url } = await relay({ roomsFromOne: 2, membersFromOne: 2 });
    const { room } = await hostAtRelay(url);
    await hostAtRelay(url);
    await expect(hostAtRelay(url)).rejects.toThrow('full');
    const guests = [guestAtRelay(url, room), guestAtRelay(url, room)];
    expect(await ended(guestAtRelay(url, room).link)).toBe('full');
    for (const { link } of guests) link.close();
  });

  test('NR6: one address has eight members in a room, and can join again when one leaves', async () => {
    const { url } = await relay();
    const table = await hostAtRelay(url);
    const links = Array.from({ length: 8 }, () => guestAtRelay(url, table.room).link);
    const members: Link[] = [];
    while (members.length < links.length) members.push(await table.next());
    expect(await ended(guestAtRelay(url, table.room).link)).toBe('full');
    links[0]?.close();
    await Promise.race(members.map((member) => ended(member)));
    const { link } = guestAtRelay(url, table.room);
    const there = arrived(link, 1);
    void (await table.next()).send(Uint8Array.of(1));
    expect(await there).toEqual([Uint8Array.of(1)]);
  });

  test('NR6: unknown addresses do not count as one address', async () => {
    const { url } = await relay({ socketsFromOne: 1, roomsFromOne: 1, membersFromOne: 1 }, 'unknown');
    const table = await hostAtRelay(url);
    await hostAtRelay(url);
    for (const { link } of [guestAtRelay(url, table.room), guestAtRelay(url, table.room)]) {
      const there = arrived(link, 1);
      void (await table.next()).send(Uint8Array.of(1));
      await there;
    }
    expect(table.places[1]).toBe(table.places[0]);
  });

  test('NR6: there are limits of sockets, in all and from one address', async () => {
    for (const limits of [{ sockets: 2 }, { socketsFromOne: 2 }]) {
      const { url } = await relay(limits);
      const { room } = await hostAtRelay(url);
      const guest = guestAtRelay(url, room);
      expect(await ended(guestAtRelay(url, room).link)).toBe('full');
      guest.link.close();
    }
  });

  test('NR7: a client without a first message is closed, a silent one is pinged, a dead one is closed', async () => {
    const { url, relay: running, clock } = await relay();
    const mute = new WebSocket(url);
    await new Promise((resolve) => mute.on('open', resolve));
    const table = await hostAtRelay(url);
    const guest = guestAtRelay(url, table.room);
    const member = await table.next();
    const pinged = new Promise((resolve) => mute.on('close', resolve));
    clock.now += 10_000;
    running.tick();
    await pinged;
    expect(running.counts()).toMatchObject({ clients: 2, rooms: 1 });
    for (let round = 0; round < 6; round += 1) {
      const there = arrived(member, 1);
      guest.link.send(Uint8Array.of(round));
      await there; // the answer to the ping arrived before
      const back = arrived(guest.link, 1);
      member.send(Uint8Array.of(round));
      await back;
      clock.now += 5000;
      running.tick(); // pings
    }
    expect(running.counts().clients).toBe(2);
    const over = ended(guest.link);
    clock.now += 15_000;
    running.tick();
    expect(await over).toBe('lost');
    expect(running.counts()).toMatchObject({ clients: 0, rooms: 0 });
  });

  test('NR7: browsers and hosts receive their last message again after 5 seconds', async () => {
    const { url, relay: running, clock } = await relay();
    const nextMessage = (socket: WebSocket) =>
      new Promise<string>((resolve) => {
        socket.once('message', (data: Buffer) => resolve(data.toString('hex')));
      });
    const say = async (bytes: readonly number[]) => {
      const socket = new WebSocket(url);
      await new Promise((resolve) => socket.on('open', resolve));
      const first = nextMessage(socket);
      socket.send(Uint8Array.from(bytes));
      return { socket, first: await first };
    };
    const host = await say([2, 7]);
    const browser = await say([1]);
    for (let round = 0; round < 2; round += 1) {
      const [atHost, atBrowser] = [nextMessage(host.socket), nextMessage(browser.socket)];
      clock.now += 5000;
      running.tick();
      expect(await atHost).toBe(host.first);
      expect(await atBrowser).toBe(browser.first);
    }
    for (const { socket } of [host, browser]) socket.terminate();
  });

  test('NR8: random bytes do not stop the relay, and leave nothing in it', async () => {
    const { url, relay: running } = await relay();
    const table = await hostAtRelay(url);
    const good = guestAtRelay(url, table.room);
    const member = await table.next();
    const random = seeded(9);
    for (let round = 0; round < 150; round += 1) {
      const socket = new WebSocket(url);
      socket.on('error', () => {});
      await new Promise((resolve) => socket.on('open', resolve));
      for (let at = 0; at < 6; at += 1) {
        const bytes = Uint8Array.from({ length: random(12) }, () => random(256));
        if (bytes.length > 0 && random(4) > 0) bytes[0] = random(24);
        socket.send(random(10) === 0 ? 'text' : bytes);
      }
      const over = new Promise((resolve) => socket.on('close', resolve));
      socket.close();
      await over;
    }
    await clientsLeft(running, 2);
    const there = arrived(member, 1);
    good.link.send(Uint8Array.of(7));
    expect(await there).toEqual([Uint8Array.of(7)]);
    expect(running.counts()).toMatchObject({ clients: 2, rooms: 1 });
  });

  test('NR8: a message that is too long closes only its sender', async () => {
    const { url } = await relay();
    const table = await hostAtRelay(url);
    const bad = new WebSocket(url);
    bad.on('error', () => {});
    await new Promise((resolve) => bad.on('open', resolve));
    const over = new Promise((resolve) => bad.on('close', resolve));
    bad.send(new Uint8Array(16_385));
    await over;
    const { link } = guestAtRelay(url, table.room);
    const there = arrived(await table.next(), 1);
    link.send(Uint8Array.of(1));
    await there;
  });
});
