// Checks the exported web build in a headless Chromium: npm run e2e [-- --built] [-- --screenshots]
//
// --built takes dist/web as it is; without it the app is exported first. --screenshots renews docs/images instead.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { openBrowser } from './browser';
import { startChecks } from './checks';
import { checkHome } from './home';
import { takeScreenshots } from './screenshots';
import { serve } from './serve.mjs';

const BUILD = 'dist/web';
const OUT = 'e2e/out';

const options = new Set(process.argv.slice(2));
if (!options.has('--built')) exportWeb();
mkdirSync(OUT, { recursive: true });

const server = await serve(BUILD);
const browser = await openBrowser();
try {
  if (options.has('--screenshots')) await takeScreenshots(browser, server.url);
  else await checkAll();
} finally {
  await browser.close();
  await server.close();
}

async function checkAll(): Promise<void> {
  const checks = startChecks();
  await checkHome(browser, server.url, checks);
  const { passed, failed } = checks;
  writeFileSync(`${OUT}/results.json`, `${JSON.stringify({ passed, failed })}\n`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

function exportWeb(): void {
  const { status } = spawnSync('npx', ['expo', 'export', '--platform', 'web', '--output-dir', BUILD], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, EXPO_NO_TELEMETRY: '1', EXPO_OFFLINE: '1', CI: '1' },
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('expo export failed');
}
