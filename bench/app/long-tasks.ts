import type { Browser, Page } from 'playwright-core';
import { startGame } from '../../e2e/support/player';
import { playByItself } from './player';

export interface Tasks {
  /** The longest that the browser itself reports, in milliseconds; 0 if none took over 50. */
  readonly longest: number;
  /** How many it reports. */
  readonly count: number;
  /** The longest that a message to the page itself had to wait. */
  readonly wait: number;
}

const GAMES = ['Lockout', 'Last Die', 'Sun Rows', 'Arena'] as const;
const TRAY_MS = 3000;

/** The longest task on the main thread while a game is played against bots, with everything that moves. */
export async function tasksInGames(
  browser: Browser,
  url: string,
  seconds: number,
): Promise<ReadonlyMap<string, Tasks>> {
  const found = new Map<string, Tasks>();
  for (const game of GAMES) {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'en-GB' });
    const page = await context.newPage();
    await page.goto(`${url}/settings`);
    await page.getByRole('radio', { name: 'Quick' }).click();
    await startGame(page, url, game);
    await page.locator('canvas').waitFor();
    await page.waitForTimeout(TRAY_MS);
    await playByItself(page);
    found.set(game, await tasksOf(page, seconds));
    await context.close();
  }
  return found;
}

/** The same of a page that does nothing. */
export async function idleTasks(browser: Browser, seconds: number): Promise<Tasks> {
  const page = await browser.newPage();
  const tasks = await tasksOf(page, seconds);
  await page.close();
  return tasks;
}

async function tasksOf(page: Page, seconds: number): Promise<Tasks> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    const waits: number[] = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
    const { port1, port2 } = new MessageChannel();
    const ask = () => port2.postMessage(performance.now());
    port1.onmessage = ({ data }) => {
      waits.push(performance.now() - data);
      setTimeout(ask, 5);
    };
    ask();
    Object.assign(window, { measured: { tasks, waits } });
  });
  await page.waitForTimeout(seconds * 1000);
  const { tasks, waits } = await page.evaluate<{ tasks: number[]; waits: number[] }>('measured');
  return { longest: Math.max(0, ...tasks), count: tasks.length, wait: Math.max(0, ...waits) };
}
