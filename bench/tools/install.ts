import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const BENCH = 'bench';

/**
 * Installs the libraries for comparison, if they are missing. Only the benchmarks need them, so they are not
 * dependencies of the project. npm's output goes to standard error.
 */
export function installPeers(): void {
  if (isInstalled()) return;
  console.error('Installing what the benchmarks compare with (npm ci in bench) …');
  const { status } = spawnSync(
    'npm',
    ['ci', '--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund'],
    {
      cwd: BENCH,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    },
  );
  if (status === 0) return;
  console.error(
    'npm ci failed: see above. There is nothing to compare with; is the npm registry within reach?',
  );
  process.exit(1);
}

/** npm writes this list of installed packages at the end of an installation. */
function isInstalled(): boolean {
  const list = join(BENCH, 'node_modules', '.package-lock.json');
  if (!existsSync(list)) return false;
  const installed = readFileSync(list, 'utf8');
  const wanted: unknown = JSON.parse(readFileSync(join(BENCH, 'package.json'), 'utf8')).dependencies;
  return Object.entries(Object(wanted)).every(([name, version]) => versionIn(installed, name) === version);
}

/** package.json names exact versions. */
function versionIn(lock: string, name: string): string | undefined {
  const at = lock.indexOf(`"node_modules/${name}": {`);
  return at === -1 ? undefined : /"version": "([^"]+)"/.exec(lock.slice(at))?.[1];
}
