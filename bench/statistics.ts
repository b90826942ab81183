// Measures the statistics of thousands of games in a browser: node scripts/run.mjs bench/statistics.ts
// [--games N] [--built] [--dist FOLDER]. First all games are counted, then the page is opened again. A task's work is
// the processor time of the page's thread, so other work of the machine does not count.
import { parseArgs } from 'node:util';
import { openBrowser } from '../e2e/browser';
import { finishedGame } from '../e2e/support/finished';
import { openPage } from '../e2e/support/page';
import { storeGames } from '../e2e/support/saved';
import { serve } from '../scripts/serve.mjs';
import { exportApp } from './app/exported';
import { tasksWhile } from './app/long-tasks';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '3000' },
    built: { type: 'boolean', default: false },
    dist: { type: 'string', default: 'dist/web' },
  },
});
const count = Number(values.games);
const KINDS = ['lockout', 'last-die', 'sun-rows', 'arena'] as const;
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'];
const AT_ONCE = 100;

if (!values.built) exportApp(false);
const server = await serve(values.dist);
const browser = await openBrowser();
try {
  const page = await openPage(browser);
  await page.goto(server.url);
  await page.getByRole('list', { name: 'Games' }).waitFor();
  for (let from = 0; from < count; from += AT_ONCE) {
    const ids = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) => from + at);
    await storeGames(
      page,
      ids.map((id) => finishedGame(KINDS[id % KINDS.length] ?? 'lockout', `g${id}`, 1e12 + id * 3e6, NAMES)),
    );
  }
  for (const turn of ['first', 'again'] as const) {
    await page.goto(server.url);
    await page.getByRole('list', { name: 'Games' }).waitFor();
    const begun = Date.now();
    const tasks = await tasksWhile(page, async () => {
      await page.getByRole('button', { name: 'Statistics' }).click();
      await page.getByRole('list', { name: 'People' }).waitFor({ timeout: 600_000 });
    });
    const [seconds, longest, work] = [(Date.now() - begun) / 1000, tasks.longest, tasks.work].map((value) =>
      value.toFixed(1),
    );
    console.log(
      `${turn}: ${count} games in ${seconds} s, longest task ${longest} ms, most work in a task ${work} ms`,
    );
  }
} finally {
  await browser.close();
  await server.close();
}
