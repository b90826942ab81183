import type { Browser } from 'playwright-core';
import { serve } from '../../scripts/serve.mjs';

const TIMES = 5;

/**
 * The time from navigation to a pressable button on the home screen, in ms: the median, each time in a new
 * browser profile.
 */
export const firstHome = (browser: Browser, url: string): Promise<number> => median(browser, url);

/** The same for a page with a single button. */
export async function firstButton(browser: Browser): Promise<number> {
  const { url, close } = await serve('bench/app/page');
  try {
    return await median(browser, url);
  } finally {
    await close();
  }
}

async function median(browser: Browser, url: string): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time++) times.push(await once(browser, url));
  return times.sort((a, b) => a - b)[Math.floor(TIMES / 2)] ?? Number.NaN;
}

async function once(browser: Browser, url: string): Promise<number> {
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
  await page.goto(url);
  await page.waitForFunction('window.usableAt !== undefined');
  const time = await page.evaluate<number>('usableAt');
  await context.close();
  return time;
}
