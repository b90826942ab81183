import * as net from 'node:net';
import {
  type Listening,
  lanServer,
  MAX_CONNECTIONS,
  MAX_FROM_ONE,
  WITHOUT_LINK_MS,
} from '../../../../src/net/transports/lan/lan-server';
import { ended, keepsTheContract } from '../contract';
import { type Lan, lan, linkTo } from '../websocket/sockets';

let open: Lan[] = [];

async function host(now?: () => number): Promise<Lan> {
  const made = await lan(now);
  open.push(made);
  return made;
}

async function tidy(): Promise<void> {
  for (const { host: table } of open) table.close();
  open = [];
}

keepsTheContract({
  name: 'a WebSocket to a host in the same network',
  open: async () => {
    const table = await host();
    const { link, open, cut } = linkTo(table.url);
    await open;
    return { guest: link, host: await table.next(), cut };
  },
  until: (happens) => happens,
  tidy,
});

describe('a host in the same network', () => {
  afterEach(tidy);

  test('reports where it cannot listen', () => {
    const outcomes: Listening[] = [];
    lanServer({
      tcp: null,
      port: 0,
      info: Uint8Array.of(1),
      now: () => 0,
      listening: (outcome) => outcomes.push(outcome),
      onLink() {},
    }).close();
    expect(outcomes).toEqual([{ ok: false, why: 'not-here' }]);
  });

  test('reports when the port is in use', async () => {
    const { port } = await host();
    await expect(lan(() => 0, port)).rejects.toThrow('failed');
  });

  test('a link without a server is unreachable, and no send waits', async () => {
    const gone = await host();
    gone.host.close();
    const { link } = linkTo(gone.url);
    const sent = link.send(Uint8Array.of(1));
    expect(await ended(link)).toBe('unreachable');
    await sent;
  });

  test('frames sent before the link is connected are sent then, in order', async () => {
    const table = await host();
    const { link } = linkTo(table.url);
    for (const at of [1, 2, 3]) link.send(Uint8Array.of(at));
    const other = await table.next();
    const received: number[] = [];
    await new Promise<void>((resolve) => {
      other.onFrame(([first = 0]) => received.push(first) === 3 && resolve());
    });
    expect(received).toEqual([1, 2, 3]);
  });

  test('NL2: frames sent before a goodbye arrive, even if the link was not connected yet', async () => {
    const table = await host();
    const { link } = linkTo(table.url);
    const received = new Promise((resolve) => {
      table.next().then((other) => {
        other.onFrame(resolve);
        other.onClose(resolve);
      });
    });
    link.send(Uint8Array.of(9));
    link.close();
    expect(await received).toEqual(Uint8Array.of(9));
  });

  test('NL14: there is a limit of connections from one address', async () => {
    const table = await host();
    for (let at = 0; at < MAX_FROM_ONE; at += 1) {
      linkTo(table.url);
      await table.next();
    }
    expect(MAX_FROM_ONE).toBeLessThan(MAX_CONNECTIONS);
    expect(await ended(linkTo(table.url).link)).toBe('unreachable');
  });

  test('NL14: silent connections up to the limit keep nobody out', async () => {
    const table = await host();
    const mute = Array.from({ length: MAX_FROM_ONE }, () => net.connect(table.port, '127.0.0.1'));
    await Promise.all(mute.map((socket) => new Promise((resolve) => socket.on('connect', resolve))));
    const hungUp = new Promise((resolve) => mute[0]?.on('close', resolve));
    const { link } = linkTo(table.url);
    const other = await table.next();
    await hungUp;
    const there = new Promise((resolve) => other.onFrame(resolve));
    link.send(Uint8Array.of(5));
    expect(await there).toEqual(Uint8Array.of(5));
    for (const socket of mute) socket.destroy();
  });

  test('NL14: a silent connection is dropped, one with a link is not', async () => {
    let now = 0;
    const table = await host(() => now);
    const silent = net.connect(table.port, '127.0.0.1');
    await new Promise((resolve) => silent.on('connect', resolve));
    const { link } = linkTo(table.url);
    const other = await table.next();
    const hungUp = new Promise((resolve) => silent.on('close', resolve));
    now += WITHOUT_LINK_MS;
    table.host.tick();
    await hungUp;
    const there = new Promise((resolve) => other.onFrame(resolve));
    link.send(Uint8Array.of(5));
    expect(await there).toEqual(Uint8Array.of(5));
  });
});
