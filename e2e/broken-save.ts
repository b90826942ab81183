import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import type { Checks } from './checks';
import { complaintsOf, isQuiet, openPage } from './support/page';
import { playUntil } from './support/play';
import { playerAt, startGame, withoutPauses } from './support/player';
import { damage, savedGames } from './support/saved';

/** An unreadable save is set aside, stays stored, and does not affect other games. */
export async function checkBrokenSave(browser: Browser, url: string, { check }: Checks): Promise<void> {
  const page = await openPage(browser);
  const complaints = complaintsOf(page);
  await withoutPauses(page, url);
  const whole = await playedAWhile(page, url, 'Last Die');
  const broken = await playedAWhile(page, url, 'Lockout');
  const newer = await playedAWhile(page, url, 'Sun Rows');
  await page.goto(url);

  await check('broken save: home tells of it', async () => {
    await damage(page, broken, 'entry', '{"half":');
    await damage(page, newer, 'head', '{"save":99}');
    await page.reload();
    await page.getByText(/can’t be read.*set aside/).waitFor();
  });
  await check('broken save: the others go on', async () => {
    await page.goto(url);
    await page.getByRole('button', { name: /^Continue Last Die/ }).waitFor();
    await page.goto(`${url}/table/${whole}`);
    await playerAt(page).asked();
  });
  await check('broken save: its table says what is wrong', async () => {
    await page.goto(`${url}/table/${broken}`);
    await page.getByText(/can’t be read any more/).waitFor();
    await page.goto(`${url}/table/${newer}`);
    await page.getByText(/newer version of Knobel/).waitFor();
    await page.goto(`${url}/table/nowhere`);
    await page.getByText(/no such game/).waitFor();
  });
  await check('broken save: nothing of it is deleted', async () => {
    const games = await savedGames(page);
    assert.equal(games.length, 3);
    const kept = games.find(({ id }) => id === broken);
    assert.equal(kept?.aside, 'broken');
    assert.equal(kept?.entries.length, kept?.length);
    assert.equal(games.find(({ id }) => id === newer)?.aside, 'newer');
  });
  await check('broken save: the console stays quiet', () => isQuiet(complaints));
  await page.context().close();
}

/** Starts a game, plays a little and returns its id. */
async function playedAWhile(page: Page, url: string, game: string): Promise<string> {
  const player = await startGame(page, url, game);
  await playUntil(player, async () => ((await savedGames(page))[0]?.length ?? 0) > 2);
  return page.url().split('/').at(-1) ?? '';
}
