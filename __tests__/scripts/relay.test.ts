import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:https';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { WebSocket } from 'ws';
import { selfSigned } from './support/certificate';

const SCRIPT = resolve('scripts/relay.mjs');
const RELAY_PATH = '/_expo/plugins/table-relay/ws';

const relay = (...args: string[]) =>
  spawnSync('node', [SCRIPT, ...args], { encoding: 'utf8', timeout: 20_000 });

const folder = mkdtempSync(join(tmpdir(), 'knobel-relay-'));
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('npm run relay', () => {
  test('--help names every option and the path of the WebSocket', () => {
    const { status, stdout, stderr } = relay('--help');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    for (const part of ['--port', '--host', '--dist', '--name', '--cert', '--key', RELAY_PATH])
      expect(stdout).toContain(part);
  });

  test.each([
    [['--prot', '80'], '--prot'],
    [['-x'], '-x'],
    [['dist'], 'dist'],
    [['--port', 'many'], 'many'],
    [['--port', '70000'], '70000'],
    [['--port'], '--port'],
    [['--cert', 'none.pem'], '--key'],
    [['--key', 'none.pem'], '--cert'],
  ])('%j is refused in one line', (args, named) => {
    const { status, stdout, stderr } = relay(...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(named);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  test('a missing certificate is reported in one line', () => {
    const { status, stdout, stderr } = relay('--port', '0', '--cert', 'none.pem', '--key', 'none.pem');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain('none.pem');
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  test('runs from any folder, and its WebSocket has the printed address', async () => {
    const { url } = await running({ cwd: tmpdir() });
    expect(await toldBy(new WebSocket(`${url.replace('http', 'ws')}${RELAY_PATH}`))).toEqual(Buffer.of(17));
  });

  test('NR10: it accepts a name that it was given, and no other', async () => {
    const { url } = await running({ args: ['--name', 'dice.example'] });
    const webSocket = `${url.replace('http', 'ws')}${RELAY_PATH}`;
    const at = (host: string) => new WebSocket(webSocket, { headers: { host }, origin: `http://${host}` });
    expect(await toldBy(at('dice.example'))).toEqual(Buffer.of(17));
    await expect(toldBy(at('other.example'))).rejects.toThrow('403');
  });

  test('with a certificate it speaks TLS, pages and WebSockets alike', async () => {
    const { cert, key } = selfSigned();
    writeFileSync(join(folder, 'cert.pem'), cert);
    writeFileSync(join(folder, 'key.pem'), key);
    const dist = exported('tls', { 'index.html': '<title>home</title>' });
    const args = ['--cert', join(folder, 'cert.pem'), '--key', join(folder, 'key.pem'), '--dist', dist];
    const { url } = await running({ args });
    expect(url).toMatch(/^https:/);
    const trusting = { ca: cert, servername: 'relay' };
    const agent = new Agent({ ...trusting, keepAlive: true });
    for (const path of ['/', '/table/7', '/']) {
      const page = await new Promise((done, failed) => {
        get(`${url}${path}`, { agent }, (response) => response.on('data', (data) => done(String(data)))).on(
          'error',
          failed,
        );
      });
      expect(page).toBe('<title>home</title>');
    }
    agent.destroy();
    const origin = url;
    const webSocket = `${url.replace('https', 'wss')}${RELAY_PATH}`;
    expect(await toldBy(new WebSocket(webSocket, { ...trusting, origin }))).toEqual(Buffer.of(17));
    await expect(
      toldBy(new WebSocket(webSocket, { ...trusting, origin: 'https://evil.example' })),
    ).rejects.toThrow('403');
  });

  test('prints a hash that two people can compare: it follows from names and contents of the files', async () => {
    const files = { 'index.html': '<title>home</title>', 'code/b.js': 'let it;', 'code-a.js': 'be;' };
    const dist = exported('one', files);
    const list = Object.entries(files)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([path, content]) => `${sha256(content)}  ${path}\n`);
    const expected = (sha256(list.join('')).slice(0, 24).match(/.{4}/g) ?? []).join(' ');
    const hashOf = async (served: string) => (await running({ args: ['--dist', served] })).hash;
    expect(await hashOf(dist)).toBe(expected);
    const changed = { ...files, 'code-a.js': 'be!' };
    const renamed = { 'index.html': files['index.html'], 'code/b.js': 'let it;', 'code-c.js': 'be;' };
    for (const [name, other] of Object.entries({ changed, renamed }))
      expect(await hashOf(exported(name, other))).not.toBe(expected);
  });
});

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

function exported(name: string, files: Readonly<Record<string, string>>): string {
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, name, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return join(folder, name);
}

/** A relay of this test, once it has said all. */
async function running({ args = [], cwd = folder }: { args?: readonly string[]; cwd?: string }) {
  const child = spawn('node', [SCRIPT, '--port', '0', '--host', '127.0.0.1', ...args], { cwd });
  children.push(child);
  const said = await new Promise<string>((found, failed) => {
    let all = '';
    child.stdout.on('data', (data) => {
      all += data;
      if (all.split('\n').length > 2) found(all);
    });
    child.stderr.on('data', (data) => failed(new Error(String(data))));
  });
  return { url: said.split('\n')[0] ?? '', hash: /SHA-256 begins with ([0-9a-f ]+)/.exec(said)?.[1] };
}

/** The answer to who looks. */
async function toldBy(socket: WebSocket): Promise<unknown> {
  try {
    return await new Promise((heard, failed) => {
      socket.on('message', heard);
      socket.on('error', failed);
      socket.on('open', () => socket.send(Uint8Array.of(1)));
    });
  } finally {
    socket.terminate();
  }
}
