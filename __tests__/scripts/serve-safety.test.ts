import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeded, type Uniform } from '../../src/engine/random';
import { ask, type Served, sendRaw, served } from './support/served';

const RELAY_PATH = '/_expo/plugins/table-relay/ws';
const HOME = '<title>home</title>';
const KEY = 'dGhlIHNhbXBsZSBub25jZQ==';

const get = (target: string): string => `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
const upgrade = (path = RELAY_PATH, key = KEY, more = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n` +
  `Sec-WebSocket-Key: ${key}\r\n${more}\r\n`;

let folder: string;
let server: Served | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'knobel-serve-'));
  writeFileSync(join(folder, 'index.html'), HOME);
  writeFileSync(join(folder, 'code.js'), 'let it = 1;');
});

/** A new server for each test: a crash fails one test, not all later ones. */
beforeEach(async () => {
  if (server === undefined || server.child.exitCode !== null) server = await served(folder);
});

afterAll(() => {
  server?.child.kill();
  rmSync(folder, { recursive: true, force: true });
});

const port = (): number => server?.port ?? 0;

/** The server still answers, and had no uncaught error. */
async function goesOn(): Promise<void> {
  const { status, body } = await ask(port(), '/');
  expect({ status, body: String(body) }).toEqual({ status: 200, body: HOME });
  expect({ exit: server?.child.exitCode, complaints: server?.complaints() }).toEqual({
    exit: null,
    complaints: '',
  });
}

/** The server's answer to these bytes. The server must survive them. */
async function survives(pieces: readonly (string | Uint8Array)[]): Promise<string> {
  const { answer, written, end } = sendRaw(port(), ...pieces);
  await written;
  await goesOn();
  end();
  const said = await answer;
  await goesOn();
  return said;
}

