import { spawn, spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { WebSocket } from 'ws';

const SCRIPT = resolve('scripts/relay.mjs');
const RELAY_PATH = '/_expo/plugins/table-relay/ws';

const relay = (...args: string[]) =>
  spawnSync('node', [SCRIPT, ...args], { encoding: 'utf8', timeout: 20_000 });

describe('npm run relay', () => {
  test('--help names every option and the path of the WebSocket', () => {
    const { status, stdout, stderr } = relay('--help');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    for (const part of ['--port', '--host', '--dist', RELAY_PATH]) expect(stdout).toContain(part);
  });

  test.each([
    [['--prot', '80'], '--prot'],
    [['-x'], '-x'],
    [['dist'], 'dist'],
    [['--port', 'many'], 'many'],
    [['--port', '70000'], '70000'],
    [['--port'], '--port'],
  ])('%j is refused in one line', (args, named) => {
    const { status, stdout, stderr } = relay(...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(named);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  test('runs from any folder, and its WebSocket has the printed address', async () => {
    const child = spawn('node', [SCRIPT, '--port', '0', '--host', '127.0.0.1'], { cwd: tmpdir() });
    try {
      const url = await new Promise<string>((found, failed) => {
        child.stdout.on('data', (data) => found(String(data).split('\n')[0] ?? ''));
        child.stderr.on('data', (data) => failed(new Error(String(data))));
      });
      const socket = new WebSocket(`${url.replace('http', 'ws')}${RELAY_PATH}`);
      const told = new Promise((heard) => socket.on('message', heard));
      socket.on('open', () => socket.send(Uint8Array.of(1)));
      expect(await told).toEqual(Buffer.of(17));
      socket.terminate();
    } finally {
      child.kill();
    }
  });
});
