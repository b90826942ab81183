import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import type { Checks, Group } from './checks';
import { type Expected, faultsOf } from './support/faults';
import { misfits } from './support/labels';
import { languages, speak } from './support/languages';
import { doubleText } from './support/large-text';
import { lookAt } from './support/parts';
import { drawn, forms, namesAt, openScene, type Table, tables } from './support/scenes';

/** What docs/design/table.md promises: nothing is cut or overlaps, all can be read and pressed, the board is large. */
export const compositionGroups: Readonly<Record<string, Group>> = Object.fromEntries(
  tables.map((table) => [
    `composition/${table.game.toLowerCase().replace(' ', '-')}-${table.seats}`,
    (browser, url, checks) => checkComposition(browser, url, checks, table),
  ]),
);

const ENLARGED = [forms['small phone'], forms.sideways, forms.tablet, forms.desktop] as const;

async function checkComposition(browser: Browser, url: string, checks: Checks, table: Table): Promise<void> {
  const { game, seats } = table;
  const { page } = await openScene(browser, url, table);
  const names = await namesAt(page);
  const holds = (name: string, size: { readonly width: number; readonly height: number }, more = {}) =>
    checks.check(`${game}, ${seats} seats, ${name}: composed`, async () => {
      await page.setViewportSize(size);
      await drawn(page);
      assert.deepEqual(await faults(page, names, { seats, ...more }), []);
    });
  for (const [name, size] of Object.entries(forms)) await holds(name, size);
  await page.setViewportSize(forms['small phone']);
  for (const language of languages) {
    await speak(page, language);
    await holds(`small phone, ${language}`, forms['small phone']);
  }
  await doubleText(page);
  for (const language of languages) {
    await speak(page, language);
    for (const size of ENLARGED)
      await holds(`twice the text, ${language}, ${size.width}×${size.height}`, size, { enlarged: true });
  }
  await page.context().close();
}

async function faults(page: Page, names: readonly string[], expected: Expected): Promise<readonly string[]> {
  return [...faultsOf(await lookAt(page, names), expected), ...(await misfits(page))];
}