describe('no request ends the server', () => {
  test.each([
    '//',
    '///',
    '//a',
    'http://[',
    'http://',
    'http:',
    '*',
    '?',
    '%',
    '/%',
    '/%zz',
    '/%ff',
    '/%00',
    '/code.js%00',
    '/a\\b%5c..%5c..%5cetc.txt%',
    'code.js',
  ])('GET %s is refused with 400', async (target) => {
    expect(await sendRaw(port(), get(target)).answer).toMatch(/^HTTP\/1\.1 400 /);
    await goesOn();
  });

  test.each([
    ['/', 200],
    ['/?', 200],
    ['/?%', 200],
    ['/table/7', 200],
    ['/code.js?x=//', 200],
    ['http://other.example/code.js', 200],
    ['http://other.example', 200],
    ['/none.js', 404],
    ['/_expo/plugins/table-relay/addresses/../none.js', 404],
    ['/../../etc/passwd.txt', 404],
    ['/%2e%2e/%2e%2e/etc/passwd.txt', 404],
    ['/code.js/more.js', 404],
    [`/${'a'.repeat(4000)}.js`, 404],
    [`/${'a/'.repeat(3000)}b.js`, 404],
  ])('GET %s is answered with %i', async (target, status) => {
    expect(await sendRaw(port(), get(target)).answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    await goesOn();
  });

  test.each([
    ['NUL in the target', get('/\0')],
    ['a target that is too long', get(`/${'a'.repeat(100_000)}`)],
    ['a header that is too long', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(100_000)}\r\n\r\n`],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['another protocol', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['HTTP/0.9', 'GET /\r\n'],
    ['CONNECT', 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['OPTIONS *', 'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a body that never comes', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\nabc'],
    ['a body in broken chunks', 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nabc'],
    ['an expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: the-unexpected\r\n\r\n'],
    ['garbage behind a request', `GET / HTTP/1.1\r\nHost: a\r\n\r\n${'\xff\0'.repeat(100)}`],
    [
      'many requests at once, one of them none',
      `${'GET // HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(50)}GET http://[ HTTP/1.1\r\nHost: a\r\n\r\n\0\0`,
    ],
    ['half an upgrade', upgrade().slice(0, 90)],
    ['an upgrade with a wrong key', upgrade(RELAY_PATH, 'short')],
    ['an upgrade without a key', upgrade().replace(/Sec-WebSocket-Key.*\r\n/, '')],
    ['an upgrade of another version', upgrade().replace('Version: 13', 'Version: 1')],
    ['an upgrade to another protocol', upgrade().replace('websocket', 'h2c')],
    ['an upgrade by POST', upgrade().replace('GET', 'POST')],
    ['an upgrade elsewhere', upgrade('/')],
    ['an upgrade to nowhere', upgrade('//')],
    ['an upgrade to a broken address', upgrade('http://[')],
    ['an upgrade with extensions', upgrade(RELAY_PATH, KEY, 'Sec-WebSocket-Extensions: ;;=\r\n')],
    ['an upgrade with subprotocols', upgrade(RELAY_PATH, KEY, 'Sec-WebSocket-Protocol: ,,\r\n')],
    ['an upgrade of a page elsewhere', upgrade(RELAY_PATH, KEY, 'Origin: http://evil.example\r\n')],
    ['an upgrade of a page of nowhere', upgrade(RELAY_PATH, KEY, 'Origin: http://[\r\nOrigin: \xff\r\n')],
    ['an upgrade to another host', upgrade().replace('127.0.0.1', '[::1]]:x')],
    ['an upgrade behind a request', get('//').replace('Connection: close\r\n', '') + upgrade()],
  ])('nor does %s', async (_, bytes) => {
    await survives([bytes]);
  });

  test.each([
    ['an unmasked frame', [0x82, 0x01, 0x01]],
    ['a reserved opcode', [0x8f, 0x80, 0, 0, 0, 0]],
    ['a frame that is too long', [0x82, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]],
    ['text that is none', [0x81, 0x82, 0, 0, 0, 0, 0xff, 0xff]],
    ['a close frame with a bad code', [0x88, 0x82, 0, 0, 0, 0, 0x00, 0x01]],
    ['an empty message', [0x82, 0x80, 0, 0, 0, 0]],
    ['a message of the relay that is none', [0x82, 0x82, 0, 0, 0, 0, 0x03, 0x00]],
    ['half a frame', [0x82, 0x85, 0]],
    ['a flood of pings', Array.from({ length: 2000 }, () => [0x89, 0x80, 0, 0, 0, 0]).flat()],
    ['a flood of pongs', Array.from({ length: 2000 }, () => [0x8a, 0x80, 0, 0, 0, 0]).flat()],
    [
      'a message of nothing but fragments',
      [[0x02, 0x80, 0, 0, 0, 0], ...Array.from({ length: 2000 }, () => [0x00, 0x80, 0, 0, 0, 0])].flat(),
    ],
  ])('nor does %s after an upgrade', async (_, frame) => {
    expect(await survives([upgrade(), Uint8Array.from(frame)])).toMatch(/^HTTP\/1\.1 101 /);
  });

  test.each([1, 2, 3, 4])('nor do 40 random upgrades with random frames, seed %i', async (seed) => {
    const random = seeded(seed);
    const all = Array.from({ length: 40 }, () => madeUpSocket(random));
    for (let at = 0; at < all.length; at += 8) await Promise.all(all.slice(at, at + 8).map(survives));
  });

  test('nor do connections that are reset during a request', async () => {
    for (const bytes of ['', 'GET / HT', get('/code.js'), upgrade()]) {
      const socket = connect(port(), '127.0.0.1');
      socket.on('error', () => {});
      await new Promise<void>((written) => socket.write(bytes || '\r\n', () => written()));
      socket.resetAndDestroy();
      await once(socket, 'close');
      await goesOn();
    }
  });

  test.each([1, 2, 3, 4])('nor do 60 random requests, seed %i', async (seed) => {
    const random = seeded(seed);
    const requests = Array.from({ length: 60 }, () => madeUp(random));
    for (let at = 0; at < requests.length; at += 6) {
      await Promise.all(requests.slice(at, at + 6).map(survives));
    }
  });
});

const ADDRESSES = '/_expo/plugins/table-relay/addresses';

test('NR14: the addresses of a server that listens to this machine alone are none, and a page with a name of its own is not told', async () => {
  const own = await ask(port(), ADDRESSES);
  expect(JSON.parse(String(own.body))).toEqual({ addresses: [] });
  expect((await ask(port(), ADDRESSES, { headers: { host: 'evil.example' } })).status).toBe(404);
  expect((await ask(port(), ADDRESSES, { method: 'POST' })).status).toBe(405);
  await goesOn();
});

describe('NR13: what a page may do', () => {
  test.each([
    ['GET', '/', 200],
    ['HEAD', '/code.js', 200],
    ['GET', '/none.js', 404],
    ['GET', '/%', 400],
    ['POST', '/', 405],
  ])('%s %s is answered with %i and says it', async (method, path, status) => {
    const answer = await ask(port(), path, { method });
    const { 'content-security-policy': policy, ...headers } = answer.headers;
    expect(answer.status).toBe(status);
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    const rules = String(policy).split('; ');
    expect(rules).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "connect-src 'self' ws: wss:",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ]),
    );
    // No other origin, and no script that stands in a page.
    expect(String(policy)).not.toMatch(/https?:|\*|blob:|'unsafe-eval'|script-src [^;]*'unsafe-inline'/);
  });
});

