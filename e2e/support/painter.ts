import type { Page, Worker } from 'playwright-core';

/**
 * Runs a function in the painter's worker before anything else, as soon as the page has created it. Call this
 * before a table is opened.
 */
export async function painterOf(
  page: Page,
  first: () => void,
): Promise<{ readonly painter: Promise<Worker> }> {
  await page.route(/\/painter-[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${first})();\n${await response.text()}` });
  });
  return { painter: page.waitForEvent('worker', (worker) => worker.url().includes('/painter-')) };
}
