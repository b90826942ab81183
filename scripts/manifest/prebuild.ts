import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The parts of this project that a build for phones reads. */
const PARTS = ['app.json', 'package.json', 'assets', 'modules', 'plugins', 'src/i18n/system'];

/** Creates the projects for Android and iOS in a copy. The checkout stays unchanged. */
export function prebuild(work: string): string {
  const root = join(work, 'app');
  mkdirSync(root);
  for (const part of PARTS) cpSync(part, join(root, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'dir');
  const command = [resolve('node_modules/expo/bin/cli'), 'prebuild', '--no-install', '--platform', 'all'];
  const env = { ...process.env, CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1', EXPO_NO_GIT_STATUS: '1' };
  execFileSync(process.execPath, command, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  return root;
}
