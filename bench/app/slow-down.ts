import type { Page } from 'playwright-core';

/**
 * Slows the page's main thread down by this factor, to stand for a cheap phone. Its workers, such as the one
 * that draws dice, keep their speed.
 */
export async function slowDown(page: Page, rate: number): Promise<void> {
  if (rate === 1) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
