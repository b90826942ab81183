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
  `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n` +
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
  ])('nor does %s after an upgrade', async (_, frame) => {
    expect(await survives([upgrade(), Uint8Array.from(frame)])).toMatch(/^HTTP\/1\.1 101 /);
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

const STARTS = [
  get('/'),
  get('/code.js'),
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

/** A malformed request: bytes are changed, removed, repeated or invented. */
function madeUp(random: Uniform): readonly Uint8Array[] {
  const one = <T>(list: readonly T[]): T => {
    const item = list[random(list.length)];
    if (item === undefined) throw new Error('nothing to choose from');
    return item;
  };
  const target = Array.from({ length: 1 + random(6) }, () => one(PARTS)).join('');
  let bytes = Buffer.from(random(2) === 0 ? one(STARTS) : get(target), 'latin1');
  for (let change = random(4); change > 0; change -= 1) {
    const at = random(bytes.length);
    const noise = Buffer.from(Array.from({ length: random(8) }, () => random(256)));
    bytes = Buffer.concat([bytes.subarray(0, at), noise, bytes.subarray(at + random(4))]);
  }
  if (random(3) === 0) bytes = Buffer.concat([bytes, bytes]);
  const cut = random(bytes.length + 1);
  return [bytes.subarray(0, cut), bytes.subarray(cut)];
}
