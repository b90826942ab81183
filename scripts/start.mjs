// The app in a browser and, as a QR code, in Expo Go: npm start [-- any option of expo start]
//
// expo start --web exits if it finds no browser to open. So it only serves, and this script opens the browser
// if there is one.

import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { runChild } from './child.mjs';

const FIRST_PORT = 8081;

const options = process.argv.slice(2);
const given = options.indexOf('--port');
const port = given < 0 ? await freePort(FIRST_PORT) : Number(options[given + 1]);
const ports = given < 0 ? ['--port', String(port)] : [];

const env = { EXPO_NO_TELEMETRY: '1', ...process.env };
const ended = runChild('expo', ['start', ...ports, ...options], { env, shell: process.platform === 'win32' });
ended.then((status) => process.exit(status));

const url = `http://localhost:${port}`;
await untilServed(url);
openBrowser(url);

async function freePort(from) {
  for (let candidate = from; ; candidate += 1) if (await isFree(candidate)) return candidate;
}

function isFree(candidate) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(candidate, () => probe.close(() => resolve(true)));
  });
}

async function untilServed(address) {
  for (;;) {
    const answer = await fetch(`${address}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(300);
  }
}

/** Opens the browser if possible. On a machine without a screen it does nothing. */
function openBrowser(address) {
  const { platform } = process;
  if (platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) return;
  const program = { darwin: 'open', win32: 'explorer' }[platform] ?? 'xdg-open';
  spawn(program, [address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
