import assert from 'node:assert/strict';
import type { Browser } from 'playwright-core';
import type { Checks } from './checks';
import { toRollOf } from './support/lockout';
import { complaintsOf, isQuiet, openPage } from './support/page';
import { playUntil } from './support/play';
import { openSetUp, seatSecondPerson, sitDown, withoutPauses } from './support/player';

/** Two people at one phone: secret answers, changing players, and names. */
export async function checkPeople(browser: Browser, url: string, { check }: Checks): Promise<void> {
  const page = await openPage(browser);
  const complaints = complaintsOf(page);
  await withoutPauses(page, url);
  await openSetUp(page, url, 'Lockout');
  await seatSecondPerson(page);
  const player = await sitDown(page);
  const seat = (name: RegExp) => page.getByRole('group', { name: 'Players' }).getByRole('button', { name });

  await check('people: a cover with the next name stands before secrets', async () => {
    await playUntil(player, () => player.cover.isVisible());
    await page.getByRole('heading', { level: 1, name: /^Player [12]$/ }).waitFor();
    await page.getByRole('button', { name: /^I’m Player [12]$/ }).waitFor();
  });
  await check('people: nothing of the boards is behind the cover', async () => {
    const tree = await page.locator('body').ariaSnapshot();
    assert.doesNotMatch(tree, /sheet|Red|White|point/i);
    assert.match(tree, /Pass the phone to/);
    const drawn = await page.getByText(/^\d+$/).count();
    assert.equal(drawn, 0);
  });
  await check('people: whoever takes the phone sees nothing of what was chosen', async () => {
    await player.cover.getByRole('button', { name: /^I’m / }).click();
    await player.cover.waitFor({ state: 'hidden' });
    await page
      .getByRole('button', { name: /^Player [12]’s sheet: 0 points, 0 misses, nothing marked/ })
      .waitFor();
    assert.equal(await page.getByRole('button', { name: /, (marked|chosen)$/ }).count(), 0);
  });
  await check('people: a bot plays for somebody', async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Let a bot play for Player 1' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await seat(/^Player 1, bot/).waitFor();
    await toRollOf(player, 'Player 2');
  });
  await check('people: and gives the seat back', async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'I’ll play for Player 1' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await seat(/^Player 1, \d+ points?/).waitFor();
    await toRollOf(player, 'Player 1');
  });
  await check('people: a seat gets another name, and keeps it', async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Rename Player 2' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('player 1');
    await page.getByText('Somebody here has that name.').waitFor();
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
    await page.getByRole('button', { name: 'OK' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await seat(/^Ada/).waitFor();
    await page.reload();
    await seat(/^Ada/).waitFor();
  });
  await check('people: the console stays quiet', () => isQuiet(complaints));
  await page.context().close();
}
