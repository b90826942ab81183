// Checks the exported web build in a headless Chromium:
// npm run e2e [-- --built] [-- --only GROUP] [-- --screenshots]
//
// --built uses dist/web (or the folder that --dist names) without a new export. --only checks the groups
// whose name has this prefix: games, screens, lasting… The groups "browsers" need Firefox and WebKitGTK's driver, and run
// only if they are named. --screenshots renews docs/images instead; with --all it makes contact sheets of
// every game in every form, in e2e/out/sheets (--only lockout: those of one game).
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { serve } from '../scripts/serve.mjs';
import { openBrowser } from './browser';
import { type Group, startChecks } from './checks';
import { makeContactSheets } from './contact-sheets';
import { alone, apart, elsewhere, groups, large } from './groups';
import { takeScreenshots } from './screenshots';

const OUT = 'e2e/out';
/** Two cores can draw three pages without long waits. */
const AT_ONCE = 3;

const { values: options } = parseArgs({
  options: {
    built: { type: 'boolean', default: false },
    dist: { type: 'string', default: 'dist/web' },
    only: { type: 'string', default: '' },
    screenshots: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
  },
});
if (!options.built) exportWeb(options.dist);
mkdirSync(OUT, { recursive: true });

const server = await serve(options.dist);
const browser = await openBrowser();
try {
  if (options.all) await makeContactSheets(browser, server.url, options.only);
  else if (options.screenshots) await takeScreenshots(browser, server.url);
  else await checkAll();
} finally {
  await browser.close();
  await server.close();
}

async function checkAll(): Promise<void> {
  const checks = startChecks();
  const chosen = (all: Readonly<Record<string, Group>>) =>
    Object.entries(all).filter(([name]) => name.startsWith(options.only));
  const all = chosen(options.only === '' ? { ...apart, ...groups } : { ...elsewhere, ...apart, ...groups });
  const work = async (waiting = all) => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await run(next);
  };
  /** An error that ends a whole group counts as one failed check. */
  const run = async ([name, group]: readonly [string, Group]) => {
    const begun = Date.now();
    const own = name in apart ? await serve(options.dist) : null;
    await group(browser, (own ?? server).url, checks).catch((error: unknown) =>
      checks.check(`${name}: gets to its end`, () => {
        throw error;
      }),
    );
    await own?.close();
    console.log(`        ${name}: ${Math.round((Date.now() - begun) / 1000)} s`);
  };
  const others = Array.from({ length: AT_ONCE - 1 }, () => work());
  await Promise.all([...others, work(chosen(large)).then(() => work())]);
  for (const group of chosen(alone)) await run(group);

  const { passed, failed } = checks;
  writeFileSync(`${OUT}/results.json`, `${JSON.stringify({ passed, failed })}\n`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

function exportWeb(folder: string): void {
  const { status } = spawnSync('npx', ['expo', 'export', '--platform', 'web', '--output-dir', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, EXPO_NO_TELEMETRY: '1', EXPO_OFFLINE: '1', CI: '1' },
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('expo export failed');
}
