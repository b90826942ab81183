import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  rules: {
    // Labels say more than the visible text, and begin differently for lone numbers: "Red 7, possible" for a
    // 7.
    'label-content-name-mismatch': { enabled: false },
  },
};

declare global {
  interface Window {
    axe?: { run(context: Document, options: RunOptions): Promise<AxeResults> };
  }
}

/** The violations that axe finds on a page, one line for each element. */
export async function barriers(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(async (options) => {
    const results = await window.axe?.run(document, options);
    return results?.violations.flatMap(({ id, nodes }) =>
      nodes
        .slice(0, 4)
        .map(
          ({ html, any }) =>
            `${id}: ${html.replace(/ (class|style)="[^"]*"/g, '').slice(0, 160)} ${any[0]?.message ?? ''}`,
        ),
    );
  }, OPTIONS);
  return violations ?? ['axe did not run'];
}
