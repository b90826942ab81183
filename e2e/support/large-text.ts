import type { Page } from 'playwright-core';

/** Every page that is loaded from now on has larger text. */
export async function enlargeText(page: Page, scale: number): Promise<void> {
  await page.addInitScript(
    (size) => {
      const enlarge = () => document.documentElement?.style.setProperty('font-size', size);
      enlarge();
      new MutationObserver((_, observer) => {
        if (document.documentElement) {
          enlarge();
          observer.disconnect();
        }
      }).observe(document, { childList: true });
    },
    `${16 * scale}px`,
  );
}

/** Doubles the size of text at a table. */
export async function doubleText(page: Page): Promise<void> {
  await enlargeText(page, 2);
  await page.reload();
  await page.getByTestId('action').waitFor();
}
