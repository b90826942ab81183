import assert from 'node:assert/strict';
import type { Browser } from 'playwright-core';
import type { Checks, Group } from './checks';
import { focused, isSomewhere, playOnByKeys, tabTo, unclearStops } from './support/keys';
import { toMark } from './support/lockout';
import { complaintsOf, isQuiet, openPage } from './support/page';
import { playButton, playerAt, startGame, withoutPauses } from './support/player';
import { drawn, forms } from './support/scenes';

const GAMES = ['Lockout', 'Last Die', 'Sun Rows', 'Arena'] as const;
const MOST_CHOICES = 1500;

/** Everything with only a keyboard. */
export const keyboardGroups: Readonly<Record<string, Group>> = {
  ...Object.fromEntries(
    GAMES.map((game) => [
      `keyboard/${game.toLowerCase().replace(' ', '-')}`,
      (browser: Browser, url: string, checks: Checks) => checkGame(browser, url, checks, game),
    ]),
  ),
  'keyboard/table': checkTable,
};

/** Plays a game from home to its end. */
async function checkGame(browser: Browser, url: string, { check }: Checks, game: string): Promise<void> {
  const page = await openPage(browser);
  const complaints = complaintsOf(page);
  const player = playerAt(page);
  await withoutPauses(page, url);
  await page.goto(url);
  await page.getByRole('list', { name: 'Games' }).waitFor();
  await check(`keyboard, ${game}: from home to the table`, async () => {
    await tabTo(page, new RegExp(`^(Play )?${game}`));
    await page.keyboard.press('Enter');
    await playButton(page).waitFor();
    await tabTo(page, /^(Just play|Play)$/, 60);
    await page.keyboard.press('Enter');
    await player.asked();
  });
  await check(`keyboard, ${game}: a whole game, no part of the table more than 30 Tabs away`, async () => {
    for (let choices = 0; choices < MOST_CHOICES; choices++) {
      await player.asked();
      if (await player.result.isVisible()) return;
      const somewhere = await isSomewhere(page);
      await playOnByKeys(player);
      assert.ok(!somewhere || (await isSomewhere(page)), 'the keyboard begins at the top again');
    }
    assert.fail(`not over after ${MOST_CHOICES} choices: ${await player.prompt()}`);
  });
  await check(`keyboard, ${game}: the console stays quiet`, () => isQuiet(complaints));
  await page.context().close();
}

/** The stops and the keys of a table. */
async function checkTable(browser: Browser, url: string, { check }: Checks): Promise<void> {
  const page = await openPage(browser);
  const complaints = complaintsOf(page);
  await withoutPauses(page, url);
  const player = await startGame(page, url, 'Lockout');
  await toMark(player);
  const sheet = page.getByRole('group', { name: 'Player 1’s sheet' });

  await check(
    'keyboard: a sheet is one stop, and the first number that is possible is reached first',
    async () => {
      assert.equal(await sheet.locator('[role="button"][tabindex="0"]').count(), 1);
      await tabTo(page, /, possible/);
      const first = await player.possible.first().getAttribute('aria-label');
      assert.equal(await focused(page), first);
    },
  );
  await check('keyboard: arrows lead from number to number and from row to row', async () => {
    const cell = sheet.getByRole('button', { name: /^Red 5,/ });
    await cell.focus();
    await page.keyboard.press('ArrowRight');
    assert.match(await focused(page), /^Red 6,/);
    await page.keyboard.press('ArrowDown');
    assert.match(await focused(page), /^Yellow 6,/);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowUp');
    assert.match(await focused(page), /^Red 5,/);
  });
  await check('keyboard: a number is chosen, and U takes it back', async () => {
    await player.possible.first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /, chosen$/ }).waitFor();
    await page.keyboard.press('u');
    await page.getByRole('button', { name: /, chosen$/ }).waitFor({ state: 'hidden' });
  });
  await check('keyboard: H recommends', async () => {
    await page.keyboard.press('h');
    await page.getByText(/^Hint: /).waitFor();
  });
  await check('keyboard: ? lists the keys, and the keyboard is back where it was', async () => {
    const before = await focused(page);
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keys' });
    await list.getByRole('listitem', { name: 'H: Hint' }).waitFor();
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
    assert.equal(await focused(page), before);
  });
  await check('keyboard: the menu is opened and closed, and the keyboard is back where it was', async () => {
    await tabTo(page, /^Menu$/);
    await page.keyboard.press('Space');
    await page.getByRole('dialog', { name: 'At this table' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    assert.match(await focused(page), /^Menu$/);
  });
  await check('keyboard: letters that are switched off do nothing', async () => {
    await page.keyboard.press('?');
    await page.getByRole('switch', { name: /^Keys of one letter/ }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    const before = await player.prompt();
    await page.keyboard.press('p');
    await page.keyboard.press('?');
    assert.equal(await page.getByRole('dialog').count(), 0);
    assert.equal(await player.prompt(), before);
  });
  for (const form of ['small phone', 'desktop'] as const)
    await check(
      `keyboard: every stop of a table and of a lesson has a name and a ring, ${form}`,
      async () => {
        await page.setViewportSize(forms[form]);
        await drawn(page);
        assert.deepEqual(await unclearStops(page), []);
        await page.goto(`${url}/lesson/lockout`);
        await page.getByRole('img', { name: /^Step/ }).waitFor();
        assert.deepEqual(await unclearStops(page), []);
        await page.goBack();
        await player.asked();
      },
    );
  await check('keyboard: the console stays quiet', () => isQuiet(complaints));
  await page.context().close();
}
