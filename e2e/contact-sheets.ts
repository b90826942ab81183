import { mkdirSync, readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { openPage } from './support/page';
import { doubleText, drawn, forms, inLanguage, openScene, tables } from './support/scenes';

const OUT = 'e2e/out/sheets';

interface Shot {
  readonly name: string;
  readonly file: string;
  readonly width: number;
}

/**
 * All games in all forms, with two seats and with the most, in both themes, in German at twice the text and with forced colours: one
 * contact sheet for each table, in e2e/out/sheets.
 */
export async function makeContactSheets(browser: Browser, url: string, only: string): Promise<void> {
  mkdirSync(OUT, { recursive: true });
  for (const table of tables) {
    const title = `${table.game.toLowerCase().replace(' ', '-')}-${table.seats}`;
    if (!title.startsWith(only)) continue;
    const { page } = await openScene(browser, url, table);
    const shots: Shot[] = [];
    const shoot = async (name: string, size: { readonly width: number; readonly height: number }) => {
      await page.setViewportSize(size);
      await drawn(page);
      await page.waitForTimeout(900); // until the dice are drawn at this size
      const file = `${OUT}/${title}-${name.replace(/\W+/g, '-')}.png`;
      await page.screenshot({ path: file });
      shots.push({ name, file, width: size.width });
    };
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const [name, size] of Object.entries(forms)) await shoot(`${name}, ${colorScheme}`, size);
    }
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
    await shoot('small phone, forced colours', forms['small phone']);
    await page.emulateMedia({ forcedColors: 'none' });
    await inLanguage(page, 'Deutsch');
    await shoot('small phone, German', forms['small phone']);
    await doubleText(page);
    await shoot('small phone, German, twice the text', forms['small phone']);
    await shoot('tablet, German, twice the text', forms.tablet);
    await page.context().close();
    await together(browser, title, shots);
  }
}

/** Puts pictures side by side. */
async function together(browser: Browser, title: string, shots: readonly Shot[]): Promise<void> {
  const page = await openPage(browser, { viewport: { width: 2400, height: 1200 } });
  const figures = shots.map(({ name, file, width }) => {
    const data = readFileSync(file).toString('base64');
    return `<figure style="margin:8px"><img src="data:image/png;base64,${data}" width="${width * 0.45}"><figcaption>${name}</figcaption></figure>`;
  });
  await page.setContent(
    `<body style="font:14px sans-serif;display:flex;flex-wrap:wrap;align-items:flex-start">${figures.join('')}</body>`,
  );
  await page.screenshot({ path: `${OUT}/${title}.png`, fullPage: true });
  await page.context().close();
}
