import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const lock = { packages: { '': {}, 'node_modules/die': { version: '1.0.0', integrity: 'sha512-a' } } };
const newerLock = { packages: { '': {}, 'node_modules/die': { version: '1.1.0', integrity: 'sha512-b' } } };

/** A fake npm: it logs its run, takes some time and creates the files that npm ci creates. */
const npm = `#!/bin/sh
echo "$@" >> npm-ran
echo "npm says this"
sleep 0.3
[ -e broken ] && exit 7
mkdir -p node_modules && cp package-lock.json node_modules/.package-lock.json`;

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'knobel-ready-'));
  mkdirSync(join(root, 'scripts'));
  mkdirSync(join(root, 'bin'));
  for (const name of ['ready.mjs', 'child.mjs']) cpSync(`scripts/${name}`, join(root, 'scripts', name));
  put('package.json', { engines: { node: '^20.19.0 || >=22' } });
  put('package-lock.json', lock);
  writeFileSync(join(root, 'bin/npm'), npm, { mode: 0o755 });
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const env = () => ({ ...process.env, PATH: `${join(root, 'bin')}:${process.env.PATH}` });

function put(name: string, value: unknown): void {
  writeFileSync(join(root, name), JSON.stringify(value));
}

function installed(value: unknown): void {
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  put('node_modules/.package-lock.json', value);
}

function ready(...command: string[]): SpawnSyncReturns<string> {
  return spawnSync('node', ['scripts/ready.mjs', ...command], {
    cwd: root,
    encoding: 'utf8',
    env: env(),
    input: 'in',
  });
}

const npmRuns = () =>
  existsSync(join(root, 'npm-ran'))
    ? readFileSync(join(root, 'npm-ran'), 'utf8').trim().split('\n').length
    : 0;

test('installs after a clone, and says so on standard error only', () => {
  const { status, stdout, stderr } = ready('node', '-e', 'console.log("done")');
  expect({ status, stdout, runs: npmRuns() }).toEqual({ status: 0, stdout: 'done\n', runs: 1 });
  expect(stderr).toContain('npm says this');
});

test('does nothing when everything is installed', () => {
  installed(lock);
  expect(ready('node', '-e', '').stderr).toBe('');
  expect(npmRuns()).toBe(0);
});

test('installs again when package-lock.json asks for something else', () => {
  installed(lock);
  put('package-lock.json', newerLock);
  ready('node', '-e', '');
  expect(npmRuns()).toBe(1);
});

test('ignores packages that are only for other systems', () => {
  const optional = { version: '1.0.0', integrity: 'sha512-c', optional: true };
  installed(lock);
  put('package-lock.json', { packages: { ...lock.packages, 'node_modules/other-system': optional } });
  ready('node', '-e', '');
  expect(npmRuns()).toBe(0);
});

test('reports a failed installation, and does not run the command', () => {
  writeFileSync(join(root, 'broken'), '');
  const { status, stdout, stderr } = ready('node', '-e', 'console.log("done")');
  expect({ status, stdout }).toEqual({ status: 7, stdout: '' });
  expect(stderr).toContain('npm registry');
  expect(existsSync(join(root, '.installing'))).toBe(false);
});

test('two commands at the same time install once', async () => {
  const start = () =>
    new Promise((resolve) => {
      const child = spawn('node', ['scripts/ready.mjs', 'node', '-e', ''], {
        cwd: root,
        env: env(),
        stdio: 'ignore',
      });
      child.on('exit', resolve);
    });
  expect(await Promise.all([start(), start(), start()])).toEqual([0, 0, 0]);
  expect(npmRuns()).toBe(1);
});

test('an interrupted installation does not block the next one', () => {
  writeFileSync(join(root, '.installing'), '999999999');
  expect(ready('node', '-e', '').status).toBe(0);
  expect(npmRuns()).toBe(1);
});

test('passes standard input, arguments and the exit status through', () => {
  installed(lock);
  const code =
    'process.stdin.pipe(process.stdout); process.stdout.write(process.argv[1]); process.exitCode = 5';
  const { status, stdout } = ready('node', '-e', code, 'a b');
  expect({ status, stdout }).toEqual({ status: 5, stdout: 'a bin' });
});

test('a signal that stops it stops the command', async () => {
  installed(lock);
  const code =
    'process.on("SIGTERM", () => { console.log("stopped"); process.exit(0) }); setTimeout(() => 0, 9e3); console.log("up")';
  const child = spawn('node', ['scripts/ready.mjs', 'node', '-e', code], { cwd: root, env: env() });
  let said = '';
  child.stdout.on('data', (data) => {
    said += data;
    if (said === 'up\n') child.kill('SIGTERM');
  });
  await new Promise((resolve) => child.on('exit', resolve));
  expect(said).toBe('up\nstopped\n');
});

test.each([
  ['^20.19.0 || >=22', true],
  ['>=99', false],
  [`^${process.versions.node}`, true],
  ['^1.0.0', false],
])('Node within %s: %s', (range, fits) => {
  installed(lock);
  put('package.json', { engines: { node: range } });
  const { status, stderr } = ready('node', '-e', '');
  expect(status).toBe(fits ? 0 : 1);
  if (!fits) expect(stderr).toContain(`needs Node ${range}`);
});
