import assert from 'node:assert/strict';
import type { Browser } from 'playwright-core';
import type { Checks } from './checks';
import { barriers } from './support/axe';
import { tooSmall, tooWide } from './support/fit';
import { complaintsOf, isQuiet, openPage } from './support/page';
import { playOut } from './support/play';
import { playerAt, startGame, withoutPauses } from './support/player';

/** Plays a game, looks back at it, and tries again from where it turned. */
export async function checkLookBack(browser: Browser, url: string, { check }: Checks): Promise<void> {
  const page = await openPage(browser, { viewport: { width: 360, height: 740 } });
  const complaints = complaintsOf(page);
  const turned = page.getByRole('heading', { name: 'Where the game turned' });
  const tries = page.getByRole('button', { name: /^Try again from here/ });

  await check('look back: a played game is worked out, and told in sentences', async () => {
    await withoutPauses(page, url);
    // A player who always takes the first possible place has a game that turns somewhere.
    await playOut(await startGame(page, url, 'Lockout'));
    await page.getByRole('button', { name: 'Look back' }).click();
    await turned.waitFor();
    await page.getByRole('img', { name: /^Chances to win, out of 100: 50 at the start/ }).waitFor();
    await page.getByRole('heading', { name: /^(Why .* won|What decided the game)$/ }).waitFor();
    const seats = page.getByRole('listitem', { name: /dice.*\. .* could have been better\.$/ });
    assert.equal(await seats.count(), 2);
    assert.ok((await tries.count()) > 0, 'nothing turned the game');
  });
  await check('look back: fits a phone, and axe finds no barrier', async () => {
    assert.deepEqual(await tooWide(page), []);
    assert.deepEqual(await tooSmall(page), []);
    assert.deepEqual(await barriers(page), []);
  });
  await check('look back: a card leads to its move, and back', async () => {
    const watch = page.getByRole('button', { name: /^Watch this move, move / }).first();
    const move = /\d+/.exec((await watch.getAttribute('aria-label')) ?? '')?.[0];
    await watch.click();
    const slider = page.getByRole('slider');
    // It begins with the position before, and plays the move.
    await page.locator(`[role=slider][aria-valuenow="${move}"]`).waitFor();
    assert.ok(await slider.isVisible());
    await page.goBack();
    await turned.waitFor();
  });
  await check('look back: trying again has a name at its table, and leads back', async () => {
    await tries.first().click();
    await playerAt(page).asked();
    await page.getByRole('banner').getByText('Practice', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await turned.waitFor();
  });
  await check('look back: trying again is practice, which the statistics do not count', async () => {
    await tries.first().click();
    const player = playerAt(page);
    await player.asked();
    await playOut(player);
    await page.goto(`${url}/history`);
    await page.getByText(/, practice$/).waitFor();
    await page.goto(`${url}/statistics`);
    await page.getByText('1 finished').waitFor();
  });
  await check('look back: what was worked out is there at once after a restart', async () => {
    await page.goto(`${url}/history`);
    await page
      .getByRole('button', { name: /^More about Lockout/ })
      .last()
      .click();
    await page.getByRole('button', { name: /^Look back/ }).click();
    await turned.waitFor();
  });
  await check('look back: the console stays quiet', () => isQuiet(complaints));
  await page.context().close();
}
