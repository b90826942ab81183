import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from '../../e2e/browser';
import { inOldWords, type Program, saying } from './program';

/** The JavaScript engines: V8 with and without its compiler, a browser, the engine of phones, and that of Safari. */
export const engines = ['node', 'jitless', 'chromium', 'hermes', 'jsc'] as const;
export type Engine = (typeof engines)[number];

/** Calls `run` of the program with this input, in a process of its own. */
export function runOn(engine: Engine, program: Program, input: unknown): Promise<unknown> {
  switch (engine) {
    case 'node':
      return inScript(process.execPath, [], program.code + saying('console.log', input));
    case 'jitless':
      // Without --no-expose-wasm Node prints a warning that --jitless switches WebAssembly off.
      return inScript(
        process.execPath,
        ['--jitless', '--no-expose-wasm'],
        program.code + saying('console.log', input),
      );
    case 'hermes':
      return inScript(hermes(), ['-O', '-w'], inOldWords(program.code) + saying('print', input));
    case 'jsc':
      return inScript(jsc(), [], program.code + saying('print', input));
    case 'chromium':
      return inChromium(program, input);
  }
}

const HERMES: ReadonlyMap<string, string> = new Map([
  ['linux', 'linux64-bin'],
  ['darwin', 'osx-bin'],
  ['win32', 'win64-bin'],
]);

/** The virtual machine that bench/package.json installs for Linux, macOS and Windows. */
function hermes(): string {
  const folder = HERMES.get(process.platform);
  if (folder === undefined) throw new Error(`There is no Hermes for ${process.platform}.`);
  const name = process.platform === 'win32' ? 'hermes.exe' : 'hermes';
  return join('bench', 'node_modules', 'hermes-engine-cli', folder, name);
}

const JSC_PLACES = [
  '/usr/bin/jsc',
  '/System/Library/Frameworks/JavaScriptCore.framework/Versions/Current/Helpers/jsc',
];

/** The shell of JavaScriptCore: the one named by JSC, otherwise the system's. */
function jsc(): string {
  const path = process.env.JSC ?? JSC_PLACES.find((place) => existsSync(place));
  if (path === undefined)
    throw new Error(
      'No jsc here: install it (Debian: apt-get install libjavascriptcoregtk-4.0-bin) or let JSC name one.',
    );
  return path;
}

async function inScript(engine: string, flags: readonly string[], script: string): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'knobel-engine-'));
  try {
    const path = join(folder, 'script.cjs');
    writeFileSync(path, script);
    return JSON.parse(await printed(engine, [...flags, path]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function printed(engine: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(engine, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const stop = () => child.kill();
    process.once('exit', stop);
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    child.on('error', reject);
    child.on('close', (status) => {
      process.off('exit', stop);
      if (status === 0) resolve(text);
      else reject(new Error(`${engine} ended with status ${status}`));
    });
  });
}

async function inChromium({ code }: Program, input: unknown): Promise<unknown> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: code });
    return await page.evaluate(`program.run(${JSON.stringify(input)})`);
  } finally {
    await browser.close();
  }
}
