import assert from 'node:assert/strict';
import type { Browser } from 'playwright-core';
import type { Checks, Group } from './checks';
import { misfits } from './support/labels';
import { languages, speak } from './support/languages';
import { enlargeText } from './support/large-text';
import { openPage, PHONE } from './support/page';
import { drawn } from './support/scenes';
import { tours } from './support/tour';

/** Their screens show tables of others, or wait for other phones. */
const OTHER_PHONES = ['phones', 'knocking'];

const groupsOf = (names: readonly string[]): Readonly<Record<string, Group>> =>
  Object.fromEntries(
    names.flatMap((name) =>
      [1, 2].map((scale) => [
        `labels/${name}-${scale}00`,
        (browser: Browser, url: string, checks: Checks) => checkLabels(browser, url, checks, name, scale),
      ]),
    ),
  );

/** Every text of every screen fits its place on a small phone, in every language, as it is and at twice the size. */
export const labelGroups = groupsOf(Object.keys(tours).filter((name) => !OTHER_PHONES.includes(name)));

/** The same. Four languages take long, so tables that other checks open meanwhile must not be in sight. */
export const labelsApart = groupsOf(OTHER_PHONES);

async function checkLabels(
  browser: Browser,
  url: string,
  { check }: Checks,
  name: string,
  scale: number,
): Promise<void> {
  const page = await openPage(browser, { viewport: PHONE });
  // Four languages take long on a busy machine, and other phones at the table go on meanwhile.
  page.setDefaultTimeout(60_000);
  if (scale > 1) await enlargeText(page, scale);
  for await (const stop of tours[name]?.(page, url) ?? [])
    await check(`${stop.name}: every label fits, text at ${scale}00 %`, async () => {
      const found: string[] = [];
      for (const language of languages) {
        await speak(page, language);
        await drawn(page);
        found.push(...(await misfits(page)).map((each) => `${language}, ${each}`));
      }
      await speak(page, 'en');
      assert.deepEqual(found, []);
    });
  await page.context().close();
}
