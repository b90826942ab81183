import type { Page, Worker } from 'playwright-core';

/** The thread that draws dice, as soon as a page has one. Ask before the page opens a table. */
export const painterOf = (page: Page): Promise<Worker> =>
  page.waitForEvent('worker', { predicate: (worker) => worker.url().includes('/painter-') });
