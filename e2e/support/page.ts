import assert from 'node:assert/strict';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { seedChance } from './chance';

export const PHONE = { width: 360, height: 740 } as const;

/** A fresh browser context: a phone, with reduced motion by default. */
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
  // A busy machine can take long to load a page.
  context.setDefaultNavigationTimeout(60_000);
  await seedChance(context);
  return context;
}

export async function openPage(browser: Browser, wishes: BrowserContextOptions = {}): Promise<Page> {
  const context = await openContext(browser, wishes);
  return context.newPage();
}

/** Collects a page's console errors and failed requests. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    // Navigation aborts pending requests.
    if (why !== 'net::ERR_ABORTED') complaints.push(`${request.url()} failed: ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.url()}: ${response.status()}`);
  });
  return complaints;
}

/** Asserts that a page had no errors. Each error is shortened and listed once. */
export function isQuiet(complaints: readonly string[]): void {
  assert.deepEqual([...new Set(complaints.map((each) => each.replace(/\s+/g, ' ').slice(0, 120)))], []);
}
