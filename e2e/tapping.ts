import assert from 'node:assert/strict';
import type { Browser } from 'playwright-core';
import type { Checks } from './checks';
import { toMark } from './support/lockout';
import { complaintsOf, isQuiet, openPage } from './support/page';
import { startGame, withoutPauses } from './support/player';

/** The effects of taps on a board: a draft and its undo, a refusal, a hint. */
export async function checkTapping(browser: Browser, url: string, { check }: Checks): Promise<void> {
  const page = await openPage(browser);
  const complaints = complaintsOf(page);
  await withoutPauses(page, url);
  const player = await startGame(page, url, 'Lockout');
  const cells = (state: string) => page.getByRole('button', { name: new RegExp(`, ${state}`) });
  await toMark(player);
  const choices = await cells('possible').count();

  await check('tapping: what is possible is chosen, and undo takes it back', async () => {
    await cells('possible').first().click();
    await cells('chosen').waitFor();
    await player.acts.filter({ hasText: /^Mark/ }).waitFor();
    await player.undo.click();
    await cells('chosen').waitFor({ state: 'hidden' });
    assert.equal(await cells('possible').count(), choices);
    assert.equal(await player.undo.isDisabled(), true);
  });
  await check('tapping: another tap takes it back as well', async () => {
    await cells('possible').first().click();
    await cells('chosen').click();
    await cells('chosen').waitFor({ state: 'hidden' });
  });
  await check('tapping: what can’t be done says why', async () => {
    const before = await page.getByRole('status').allTextContents();
    await cells('free').first().dispatchEvent('click');
    await page.waitForFunction(
      (before) =>
        [...document.querySelectorAll('[role="status"]')].some(
          ({ textContent }) =>
            /^[A-Z].{15,}\.$/.test(textContent ?? '') && !before.includes(textContent ?? ''),
        ),
      before,
    );
    assert.equal(await cells('chosen').count(), 0);
  });
  await check('tapping: a hint recommends a number, or says what else', async () => {
    await player.hint.click();
    await cells('possible, recommended').or(page.getByText(/^Hint/)).first().waitFor();
  });
  await check('tapping: the console stays quiet', () => isQuiet(complaints));
  await page.context().close();
}
