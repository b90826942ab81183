import assert from 'node:assert/strict';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Checks } from './checks';
import { lie, toMark, toOwnRoll } from './support/lockout';
import { complaintsOf, isQuiet, openContext } from './support/page';
import { playUntil } from './support/play';
import { playerAt, startGame, withoutPauses } from './support/player';
import { savedGames } from './support/saved';

/** Nothing is lost after a reload, leaving, closing at the worst moment, or opening twice. */
export async function checkLasting(browser: Browser, url: string, { check }: Checks): Promise<void> {
  const context = await openContext(browser);
  let page = await context.newPage();
  const complaints = complaintsOf(page);
  await withoutPauses(page, url);
  const player = await startGame(page, url, 'Lockout');
  await toMark(player);
  const before = await whatStands(page);

  await check('lasting: a reload in mid-turn changes nothing', async () => {
    await page.reload();
    await player.asked();
    assert.equal(await whatStands(page), before);
  });
  await check(
    'lasting: what was placed and not committed is gone after a reload, and nothing else',
    async () => {
      await player.possible.first().click();
      await page.getByRole('button', { name: /, chosen$/ }).waitFor();
      await page.reload();
      await player.asked();
      assert.equal(await whatStands(page), before);
    },
  );
  await check('lasting: home leads back', async () => {
    await page.goto(url);
    await page.getByRole('button', { name: /^Continue Lockout/ }).click();
    await player.asked();
    assert.equal(await whatStands(page), before);
  });
  await check('lasting: the console stays quiet', () => isQuiet(complaints));
  await check('lasting: closed right after a tap, a move is there or it is not', async () => {
    for (const patience of [0, 0, 1, 3, 8, 20]) page = await closedWhileMoving(context, page, patience);
  });
  await check('lasting: the game in another window goes on there', () => checkTwoWindows(context, page));
  await context.close();
}

/**
 * Closes the page this long after a tap on the button, and compares the stored and the shown state. Returns
 * the next page.
 */
async function closedWhileMoving(context: BrowserContext, page: Page, patience: number): Promise<Page> {
  const address = page.url();
  const player = playerAt(page);
  await playUntil(player, async () => (await player.acts.count()) > 0);
  const before = await whatStands(page);
  const stored = (await savedGames(page))[0]?.length ?? 0;
  await player.acts.first().click({ noWaitAfter: true });
  await new Promise((done) => setTimeout(done, patience));
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await next.goto(address);
  await playerAt(next).asked();
  const [game] = await savedGames(next);
  assert.ok(game);
  assert.equal(game.entries.length, game.length);
  assert.equal(game.aside, null);
  // Without a new entry the table must be unchanged. With one, the game must continue.
  if (game.length === stored) assert.equal(await whatStands(next), before);
  else assert.ok(game.length > stored);
  return next;
}

async function checkTwoWindows(context: BrowserContext, page: Page): Promise<void> {
  const player = playerAt(page);
  await toOwnRoll(player);
  // Opened last, because browsers slow down a background window.
  const other = await context.newPage();
  await other.goto(page.url());
  const second = playerAt(other);
  await second.asked();
  await page.bringToFront();
  await player.acts.first().click();
  await lie(player);
  await other.bringToFront();
  await second.acts.first().click();
  await other.getByText('This game goes on in another window.').first().waitFor();
  const [game] = await savedGames(page);
  assert.equal(game?.entries.length, game?.length);
}

/** The state of the table for a screen reader, without the narration, which only the old page has shown. */
async function whatStands(page: Page): Promise<string> {
  const groups = page.getByRole('group', { name: /^(Players|The other sheets|.*’s sheet|What to do)$/ });
  await groups.first().waitFor();
  const heard = await Promise.all((await groups.all()).map((group) => group.ariaSnapshot()));
  const dice = await page
    .getByRole('img', { name: /^(White|Red|Yellow|Green|Blue), \d$/ })
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  // Dice from the turn before belong to the narration.
  const thrown = heard.some((group) => group.includes('button "Roll"')) ? [] : dice;
  return [...heard, ...thrown].join('\n');
}
