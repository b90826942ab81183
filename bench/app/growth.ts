import type { Browser, CDPSession } from 'playwright-core';
import { startGame, withoutPauses } from '../../e2e/support/player';
import { playGames } from './player';

/** What more games in one page leave behind. */
export interface Growth {
  /** In bytes. */
  readonly heap: number;
  /** DOM nodes that the page holds, whether they are shown or not. */
  readonly nodes: number;
  readonly listeners: number;
}

const WARM = 3;
const GAMES = 30;

/**
 * Compares the page after 30 games with the same page after three: at each result, after all garbage is
 * collected. The games are those of Arena, because they are the shortest. The page is played from within: a
 * handle of Playwright would keep its element.
 */
export async function growthOfGames(browser: Browser, url: string): Promise<Growth> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await withoutPauses(page, url);
  await startGame(page, url, 'Arena');
  const tools = await context.newCDPSession(page);
  await tools.send('Performance.enable');
  await playGames(page, WARM);
  const before = await held(tools);
  await playGames(page, 1 + GAMES - WARM);
  const after = await held(tools);
  await context.close();
  return {
    heap: after.heap - before.heap,
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
  };
}

async function held(tools: CDPSession): Promise<Growth> {
  // What finalizers let go is collected the second time.
  for (let time = 0; time < 2; time++) await tools.send('HeapProfiler.collectGarbage');
  const { metrics } = await tools.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}
