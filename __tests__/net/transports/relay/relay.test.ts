import { WebSocket } from 'ws';
import { seeded } from '../../../../src/engine/random';
import type { Link } from '../../../../src/net/transports/link';
import { joining as joiningRoom } from '../../../../src/net/transports/relay/messages';
import { arrived, ended, keepsTheContract } from '../contract';
import { AT_ONCE, gone, hosting, joining, looking, relay, tidy } from './served';

keepsTheContract({
  name: 'through the relay',
  open: async () => {
    const { url } = await relay(AT_ONCE);
    const table = await hosting(url);
    const { link, cut } = joining(url, table.room);
    return { guest: link, host: await table.next(), cut };
  },
  until: (happens) => happens,
  tidy,
});

describe('the relay', () => {
  afterEach(tidy);

  test('NR2: who looks is told which tables are open, and again when that changes', async () => {
    const { url, relay: running } = await relay();
    const one = await hosting(url, Uint8Array.of(1));
    const look = looking(url);
    expect(await look.until((infos) => infos.join() === '1')).toEqual([
      { room: one.room, info: Uint8Array.of(1) },
    ]);
    const two = await hosting(url, Uint8Array.of(2));
    running.tick();
    await look.until((infos) => infos.join() === '1,2');
    two.host.say(Uint8Array.of(3, 4));
    const guest = joining(url, two.room);
    guest.link.close();
    await ended(await two.next());
    running.tick();
    await look.until((infos) => infos.join() === '1,3');
    one.host.close();
    await one.over;
    await gone(running, 2);
    running.tick();
    await look.until((infos) => infos.join() === '3');
  });

  test('NR3: a room that is not there, and one that is full, say so', async () => {
    const { url } = await relay({ members: 1 });
    const { room } = await hosting(url);
    expect(await ended(joining(url, room ^ 1).link)).toBe('no-such-table');
    const first = joining(url, room);
    expect(await ended(joining(url, room).link)).toBe('full');
    first.link.close();
  });

  test('NR4: members hear the host and nobody else', async () => {
    const { url } = await relay();
    const table = await hosting(url);
    const guests: Link[] = [];
    const members: Link[] = [];
    for (let at = 0; at < 3; at += 1) {
      guests.push(joining(url, table.room).link);
      members.push(await table.next());
    }
    const heard = guests.map((guest) => arrived(guest, 1));
    members.forEach((member, at) => {
      member.send(Uint8Array.of(at));
    });
    expect((await Promise.all(heard)).flat()).toEqual([0, 1, 2].map((at) => Uint8Array.of(at)));
    const told = members.map((member) => arrived(member, 1));
    guests.forEach((guest, at) => {
      guest.send(Uint8Array.of(10 + at));
    });
    expect((await Promise.all(told)).flat()).toEqual([10, 11, 12].map((at) => Uint8Array.of(at)));
  });

  test('NR4: a host is told who comes from the same place, and not which', async () => {
    const { url } = await relay();
    const tables = [await hosting(url), await hosting(url)];
    for (const { room, next } of tables) {
      for (const localAddress of ['127.0.0.1', '127.0.0.2', '127.0.0.1']) {
        new WebSocket(url, { localAddress }).on('open', function () {
          this.send(joiningRoom(room));
        });
        await next();
      }
    }
    const [[one, two, again] = [], [elsewhere] = []] = tables.map(({ assignments }) => assignments);
    expect(again).toBe(one);
    expect(new Set([one, two, elsewhere]).size).toBe(3);
  });

  test('NR4: when the host goes, every guest knows how', async () => {
    for (const [how, reason] of [
      ['close', 'ended'],
      ['cut', 'lost'],
    ] as const) {
      const { url } = await relay();
      const table = await hosting(url);
      const guests = [joining(url, table.room), joining(url, table.room)];
      await table.next();
      await table.next();
      const over = Promise.all(guests.map(({ link }) => ended(link)));
      if (how === 'close') table.host.close();
      else table.cut();
      expect(await over).toEqual([reason, reason]);
    }
  });

  test('NR6: no more rooms than there may be', async () => {
    const { url } = await relay({ rooms: 1 });
    await hosting(url);
    await expect(hosting(url)).rejects.toThrow('full');
  });

  test('NR6: nor from one address, however many there may be in all', async () => {
    const { url } = await relay({ roomsFromOne: 2, membersFromOne: 2 });
    const { room } = await hosting(url);
    await hosting(url);
    await expect(hosting(url)).rejects.toThrow('full');
    const guests = [joining(url, room), joining(url, room)];
    expect(await ended(joining(url, room).link)).toBe('full');
    for (const { link } of guests) link.close();
  });

  test('NR6: one address has eight places in a room, and they are there again when it goes', async () => {
    const { url } = await relay();
    const table = await hosting(url);
    const links = Array.from({ length: 8 }, () => joining(url, table.room).link);
    const members: Link[] = [];
    while (members.length < links.length) members.push(await table.next());
    expect(await ended(joining(url, table.room).link)).toBe('full');
    links[0]?.close();
    await Promise.race(members.map((member) => ended(member)));
    const { link } = joining(url, table.room);
    const there = arrived(link, 1);
    void (await table.next()).send(Uint8Array.of(1));
    expect(await there).toEqual([Uint8Array.of(1)]);
  });

  test('NR6: where nobody knows addresses, none counts', async () => {
    const { url } = await relay({ socketsFromOne: 1, roomsFromOne: 1, membersFromOne: 1 }, 'unknown');
    const table = await hosting(url);
    await hosting(url);
    for (const { link } of [joining(url, table.room), joining(url, table.room)]) {
      const there = arrived(link, 1);
      void (await table.next()).send(Uint8Array.of(1));
      await there;
    }
    expect(table.assignments[1]).toBe(table.assignments[0]);
  });

  test('NR6: no more sockets than there may be, in all and from one address', async () => {
    for (const limits of [{ sockets: 2 }, { socketsFromOne: 2 }]) {
      const { url } = await relay(limits);
      const { room } = await hosting(url);
      const guest = joining(url, room);
      expect(await ended(joining(url, room).link)).toBe('full');
      guest.link.close();
    }
  });

  test('NR7: who connects and says nothing is let go, who is silent is asked, who is dead is let go', async () => {
    const { url, relay: running, clock } = await relay();
    const mute = new WebSocket(url);
    await new Promise((resolve) => mute.on('open', resolve));
    const table = await hosting(url);
    const guest = joining(url, table.room);
    const member = await table.next();
    const pinged = new Promise((resolve) => mute.on('close', resolve));
    clock.now += 10_000;
    running.tick();
    await pinged;
    expect(running.counts()).toMatchObject({ clients: 2, rooms: 1 });
    for (let round = 0; round < 6; round += 1) {
      const there = arrived(member, 1);
      guest.link.send(Uint8Array.of(round));
      await there; // the answer to the ping came before
      const back = arrived(guest.link, 1);
      member.send(Uint8Array.of(round));
      await back;
      clock.now += 5000;
      running.tick(); // asks
    }
    expect(running.counts().clients).toBe(2);
    const over = ended(guest.link);
    clock.now += 15_000;
    running.tick();
    expect(await over).toBe('lost');
    expect(running.counts()).toMatchObject({ clients: 0, rooms: 0 });
  });

  test('NR7: who looks and who hosts is told again what it knows, every 5 seconds', async () => {
    const { url, relay: running, clock } = await relay();
    const told = (socket: WebSocket) =>
      new Promise<string>((resolve) => {
        socket.once('message', (data: Buffer) => resolve(data.toString('hex')));
      });
    const say = async (bytes: readonly number[]) => {
      const socket = new WebSocket(url);
      await new Promise((resolve) => socket.on('open', resolve));
      const first = told(socket);
      socket.send(Uint8Array.from(bytes));
      return { socket, first: await first };
    };
    const host = await say([2, 7]);
    const look = await say([1]);
    for (let round = 0; round < 2; round += 1) {
      const [atHost, atLook] = [told(host.socket), told(look.socket)];
      clock.now += 5000;
      running.tick();
      expect(await atHost).toBe(host.first);
      expect(await atLook).toBe(look.first);
    }
    for (const { socket } of [host, look]) socket.terminate();
  });

  test('NR8: any bytes from anybody: the relay goes on, and holds nothing afterwards', async () => {
    const { url, relay: running } = await relay();
    const table = await hosting(url);
    const good = joining(url, table.room);
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
    await gone(running, 2);
    const there = arrived(member, 1);
    good.link.send(Uint8Array.of(7));
    expect(await there).toEqual([Uint8Array.of(7)]);
    expect(running.counts()).toMatchObject({ clients: 2, rooms: 1 });
  });

  test('NR8: a message that is too long ends its sender, and nobody else', async () => {
    const { url } = await relay();
    const table = await hosting(url);
    const bad = new WebSocket(url);
    bad.on('error', () => {});
    await new Promise((resolve) => bad.on('open', resolve));
    const over = new Promise((resolve) => bad.on('close', resolve));
    bad.send(new Uint8Array(16_385));
    await over;
    const { link } = joining(url, table.room);
    const there = arrived(await table.next(), 1);
    link.send(Uint8Array.of(1));
    await there;
  });
});
