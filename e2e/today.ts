import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import type { Checks } from './checks';
import { complaintsOf, isQuiet, openContext } from './support/page';
import { passOut } from './support/play';
import { type Player, playerAt, withoutPauses } from './support/player';
import { savedGames } from './support/saved';

const noon = (day: string) => new Date(`${day}T12:00:00`);
const DAY = '2026-11-20';
const NEXT = '2026-11-21';

/** Today's dice: one try that counts, which survives a reload and a changed clock; then practice. */
export async function checkToday(browser: Browser, url: string, { check }: Checks): Promise<void> {
  const context = await openContext(browser);
  await context.clock.setFixedTime(noon(DAY));
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await withoutPauses(page, url);
  const player = withoutHints(page);

  await check('today: home leads to the try that counts', async () => {
    await page.goto(url);
    await page.getByRole('button', { name: /^Today’s dice/ }).click();
    await page.getByRole('button', { name: 'Play Lockout' }).click();
    await player.asked();
    assert.match(page.url(), new RegExp(`/table/daily-${DAY}-lockout$`));
    assert.equal(await player.hint.count(), 0);
  });
  await check('today: after a reload the try goes on where it was', async () => {
    await player.acts.first().click();
    await player.asked();
    const before = (await savedGames(page))[0]?.entries ?? [];
    assert.ok(before.length > 0);
    await page.reload();
    await player.asked();
    assert.deepEqual((await savedGames(page))[0]?.entries.slice(0, before.length), before);
    await openToday(page, url);
    assert.equal(await page.getByRole('button', { name: 'Practise Lockout' }).count(), 0);
    await page.getByRole('button', { name: 'Continue Lockout' }).click();
    await player.asked();
  });
  await check('today: the result shows what the expert makes of the same dice', async () => {
    await passOut(player);
    await player.result.getByText('The expert in your seat').waitFor();
    await player.result.getByText('Dice of 20 November 2026').waitFor();
    await player.result.getByRole('button', { name: 'Share this result as a line' }).waitFor();
  });
  await check('today: the second try is practice', async () => {
    await player.result.getByRole('button', { name: 'Practise these dice' }).click();
    await page.waitForURL(new RegExp(`/table/practice-${DAY}-lockout-`));
    await openToday(page, url);
    assert.equal(await page.getByRole('button', { name: 'Play Lockout' }).count(), 0);
    await page.getByRole('button', { name: 'Practise Lockout' }).waitFor();
    await page.getByRole('button', { name: '20 November 2026: 1 of 4 games played' }).waitFor();
  });
  await check('today: a clock that was set forward and back gives no second try', async () => {
    await context.clock.setFixedTime(noon(NEXT));
    await openToday(page, url);
    await page.getByRole('button', { name: 'Play Lockout' }).waitFor();
    await context.clock.setFixedTime(noon(DAY));
    await openToday(page, url);
    await page.getByText('Your try').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Play Lockout' }).count(), 0);
  });
  await check('today: the console stays quiet', () => isQuiet(complaints));
  await context.close();
}

/** At a try that counts nothing is recommended, so the action tells whose turn it is. */
function withoutHints(page: Page): Player {
  const player = playerAt(page);
  const again = page.getByRole('button', { name: 'Practise these dice' });
  const result = page.getByRole('dialog').filter({ has: again });
  return { ...player, result, asked: () => player.acts.or(result).first().waitFor() };
}

async function openToday(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/today`);
  await page.getByRole('list').first().waitFor();
  await page
    .getByRole('button', { name: / Last Die$/ })
    .first()
    .waitFor();
}
