import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import type { Checks } from './checks';
import { focused, tabTo } from './support/keys';
import { complaintsOf, isQuiet, openPage } from './support/page';
import { playButton, playerAt, withoutPauses } from './support/player';

/** Screens and their titles for whoever hears them: the page has their name, and the focus goes there once. */
export async function checkArriving(browser: Browser, url: string, { check }: Checks): Promise<void> {
  const page = await openPage(browser);
  const complaints = complaintsOf(page);
  await withoutPauses(page, url);
  await page.goto(url);
  await page.getByRole('list', { name: 'Games' }).waitFor();
  assert.equal(await page.title(), 'Knobel');
  await check(
    'arriving: a screen begins at its title, without a ring, and nothing else says it',
    async () => {
      await tabTo(page, /^Played games$/);
      await page.keyboard.press('Enter');
      await titleIsFocused(page, 'Played games');
      assert.equal(await page.title(), 'Played games – Knobel');
      const outline = await page.evaluate(
        () => getComputedStyle(document.activeElement ?? document.body).outlineStyle,
      );
      assert.equal(outline, 'none');
      const spoken = await page.locator('[aria-live], [role="status"], [role="alert"]').allTextContents();
      assert.ok(!spoken.join(' ').includes('Played games'), 'announced twice');
    },
  );
  await check('arriving: going back leads to the control that was pressed', async () => {
    await page.goBack();
    await focusedIs(page, 'Played games');
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('role')), 'button');
    assert.equal(await page.title(), 'Knobel');
  });
  await check('arriving: at a table its action has the focus', async () => {
    await page
      .getByRole('list', { name: 'Games' })
      .getByRole('button', { name: /^Lockout/ })
      .click();
    await titleIsFocused(page, 'Lockout');
    await playButton(page).click();
    await playerAt(page).asked();
    assert.equal(await page.title(), 'Lockout – Knobel');
    await page.waitForFunction(() => document.activeElement?.closest('[data-testid="action"]') !== null);
  });
  await check('arriving: the console stays quiet', () => isQuiet(complaints));
  await page.context().close();
}

/** The title of the screen in front has the focus. */
async function titleIsFocused(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  assert.equal(await focused(page), title);
}

const focusedIs = (page: Page, name: string) =>
  page.waitForFunction((name) => document.activeElement?.getAttribute('aria-label') === name, name);
