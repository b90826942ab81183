import assert from 'node:assert/strict';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { seedChance } from './chance';

export const PHONE = { width: 360, height: 740 } as const;

/** A context of somebody who has never been here: a phone, without motion unless wished otherwise. */
export async function openContext(
  browser: Browser,
  wishes: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: PHONE,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...wishes,
  });
  context.setDefaultTimeout(20_000);
  await seedChance(context);
  return context;
}

export async function openPage(browser: Browser, wishes: BrowserContextOptions = {}): Promise<Page> {
  const context = await openContext(browser, wishes);
  return context.newPage();
}

/** What a page complains of in its console, and what it asks for in vain. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    // Whoever goes elsewhere breaks off what was on its way.
    if (why !== 'net::ERR_ABORTED') complaints.push(`${request.url()} failed: ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.url()}: ${response.status()}`);
  });
  return complaints;
}

/** Whether a page had nothing to complain of; each complaint is told once, and in short. */
export function isQuiet(complaints: readonly string[]): void {
  assert.deepEqual([...new Set(complaints.map((each) => each.replace(/\s+/g, ' ').slice(0, 120)))], []);
}