describe('NR10: who may have a WebSocket', () => {
  const statusOf = async (headers: string, path = RELAY_PATH): Promise<string> => {
    const bytes =
      `GET ${path} HTTP/1.1\r\n${headers}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n` +
      `Sec-WebSocket-Key: ${KEY}\r\n\r\n`;
    const { answer, written, end } = sendRaw(port(), bytes, Uint8Array.of(0x88, 0x80, 0, 0, 0, 0));
    await written;
    end();
    return (await answer).slice(9, 12);
  };

  test.each([
    ['an app', 'Host: 127.0.0.1:8090\r\n'],
    ['a page of this server', 'Host: 192.168.1.20:8090\r\nOrigin: http://192.168.1.20:8090\r\n'],
    ['a page of this server by its name', 'Host: laptop.local\r\nOrigin: http://laptop.local\r\n'],
  ])('%s', async (_, headers) => {
    expect(await statusOf(headers)).toBe('101');
    await goesOn();
  });

  test.each([
    ['a page elsewhere', 'Host: 127.0.0.1:8090\r\nOrigin: http://evil.example\r\n'],
    ['a page on another port', 'Host: 127.0.0.1:8090\r\nOrigin: http://127.0.0.1:8091\r\n'],
    ['a page without an origin', 'Host: 127.0.0.1:8090\r\nOrigin: null\r\n'],
    ['a page that has given its name this address', 'Host: evil.example\r\nOrigin: http://evil.example\r\n'],
  ])('not %s: 403', async (_, headers) => {
    expect(await statusOf(headers)).toBe('403');
    await goesOn();
  });
});

describe('NR12: a refused client is cut, even if it keeps its connection', () => {
  test.each([
    ['a page elsewhere', upgrade(RELAY_PATH, KEY, 'Origin: http://evil.example\r\n'), 403],
    ['an upgrade elsewhere', upgrade('/'), 400],
    ['an upgrade without a key', upgrade().replace(/Sec-WebSocket-Key.*\r\n/, ''), 400],
    ['a malformed request', 'GET /\xff\0 HTTP/1.1\r\n\r\n', 400],
    ['a body that nobody reads', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n', 405],
  ])('%s', async (_, bytes, status) => {
    // It is silent: only the server can end this, and 30 s would be too late for the test.
    expect((await sendRaw(port(), bytes).answer).slice(9, 12)).toBe(String(status));
    await goesOn();
  });

  test('and so is a client that sends a forbidden message, or too many pings', async () => {
    const wrong = Uint8Array.of(0x82, 0x81, 0, 0, 0, 0, 99);
    const pings = Buffer.concat(Array.from({ length: 20 }, () => Buffer.of(0x89, 0x80, 0, 0, 0, 0)));
    for (const frames of [wrong, pings]) {
      const said = await sendRaw(port(), upgrade(), frames).answer;
      expect(Buffer.from(said, 'latin1').subarray(-4)).toEqual(Buffer.of(0x88, 2, 1008 >> 8, 1008 & 0xff));
    }
    await goesOn();
  });
});

const STARTS = [
  get('/'),
  get('/code.js'),
  get('/_expo/plugins/table-relay/addresses'),
  get('//'),
  upgrade(),
  'POST / HTTP/1.1\r\nContent-Length: 5\r\n\r\n',
];
const PARTS = [
  '/',
  '//',
  '%',
  '%2',
  '%00',
  '[',
  ']',
  '@',
  ':',
  '*',
  '?',
  '#',
  '..',
  '\\',
  '\0',
  ' ',
  'http://',
  '\r\n',
];

function one<T>(list: readonly T[], random: Uniform): T {
  const item = list[random(list.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}

const HOSTS = ['127.0.0.1', 'localhost:1', '[::1]', 'evil.example', '', '[', ':', '1.2.3.4:99999', '\xff'];
const ORIGINS = [
  '',
  'null',
  'http://127.0.0.1',
  'https://127.0.0.1:',
  'http://[',
  'a, b',
  '\xff',
  'http://evil.example',
];

/** An upgrade with a random host and origin, and random frames after it. */
function madeUpSocket(random: Uniform): readonly Uint8Array[] {
  const host = one(HOSTS, random);
  const origin = one(ORIGINS, random);
  const start = upgrade(RELAY_PATH, KEY, random(2) === 0 ? '' : `Origin: ${origin}\r\n`);
  const frames = Array.from({ length: random(40) }, () => {
    const length = random(3) === 0 ? random(200) : random(8);
    const head = [
      random(8) === 0 ? random(256) : 0x80 | one([0, 2, 8, 9, 10], random),
      0x80 | Math.min(length, 127),
    ];
    return Buffer.from([...head, ...Array.from({ length: 4 + length }, () => random(256))]);
  });
  return [Buffer.from(random(3) === 0 ? start.replace('127.0.0.1', host) : start, 'latin1'), ...frames];
}

/** A malformed request: bytes are changed, removed, repeated or invented. */
function madeUp(random: Uniform): readonly Uint8Array[] {
  const target = Array.from({ length: 1 + random(6) }, () => one(PARTS, random)).join('');
  let bytes = Buffer.from(random(2) === 0 ? one(STARTS, random) : get(target), 'latin1');
  for (let change = random(4); change > 0; change -= 1) {
    const at = random(bytes.length);
    const noise = Buffer.from(Array.from({ length: random(8) }, () => random(256)));
    bytes = Buffer.concat([bytes.subarray(0, at), noise, bytes.subarray(at + random(4))]);
  }
  if (random(3) === 0) bytes = Buffer.concat([bytes, bytes]);
  const cut = random(bytes.length + 1);
  return [bytes.subarray(0, cut), bytes.subarray(cut)];
}
