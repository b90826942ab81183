// Measures in a browser what is gathered from thousands of games: statistics, feats, and the line about a new feat at the end
// of a game. node scripts/run.mjs bench/statistics.ts [--games N] [--built] [--dist FOLDER]. The page is opened anew before
// each of them. A task's work is the processor time of the page's thread, so other work of the machine does not count.
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { openBrowser } from '../e2e/browser';
import { finishedGame } from '../e2e/support/finished';
import { openPage } from '../e2e/support/page';
import { storeDocument, storeGames } from '../e2e/support/saved';
import { serve } from '../scripts/serve.mjs';
import { personEmblems } from '../src/stores/people/person';
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
const GAME_MS = 3e6;
const START = 1e12;

/** The persons of this phone: those of the games, and a family that has played the last one only. */
const NEW_NAMES = ['Gus', 'Hal', 'Ida', 'Jo', 'Kim', 'Lou'];
const PEOPLE = JSON.stringify({
  people: 1,
  persons: [...NAMES, ...NEW_NAMES].map((name, at) => ({
    id: `p${at}`,
    name,
    colour: 'green',
    emblem: personEmblems[at],
    former: [],
  })),
  own: 'p0',
});
/** The game that ends last: all its feats are new, so all games before it are looked through. */
const LAST = 'last';

async function store(page: Page): Promise<void> {
  await storeDocument(page, 'people', PEOPLE);
  for (let from = 0; from < count; from += AT_ONCE) {
    const ids = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) => from + at);
    await storeGames(
      page,
      ids.map((id) =>
        finishedGame(KINDS[id % KINDS.length] ?? 'lockout', `g${id}`, START + id * GAME_MS, NAMES),
      ),
    );
  }
}

const list = (page: Page, name: string) => page.getByRole('list', { name }).waitFor({ timeout: 600_000 });

/** What is measured: its name, what is stored before, and what a person does then. */
const turns: readonly {
  readonly name: string;
  readonly before?: (page: Page) => Promise<void>;
  readonly does: (page: Page) => Promise<void>;
}[] = [
  { name: 'statistics, all games counted', does: statistics },
  { name: 'statistics again', does: statistics },
  { name: 'feats', does: feats },
  {
    name: 'feats, games counted before there were feats',
    before: (page) => storeDocument(page, 'results', JSON.stringify({ results: 1, blocks: 1 })),
    does: feats,
  },
  {
    name: 'the end of a game with new feats',
    before: (page) => storeGames(page, [finishedGame('arena', LAST, START + count * GAME_MS, NEW_NAMES)]),
    does: async (page) => {
      await open(page, `/table/${LAST}`);
      await page.getByText(/^For the first time/).waitFor({ timeout: 600_000 });
    },
  },
];

/** Opens a page of the app without loading the app again, as its own links do. */
const open = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

async function statistics(page: Page): Promise<void> {
  await open(page, '/statistics');
  await list(page, 'People');
}

async function feats(page: Page): Promise<void> {
  await open(page, '/feats');
  await list(page, 'Arena');
}

if (!values.built) exportApp(false);
const server = await serve(values.dist);
const browser = await openBrowser();
const home = async (page: Page) => {
  await page.goto(server.url);
  await list(page, 'Games');
};
try {
  const page = await openPage(browser);
  await home(page);
  await store(page);
  for (const { name, before, does } of turns) {
    await before?.(page);
    await home(page);
    const begun = Date.now();
    const tasks = await tasksWhile(page, () => does(page));
    const [seconds, longest, work] = [(Date.now() - begun) / 1000, tasks.longest, tasks.work].map((value) =>
      value.toFixed(1),
    );
    console.log(
      `${name}: ${count} games in ${seconds} s, longest task ${longest} ms, most work in a task ${work} ms`,
    );
  }
} finally {
  await browser.close();
  await server.close();
}
