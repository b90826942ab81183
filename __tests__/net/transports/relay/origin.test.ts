import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { mayConnect, namesIn } from '../../../../modules/table-relay/origin.cjs';
import { webSocketHandlers } from '../../../../modules/table-relay/server.cjs';

const asked = (host?: string, origin?: string, names = '') => mayConnect({ host, origin }, namesIn(names));

describe('NR10: who may have a WebSocket of the relay', () => {
  test.each([
    ['127.0.0.1:8090'],
    ['192.168.1.20:8090'],
    ['[::1]:8090'],
    ['[fe80::1]'],
    ['localhost:8090'],
    ['LOCALHOST'],
    ['laptop.local:8090'],
  ])('an app, and a page, that come to %s', (host) => {
    expect(asked(host)).toBe(true);
    expect(asked(host, `http://${host}`)).toBe(true);
  });

  test.each([
    // React Native leaves out a port that its URL leaves out; others write the usual one.
    ['192.168.1.20', 'http://192.168.1.20:80'],
    ['192.168.1.20:80', 'http://192.168.1.20'],
    ['192.168.1.20:443', 'https://192.168.1.20'],
    ['Laptop.local:8090', 'HTTP://laptop.LOCAL:8090'],
  ])('at %s a page of %s, which is the same', (host, origin) => {
    expect(asked(host, origin)).toBe(true);
  });

  test.each([
    ['http://evil.example'],
    ['http://evil.example:8090'],
    ['http://localhost:8090'],
    ['http://192.168.1.20'],
    ['http://192.168.1.20:8091'],
    ['http://192.168.1.20:8090.evil.example'],
    ['http://192.168.1.20:8090@evil.example'],
    ['http://evil.example/192.168.1.20:8090'],
    ['http://192.168.1.20:8090, http://evil.example'],
    ['file://192.168.1.20:8090'],
    ['chrome-extension://192.168.1.20:8090'],
    ['192.168.1.20:8090'],
    ['null'],
    [''],
  ])('no page of %s', (origin) => {
    expect(asked('192.168.1.20:8090', origin)).toBe(false);
  });

  test.each([
    ['evil.example:8090'],
    ['192.168.1.20.evil.example'],
    ['localhost.evil.example'],
    ['local'],
    ['1.2.3'],
    ['[::1'],
    ['[evil]'],
    ['a b'],
    [''],
    [undefined],
  ])('nobody who comes to %s, for any page can give its own name this address', (host) => {
    expect(asked(host)).toBe(false);
    expect(asked(host, `http://${host}`)).toBe(false);
  });

  test('names that the relay was given, and names below one that begins with a dot', () => {
    const names = 'Dice.example, .tunnel.example';
    for (const host of ['dice.example:8090', 'a.tunnel.example', 'b.a.tunnel.example:80']) {
      expect(asked(host, `http://${host}`, names)).toBe(true);
    }
    for (const host of ['other.example', 'a.dice.example', 'tunnel.example', 'nottunnel.example']) {
      expect(asked(host, `http://${host}`, names)).toBe(false);
    }
  });
});

describe('NR10: in the Expo dev server', () => {
  // As Expo mounts what server.cjs exports.
  const webSockets = new WebSocketServer({ noServer: true });
  const http = createServer();
  let url = '';

  beforeAll(async () => {
    webSockets.on('connection', (socket, { headers }: IncomingMessage) => {
      const { host = '', origin } = headers;
      const request = new Request('http://relay/ws', { headers: { host, ...(origin ? { origin } : {}) } });
      webSocketHandlers['/ws'](socket, request, webSockets);
    });
    http.on('upgrade', (request, socket, head) =>
      webSockets.handleUpgrade(request, socket, head, (each) => webSockets.emit('connection', each, request)),
    );
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
    url = `ws://127.0.0.1:${(http.address() as AddressInfo).port}`;
  });

  afterAll(() => {
    for (const each of webSockets.clients) each.terminate();
    http.close();
  });

  /** The first answer to a browser of tables, or the refusal. */
  const look = (options: { origin?: string; headers?: Record<string, string> } = {}): Promise<unknown> =>
    new Promise((resolve) => {
      const socket = new WebSocket(url, options);
      socket.on('open', () => socket.send(Uint8Array.of(1)));
      socket.on('message', (data: Buffer) => {
        socket.terminate();
        resolve(data[0]);
      });
      socket.on('unexpected-response', (request, { statusCode }) => {
        request.destroy();
        resolve(statusCode);
      });
      socket.on('error', () => {});
      socket.on('close', resolve);
    });

  test('apps and its own pages are let in; others are closed, and then refused with 403', async () => {
    const own = url.replace('ws:', 'http:');
    // The first one has been answered before the relay is asked.
    expect(await look({ origin: 'http://evil.example' })).toBe(1008);
    expect(await look({ origin: 'http://evil.example' })).toBe(403);
    expect(await look({ headers: { host: 'evil.example' } })).toBe(403);
    expect(await look()).toBe(17);
    expect(await look({ origin: own })).toBe(17);
  });
});
