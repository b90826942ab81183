import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as passes } from 'node:timers/promises';
import { PHONE } from '../support/page';
import { type Driver, overWire } from './driver';
import { httpWire, marionetteWire, type Wire } from './wire';

/** A program that runs until it is stopped. */
interface Running<What> {
  readonly what: What;
  stop(): Promise<void>;
}

export type Engine = 'Firefox' | 'WebKit';

/** Starts these browsers for as long as the body runs. */
export async function withBrowsers(
  engines: readonly Engine[],
  body: (drivers: readonly Driver[]) => Promise<void>,
): Promise<void> {
  const display = await openDisplay();
  const running: Running<Driver>[] = [];
  try {
    for (const engine of engines)
      running.push(await (engine === 'Firefox' ? startFirefox : startWebKit)(display.what));
    await body(running.map(({ what }) => what));
  } finally {
    for (const { stop } of [...running, display]) await stop();
  }
}

const PATIENCE_MS = 30_000;

function start(command: string, args: readonly string[], display = '', more = {}): ChildProcess {
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    env: { ...process.env, DISPLAY: display, ...more },
  });
  child.on('error', (error) => {
    throw new Error(
      `${command} does not start (Debian: apt-get install firefox-esr webkit2gtk-driver xvfb)`,
      {
        cause: error,
      },
    );
  });
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

/** Waits until `ask` has an answer. */
async function answered<Answer>(what: string, ask: () => Promise<Answer | null>): Promise<Answer> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const answer = await ask().catch(() => null);
    if (answer !== null) return answer;
    await passes(50);
  }
  throw new Error(`no ${what} after ${PATIENCE_MS} ms`);
}

/** A screen in memory: without one, neither browser draws with WebGL. */
async function openDisplay(): Promise<Running<string>> {
  const xvfb = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp']);
  const [number] = await once(xvfb.stdio[3] ?? xvfb, 'data');
  return { what: `:${String(number).trim()}`, stop: () => end(xvfb) };
}

/** Dice lie at once, and the window may be as narrow as a phone. */
const PREFERENCES = {
  'marionette.port': 0,
  'ui.prefersReducedMotion': 1,
  'intl.accept_languages': 'en-GB',
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  'datareporting.policy.dataSubmissionEnabled': false,
};
const CHROME = ':root, body { min-width: 0 !important } #navigator-toolbox { display: none !important }';

async function startFirefox(display: string): Promise<Running<Driver>> {
  const profile = mkdtempSync(join(tmpdir(), 'knobel-firefox-'));
  const preferences = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), preferences.join('\n'));
  mkdirSync(join(profile, 'chrome'));
  writeFileSync(join(profile, 'chrome', 'userChrome.css'), CHROME);
  const command = process.env.FIREFOX ?? (existsSync('/usr/bin/firefox-esr') ? 'firefox-esr' : 'firefox');
  const firefox = start(
    command,
    ['--marionette', '--no-remote', '--profile', profile, 'about:blank'],
    display,
  );
  const port = await answered('port of Firefox', async () =>
    Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8')),
  );
  const wire = await marionetteWire(port);
  await wire.send('set size', PHONE);
  return {
    what: overWire(wire),
    async stop() {
      await wire.close();
      await end(firefox);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const GTK = '[Settings]\ngtk-enable-animations=0\n';
const WEBKIT = {
  alwaysMatch: {
    'webkitgtk:browserOptions': {
      args: [
        '--automation',
        '--features=+AllowWebGLInWorkers',
        '--javascript-can-open-windows-automatically=true',
      ],
    },
  },
};

async function startWebKit(display: string): Promise<Running<Driver>> {
  const port = await freePort();
  const config = mkdtempSync(join(tmpdir(), 'knobel-webkit-'));
  mkdirSync(join(config, 'gtk-3.0'));
  writeFileSync(join(config, 'gtk-3.0', 'settings.ini'), GTK);
  const driver = start('WebKitWebDriver', [`--port=${port}`], display, { XDG_CONFIG_HOME: config });
  const url = `http://127.0.0.1:${port}`;
  await answered('WebKitWebDriver', () => fetch(`${url}/status`));
  const wire = await httpWire(url, WEBKIT);
  await openNarrowWindow(wire);
  return {
    what: overWire(wire),
    async stop() {
      await wire.close();
      await end(driver);
      rmSync(config, { recursive: true, force: true });
    },
  };
}

/** The first window has a bar that needs more room than a phone has; a window that a page opens has none. */
async function openNarrowWindow(wire: Wire): Promise<void> {
  const size = `popup, width=${PHONE.width}, height=${PHONE.height}`;
  const [first] = await windowsOf(wire);
  await wire.send('execute', { script: `open('about:blank', 'phone', '${size}')`, args: [] });
  const handle = (await windowsOf(wire)).find((each) => each !== first);
  await wire.send('switch window', { handle });
}

const windowsOf = async (wire: Wire) => (await wire.send('windows')) as readonly string[];

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return address !== null && typeof address === 'object' ? address.port : 0;
}
