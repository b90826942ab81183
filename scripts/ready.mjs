// The first command after a clone: node scripts/ready.mjs COMMAND arguments…
//
// Installs the packages of package-lock.json if they are missing, and runs the command. It is plain Node,
// because nothing else is available yet, and prints nothing on standard output, which belongs to the command.

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChild } from './child.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const BUSY = join(ROOT, '.installing');

const [command, ...args] = process.argv.slice(2);
if (command === undefined) stop('usage: node scripts/ready.mjs COMMAND arguments…');

checkNode();
if (!isInstalled()) await install();
process.exitCode = await run(command === 'node' ? process.execPath : command, args);

function checkNode() {
  const { engines } = readJson('package.json');
  const fits = engines.node.split('||').some((range) => satisfies(process.versions.node, range.trim()));
  if (!fits) stop(`Knobel needs Node ${engines.node}; this is ${process.version}.`);
}

/** The two forms that package.json uses: ^20.19.0 and >=22. */
function satisfies(version, range) {
  const [major, minor, patch] = version.split('.').map(Number);
  const [, sign, least] =
    /^(\^|>=)([\d.]+)$/.exec(range) ?? stop(`package.json: cannot read the Node range ${range}`);
  const [leastMajor, leastMinor = 0, leastPatch = 0] = least.split('.').map(Number);
  if (major !== leastMajor) return sign === '>=' && major > leastMajor;
  return minor > leastMinor || (minor === leastMinor && patch >= leastPatch);
}

/** npm writes a list of the installed packages to node_modules. This compares it with the wanted list. */
function isInstalled() {
  const wanted = readJson('package-lock.json')?.packages ?? {};
  const present = readJson('node_modules/.package-lock.json')?.packages;
  if (present === undefined) return false;
  return Object.entries(wanted).every(([path, want]) => {
    if (path === '') return true;
    const have = present[path];
    if (have === undefined) return want.optional === true || want.devOptional === true;
    return have.version === want.version && have.integrity === want.integrity;
  });
}

async function install() {
  if (!claim()) {
    console.error('Waiting for the installation that another command has begun …');
    do await new Promise((resolve) => setTimeout(resolve, 500));
    while (!claim());
  }
  try {
    if (isInstalled()) return;
    console.error('Installing the packages that package-lock.json names (npm ci) …');
    const status = await run('npm', ['ci', '--no-audit', '--no-fund', '--no-progress'], ['ignore', 2, 2]);
    if (status !== 0) {
      console.error(
        'npm ci failed: see above. Without packages nothing runs; is the npm registry within reach?',
      );
      process.exitCode = status;
    }
  } finally {
    rmSync(BUSY, { force: true });
  }
  if (process.exitCode) process.exit();
}

/** Only one installation runs at a time. The lock of a dead process does not count. */
function claim() {
  try {
    writeFileSync(BUSY, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isAlive(Number(readText(BUSY)))) rmSync(BUSY, { force: true });
    return false;
  }
}

function isAlive(pid) {
  if (!(pid > 0)) return existsSync(BUSY); // being written at this moment, or already deleted
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Finds the project's own programs first, as npm does. */
async function run(program, programArgs, stdio = 'inherit') {
  const path = [join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH: path };
  const shell = process.platform === 'win32' && program !== process.execPath;
  try {
    return await runChild(program, programArgs, { stdio, env, shell });
  } catch (error) {
    stop(`${program}: ${error.message}`);
  }
}

function readText(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function readJson(name) {
  const text = readText(join(ROOT, name));
  return text === '' ? undefined : JSON.parse(text);
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
