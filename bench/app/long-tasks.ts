import type { Browser, Page } from 'playwright-core';
import { startGame } from '../../e2e/support/player';
import { playByItself } from './player';
import { slowDown } from './slow-down';

export interface Tasks {
  /** The longest task from beginning to end, in ms, including waits for other work of the machine. */
  readonly longest: number;
  /**
   * The most processor time of the page's thread in one task, in ms: what the app itself takes, also on a
   * machine that does other things meanwhile. With the thread slowed down it includes the time in which the browser
   * holds it up, so it is that of the slow phone.
   */
  readonly work: number;
}

const GAMES = ['Lockout', 'Last Die', 'Sun Rows', 'Arena'] as const;

/** The longest task on the main thread during games against bots, with full motion. */
export async function tasksInGames(
  browser: Browser,
  url: string,
  seconds: number,
  slowdown = 1,
): Promise<ReadonlyMap<string, Tasks>> {
  const found = new Map<string, Tasks>();
  for (const game of GAMES) {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'en-GB' });
    const page = await context.newPage();
    await page.goto(`${url}/settings`);
    await page.getByRole('radio', { name: 'Quick' }).click();
    await startGame(page, url, game);
    await playByItself(page);
    await slowDown(page, slowdown);
    found.set(game, await tasksOf(page, seconds));
    await context.close();
  }
  return found;
}

/** The same for a page that does nothing. */
export async function idleTasks(browser: Browser, seconds: number): Promise<Tasks> {
  const page = await browser.newPage();
  const tasks = await tasksOf(page, seconds);
  await page.close();
  return tasks;
}

const tasksOf = (page: Page, seconds: number) => tasksWhile(page, () => page.waitForTimeout(seconds * 1000));

/** The longest task on the main thread while something is done. */
export async function tasksWhile(page: Page, doing: () => Promise<unknown>): Promise<Tasks> {
  const browser = page.context().browser();
  if (!browser) throw new Error('a page of no browser');
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await doing();
  const trace: Trace = JSON.parse((await browser.stopTracing()).toString());
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const pages = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = trace.traceEvents.filter(
    (event) => event.ph === 'X' && event.name.includes('RunTask') && pages.has(threadOf(event)),
  );
  if (tasks.length === 0) throw new Error('the browser has traced no task');
  const longest = (of: (task: TraceEvent) => number | undefined) =>
    tasks.reduce((most, task) => Math.max(most, (of(task) ?? 0) / 1000), 0);
  return {
    longest: longest(({ dur }) => dur),
    work: longest(({ tdur }) => tdur),
  };
}

/** An event of Chromium's trace, in µs: `dur` from beginning to end, `tdur` the thread's own time. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

interface Trace {
  readonly traceEvents: readonly TraceEvent[];
}
