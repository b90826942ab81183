import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const BUILDS = [
  { folder: 'dist/web', platforms: ['web'] },
  { folder: 'dist/native', platforms: ['android'] },
] as const;

/** Exports the app into dist. With `built` it exports only what is missing there. */
export function exportApp(built: boolean): void {
  for (const { folder, platforms } of BUILDS) {
    if (built && existsSync(folder)) continue;
    process.stderr.write(`bench app: exporting for ${platforms.join(' and ')}\n`);
    const chosen = platforms.flatMap((platform) => ['--platform', platform]);
    const { status } = spawnSync('npx', ['expo', 'export', ...chosen, '--output-dir', folder], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, EXPO_NO_TELEMETRY: '1', EXPO_OFFLINE: '1', CI: '1' },
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error(`expo export into ${folder} failed`);
  }
}
