import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { measuredRelay, openSilentReaders, pipelined } from '../../bench/net/relay-memory';
import { ask, type Served, sendRaw, served } from './support/served';

const HASHED = `/code-${'0123456789abcdef'.repeat(2)}.js`;
const CODE = 'let it = "be";\n'.repeat(1000);
const LARGE = 7_000_000;
const MEGABYTE = 1024 * 1024;

let folder: string;
let server: Served;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'knobel-files-'));
  writeFileSync(join(folder, 'index.html'), '<title>home</title>');
  writeFileSync(join(folder, HASHED), CODE);
  writeFileSync(join(folder, 'picture.png'), randomBytes(1000));
  writeFileSync(join(folder, 'large.bin'), Buffer.alloc(LARGE, 'large'));
  writeFileSync(join(folder, 'empty.txt'), '');
  mkdirSync(join(folder, 'folder.js'));
  server = await served(folder);
});

afterAll(() => {
  server.child.kill();
  rmSync(folder, { recursive: true, force: true });
});

describe('a reload', () => {
  test.each([
    ['/', {}],
    [HASHED, {}],
    [HASHED, { 'accept-encoding': 'br' }],
    ['/picture.png', { 'accept-encoding': 'br' }],
  ])('of %s is answered with 304 and no body, %j', async (path, accepts) => {
    const first = await ask(server.port, path, { headers: accepts });
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^"[^"]+"$/);
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const { status, body, headers } = await ask(server.port, path, {
        headers: { ...accepts, 'if-none-match': tag },
      });
      expect({ status, length: body.length, etag: headers.etag }).toEqual({ status: 304, length: 0, etag });
    }
    const other = await ask(server.port, path, { headers: { ...accepts, 'if-none-match': '"other"' } });
    expect(other).toMatchObject({ status: 200, body: first.body });
  });

  test('tags depend on the content: a compressed or changed file has another tag, the same content the same', async () => {
    const tag = async (headers = {}) => (await ask(server.port, '/tagged.js', { headers })).headers.etag;
    const file = join(folder, 'tagged.js');
    writeFileSync(file, CODE);
    const plain = await tag();
    expect(
      new Set([plain, await tag({ 'accept-encoding': 'br' }), await tag({ 'accept-encoding': 'gzip' })]).size,
    ).toBe(3);
    writeFileSync(file, `${CODE}//`);
    expect(await tag()).not.toBe(plain);
    writeFileSync(file, CODE);
    expect(await tag()).toBe(plain);
  });

  test('requests no file with a hash in its name, and always the page', async () => {
    expect((await ask(server.port, HASHED)).headers['cache-control']).toContain('immutable');
    for (const path of ['/', '/table/3', '/index.html', '/picture.png'])
      expect((await ask(server.port, path)).headers['cache-control']).toBe('no-cache');
    expect((await ask(server.port, `/gone${HASHED.slice(1)}`)).headers['cache-control']).toBe('no-cache');
  });
});

describe('compression', () => {
  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['GZIP', 'gzip'],
    ['deflate', undefined],
    ['', undefined],
    ['br;q=0', undefined],
  ])('of a text for "%s" is %s', async (accepts, encoding) => {
    const answer = await ask(server.port, HASHED, { headers: { 'accept-encoding': accepts } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(Number(answer.headers['content-length'])).toBe(answer.body.length);
    const { body } = answer;
    const text =
      encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
    expect(String(text)).toBe(CODE);
    if (encoding) expect(body.length).toBeLessThan(CODE.length / 10);
  });

  test('is skipped for compressed files', async () => {
    const { headers } = await ask(server.port, '/picture.png', {
      headers: { 'accept-encoding': 'br, gzip' },
    });
    expect(headers).toMatchObject({ 'content-type': 'image/png', 'content-length': '1000' });
    expect(headers['content-encoding']).toBeUndefined();
  });
});

test.each(['/', HASHED, '/large.bin', '/empty.txt', '/none.js'])(
  'HEAD %s says what GET does, without a body',
  async (path) => {
    const get = await ask(server.port, path);
    const head = await ask(server.port, path, { method: 'HEAD' });
    expect(head.status).toBe(get.status);
    for (const name of ['etag', 'content-type', 'cache-control', 'vary'])
      expect(head.headers[name]).toBe(get.headers[name]);
    if (get.status === 200) expect(head.headers['content-length']).toBe(String(get.body.length));
    expect(head.body).toHaveLength(0);
  },
);

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
  '%s is refused with 405',
  async (method) => {
    const { status, headers } = await ask(server.port, '/', { method });
    expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' });
  },
);

test('a folder with the name of a file is not served', async () => {
  expect((await ask(server.port, '/folder.js')).status).toBe(404);
});

test('pipelined requests are answered whole and in order', async () => {
  const paths = ['/large.bin', '/', '/none.js', HASHED, '/large.bin', '/empty.txt'];
  const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join('');
  const { answer } = sendRaw(
    server.port,
    `${requests}GET /last HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
  );
  const lengths = [...(await answer).matchAll(/content-length: (\d+)|transfer-encoding: (chunked)/gi)];
  expect(lengths.map(([, length]) => Number(length)).filter((length) => length > 0)).toEqual([
    LARGE,
    19,
    CODE.length,
    LARGE,
    19,
  ]);
});

describe('a client that asks for too much', () => {
  const request = 'GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n';

  test('gets 400 pipelined answers while the memory of the server stays flat', async () => {
    const relay = await measuredRelay(folder);
    try {
      const before = await relay.mostMemory();
      expect(await pipelined(relay.port, '/large.bin', 400)).toBeGreaterThan(400 * LARGE);
      expect(((await relay.mostMemory()) - before) / MEGABYTE).toBeLessThan(60);
    } finally {
      await relay.stop();
    }
  }, 60_000);

  test('is disconnected when too many requests wait on one connection', async () => {
    const { written, end, answer } = sendRaw(server.port, request.repeat(2000));
    await written;
    expect((await answer).length).toBeLessThan(10 * LARGE);
    end();
    expect((await ask(server.port, '/')).status).toBe(200);
  });

  test('with too many silent connections blocks no other client', async () => {
    const silent = await openSilentReaders(server.port, 600, '');
    expect((await ask(server.port, '/')).status).toBe(200);
    for (const socket of silent) socket.destroy();
  });

  test('that reads nothing costs no more memory than one piece of the file', async () => {
    const relay = await measuredRelay(folder);
    const before = await relay.mostMemory();
    const sockets = await openSilentReaders(relay.port, 100, request.repeat(20));
    try {
      expect((await ask(relay.port, '/large.bin')).body).toHaveLength(LARGE);
      expect(((await relay.mostMemory()) - before) / MEGABYTE).toBeLessThan(60);
    } finally {
      for (const socket of sockets) socket.destroy();
      await relay.stop();
    }
  });
});
