// Installs the software radio's requirements: a virtual environment of Python with the packages of
// requirements.txt.
//
// It is outside the checkout, in KNOBEL_RADIO_CACHE or ~/.cache/knobel-radio, so that all checkouts share it.
// Its name contains a hash of its content, so other versions get another folder.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

const REQUIREMENTS = resolve('src/testing/radio/python/requirements.txt');
const CANDIDATES = ['python3.11', 'python3.12', 'python3.13', 'python3.14', 'python3', 'python'];
const LEAST = [3, 11];
const WINDOWS = process.platform === 'win32';

/**
 * The interpreter of the environment, installed if it is not there yet.
 *
 * @returns {string}
 */
export function installedPython() {
  const cache = process.env.KNOBEL_RADIO_CACHE || join(homedir(), '.cache', 'knobel-radio');
  const hash = createHash('sha256').update(readFileSync(REQUIREMENTS)).digest('hex').slice(0, 12);
  const folder = join(cache, hash);
  const python = pythonIn(folder);
  if (existsSync(python)) return python;

  const base = findPython();
  console.error(`Installing the software radio's packages in ${folder} …`);
  mkdirSync(cache, { recursive: true });
  const draft = `${folder}.${process.pid}`;
  try {
    run(base, ['-m', 'venv', draft]);
    // bumble runs here without a transport, a server or a cryptographic library: its dependencies would be 30
    // packages.
    const flags = ['--no-deps', '--disable-pip-version-check', '--quiet', '--only-binary', ':all:'];
    run(pythonIn(draft), ['-m', 'pip', 'install', ...flags, '-r', REQUIREMENTS]);
    if (!existsSync(python)) renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return python;
}

function pythonIn(folder) {
  return WINDOWS ? join(folder, 'Scripts', 'python.exe') : join(folder, 'bin', 'python');
}

function findPython() {
  const found = CANDIDATES.find((name) => {
    const version = versionOf(name);
    return version !== null && (version[0] > LEAST[0] || (version[0] === LEAST[0] && version[1] >= LEAST[1]));
  });
  if (found) return found;
  throw new Error(
    `The software radio needs Python ${LEAST.join('.')} or later, as one of ${CANDIDATES.join(', ')} on the PATH. ` +
      'Nothing else in Knobel does: `npm test` runs without it.',
  );
}

function versionOf(name) {
  try {
    const print = 'import sys; print(sys.version_info[0], sys.version_info[1])';
    const out = execFileSync(name, ['-c', print], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return out.trim().split(' ').map(Number);
  } catch {
    return null;
  }
}

function run(program, args) {
  // Standard output belongs to the command that needs the radio.
  execFileSync(program, args, { stdio: ['ignore', 2, 2] });
}
