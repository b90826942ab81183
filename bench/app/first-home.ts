import type { Browser } from 'playwright-core';
import { serve } from '../../scripts/serve.mjs';
import { slowDown } from './slow-down';

const TIMES = 5;

/**
 * The time from navigation to a pressable button on the home screen, in ms: the median, each time in a new
 * browser profile.
 */
export const firstHome = (browser: Browser, url: string, slowdown = 1): Promise<number> =>
  median(browser, url, slowdown);

/** The bytes of JavaScript that the home screen loads, uncompressed. */
export async function entryBytes(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'en-GB' });
  const page = await context.newPage();
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.body());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const bodies = await Promise.all(scripts);
  await context.close();
  return bodies.reduce((sum, { length }) => sum + length, 0);
}

/** The same time for a page with a single button. */
export async function firstButton(browser: Browser): Promise<number> {
  const { url, close } = await serve('bench/app/page');
  try {
    return await median(browser, url);
  } finally {
    await close();
  }
}

async function median(browser: Browser, url: string, slowdown = 1): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time++) times.push(await once(browser, url, slowdown));
  return times.sort((a, b) => a - b)[Math.floor(TIMES / 2)] ?? Number.NaN;
}

async function once(browser: Browser, url: string, slowdown: number): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'en-GB' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const look = () => {
      const button = document.querySelector('[role="list"] [role="button"]:not([aria-disabled="true"])');
      if (button?.checkVisibility()) Object.assign(window, { usableAt: performance.now() });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await slowDown(page, slowdown);
  await page.goto(url);
  // Not a string: the app's page forbids `eval`.
  await page.waitForFunction(() => 'usableAt' in window);
  const time = await page.evaluate<number>('usableAt');
  await context.close();
  return time;
}
