import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import type { Checks } from './checks';
import { complaintsOf, isQuiet, openPage } from './support/page';
import { type Player, playButton, playerAt, withoutPauses } from './support/player';

const MOST_TABS = 150;

/** Plays from home through some turns of a game with only Tab, Enter and Space. */
export async function checkKeyboard(browser: Browser, url: string, { check }: Checks): Promise<void> {
  const page = await openPage(browser);
  const complaints = complaintsOf(page);
  await withoutPauses(page, url);
  await page.goto(url);
  await page.getByRole('list', { name: 'Games' }).waitFor();
  const player = playerAt(page);

  await check('keyboard: from home to the table', async () => {
    await tabTo(page, /^(Play )?Lockout/);
    await page.keyboard.press('Enter');
    await playButton(page).waitFor();
    await tabTo(page, /^(Just play|Play)$/);
    await page.keyboard.press('Enter');
    await player.asked();
  });
  await check('keyboard: three turns', async () => {
    let marked = 0;
    for (let turn = 0; turn < 9; turn++) {
      await player.asked();
      marked += await moveByKeys(player);
      assert.ok(await isSomewhere(page), 'the keyboard begins at the top again');
    }
    assert.ok(marked > 0, 'no number was marked');
  });
  await check('keyboard: a sheet is opened and closed, and the keyboard is back where it was', async () => {
    await tabTo(page, /^Menu$/);
    await page.keyboard.press('Space');
    await page.getByRole('dialog', { name: 'At this table' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    assert.match(await focused(page), /^Menu$/);
  });
  await check('keyboard: the console stays quiet', () => isQuiet(complaints));
  await page.context().close();
}

/** Marks the numbers that can be marked; otherwise presses the button. Returns the number of marks. */
async function moveByKeys(player: Player): Promise<number> {
  const { page, possible, acts } = player;
  const marks = await possible.count();
  if (marks > 0) {
    await tabTo(page, /, possible/);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /, chosen$/ }).waitFor();
  }
  const [label = ''] = await acts
    .first()
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
  await tabTo(page, new RegExp(`^${label.replace(/[()−]/g, '.')}$`));
  await page.keyboard.press('Space');
  await acts
    .filter({ hasText: label })
    .waitFor({ state: 'hidden', timeout: 2000 })
    .catch(() => {});
  return marks > 0 ? 1 : 0;
}

async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (name.test(await focused(page))) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab doesn't come to ${name}`);
}

const isSomewhere = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement !== document.body);

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    return at?.getAttribute('aria-label') ?? at?.textContent ?? '';
  });
