import type { Page } from 'playwright-core';

/** The languages of the app. */
export const languages = ['en', 'de', 'fr', 'it'] as const;
export type Language = (typeof languages)[number];

/** The phone's language changes while a screen is open, as in the system's settings. The app follows. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate((language) => {
    Object.defineProperty(navigator, 'languages', { configurable: true, get: () => [language] });
    dispatchEvent(new Event('languagechange'));
  }, language);
  await page.waitForFunction((language) => document.documentElement.lang.startsWith(language), language);
}
