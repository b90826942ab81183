import { mkdirSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { en } from '../src/i18n/en';

/** The pictures in the README. */
const PICTURES = [
  {
    name: 'home-phone-light',
    viewport: { width: 390, height: 844 },
    colorScheme: 'light',
    deviceScaleFactor: 1.5,
  },
  {
    name: 'home-tablet-dark',
    viewport: { width: 1024, height: 768 },
    colorScheme: 'dark',
    deviceScaleFactor: 1,
  },
] as const;

export async function takeScreenshots(browser: Browser, url: string): Promise<void> {
  mkdirSync('docs/images', { recursive: true });
  for (const { name, ...options } of PICTURES) {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    await page.goto(url);
    await page.getByRole('heading', { level: 1, name: en.app.name }).waitFor();
    await page.screenshot({ path: `docs/images/${name}.png` });
    await context.close();
  }
}
