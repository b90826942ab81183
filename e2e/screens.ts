import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import type { Checks, Group } from './checks';
import { barriers } from './support/axe';
import { indistinct } from './support/chosen';
import { outOfView, tooSmall, tooWide } from './support/fit';
import { openPage, PHONE } from './support/page';
import { type Stop, tours } from './support/tour';

const SIZES = [
  PHONE,
  { width: 740, height: 360 },
  { width: 1024, height: 1366 },
  { width: 1280, height: 800 },
] as const;

/** Checks every screen: no accessibility errors in both themes, and a layout that fits in every size. */
export const screenGroups: Readonly<Record<string, Group>> = Object.fromEntries(
  Object.keys(tours).map((name) => [
    `screens/${name}`,
    (browser, url, checks) => checkScreens(browser, url, checks, name),
  ]),
);

async function checkScreens(browser: Browser, url: string, checks: Checks, name: string): Promise<void> {
  const page = await openPage(browser);
  for await (const stop of tours[name]?.(page, url) ?? []) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await drawn(page);
      await checks.check(`${stop.name}: no barriers, ${colorScheme}`, async () =>
        assert.deepEqual(await barriers(page), []),
      );
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await checks.check(`${stop.name}: what is chosen is seen with forced colours`, async () =>
      assert.deepEqual(await indistinct(page), []),
    );
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await drawn(page);
      await checks.check(`${stop.name}: whole at ${size.width}×${size.height}`, () => isWhole(page, stop));
    }
    await page.setViewportSize(PHONE);
    await drawn(page);
  }
  await page.context().close();
}

async function isWhole(page: Page, { table = false }: Stop): Promise<void> {
  assert.deepEqual(
    {
      tooWide: await tooWide(page),
      tooSmall: await tooSmall(page),
      outOfView: table ? await outOfView(page) : [],
    },
    { tooWide: [], tooSmall: [], outOfView: [] },
  );
}

/** Waits for rendering, measuring, and rendering again. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  });
}
