import assert from 'node:assert/strict';
import type { Browser, Locator, Page } from 'playwright-core';
import type { Checks } from './checks';
import { complaintsOf, isQuiet } from './support/page';
import { invite, join, nearby, openPhone, playTogether, seatAt } from './support/phones';

const GAME = 'Lockout';
/** Longer than a search for a table takes without Bluetooth. */
const SEARCH_IS_OVER = 25_000;

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
const alert = (page: Page, text: string): Locator => page.getByRole('alert').filter({ hasText: text });

/** Where the two buttons of the last step stand. */
const places = (page: Page) =>
  Promise.all(['Sit down', 'Watch'].map((name) => button(page, name).boundingBox()));

/** Three phones at one table: waits that end, and what a phone can do about them. */
export async function checkWaits(browser: Browser, url: string, { check }: Checks): Promise<void> {
  const host = await openPhone(browser, url, 41);
  const ben = await openPhone(browser, url, 42);
  const cleo = await openPhone(browser, url, 43);
  const complaints = [host, ben, cleo].map(complaintsOf);
  const only = (name: string) => `waits: ${name}`;

  await check(only('a link to a table that is not there ends, and leads home'), async () => {
    await ben.goto(`${url}/join/0123456789abcdef#123456`);
    await ben.getByRole('progressbar', { name: 'Looking for the table…' }).waitFor();
    await alert(ben, 'This table can’t be found.').waitFor({ timeout: SEARCH_IS_OVER });
    await ben.screenshot({ path: 'e2e/out/waits-missing.png' });
    await button(ben, 'Home').click();
    await button(ben, 'Join a table').waitFor();
  });

  await check(only('a lost race keeps the name, and no button moves'), async () => {
    await invite(host, url, GAME, 3);
    await host
      .getByRole('listitem', { name: /: Free$/ })
      .nth(1)
      .waitFor();
    const heading = await host.getByRole('heading', { name: /^Digits/ }).getAttribute('aria-label');
    const digits = heading?.replace(/\D/g, '') ?? '';
    await cleo.goto(url);
    await nearby(cleo, GAME).click();
    await cleo.getByRole('textbox', { name: /six digits/ }).fill(digits);
    await cleo.getByRole('textbox', { name: 'Name for seat 2' }).fill('Cleo');
    const before = await places(cleo);
    await join(ben, url, GAME, digits, 'Ben');
    await alert(cleo, 'Ben was first at seat 2. Seat 3 is chosen for you now.').waitFor();
    assert.equal(await cleo.getByRole('textbox', { name: 'Name for seat 3' }).inputValue(), 'Cleo');
    assert.deepEqual(await places(cleo), before);
    await cleo.screenshot({ path: 'e2e/out/waits-race.png' });
    await ben.getByText('You have a seat. The host will start soon.').waitFor();
    assert.equal(await ben.getByText(/thinking/i).count(), 0);
    await ben.screenshot({ path: 'e2e/out/waits-before.png' });
    await button(cleo, 'Sit down').dblclick();
    await seatAt(cleo, 'Cleo').waitFor();
  });

  await check(only('a pause closes the menu, and the reader is at the banner'), async () => {
    await host.getByRole('listitem', { name: 'Cleo: Here' }).waitFor();
    await button(host, 'Begin').click();
    await playTogether([host, ben, cleo], 4);
    await button(host, 'Menu').click();
    await button(host, 'Pause for everyone').click();
    await host.getByRole('heading', { name: 'At this table' }).waitFor({ state: 'hidden' });
    await host.waitForFunction(() => document.activeElement?.textContent?.startsWith('The game is paused.'));
    await ben.getByText('The host has paused the game.').waitFor();
    assert.equal(await ben.getByText(/thinking/i).count(), 0);
    await host.screenshot({ path: 'e2e/out/waits-paused.png' });
    await button(host, 'Menu').click();
    await host.getByLabel('At this table').getByRole('button', { name: 'Go on' }).click();
    await host.getByText('The game is paused.').waitFor({ state: 'hidden' });
    await host.getByRole('heading', { name: 'At this table' }).waitFor({ state: 'hidden' });
    await host.waitForFunction(() => document.activeElement?.getAttribute('role') === 'status');
  });

  await check(only('the host lets a bot play right beside the wait for a seat that is away'), async () => {
    await ben.close();
    await seatAt(host, 'Ben', 'away').waitFor();
    const wait = host.getByRole('status').filter({ hasText: 'Ben is away.' });
    while (!(await wait.isVisible())) await playTogether([host, cleo], 1);
    await cleo.getByText('Player 1 hosts this table and can let a bot play.').waitFor();
    await host.screenshot({ path: 'e2e/out/waits-away.png' });
    await cleo.screenshot({ path: 'e2e/out/waits-away-guest.png' });
    await button(host, 'Let a bot play for Ben').click();
    await seatAt(host, 'Ben', 'a bot plays meanwhile').waitFor();
    await seatAt(cleo, 'Ben', 'a bot plays meanwhile').waitFor();
    await button(cleo, 'Menu').click();
    await cleo.getByText('A bot plays meanwhile').waitFor();
    await cleo.screenshot({ path: 'e2e/out/waits-menu.png' });
    await button(cleo, 'Close').click();
  });

  await check(only('a phone that was sent away has nothing to continue, and is told so once'), async () => {
    await button(host, 'Menu').click();
    await button(host, 'Remove: Cleo').click();
    await button(host, /^Remove$/).click();
    await cleo.getByLabel('No longer at this table').getByRole('button', { name: 'Home' }).click();
    const sentence = cleo.getByText(/^The host has removed this phone from a game of Lockout/);
    await sentence.waitFor();
    assert.equal(await button(cleo, /^Continue/).count(), 0);
    await cleo.screenshot({ path: 'e2e/out/waits-home.png' });
    await button(cleo, 'Played games').click();
    await cleo.getByRole('heading', { name: 'Broken off' }).waitFor();
    await cleo.screenshot({ path: 'e2e/out/waits-history.png' });
    await cleo.goto(url);
    await cleo.getByRole('list', { name: 'Games' }).waitFor();
    assert.equal(await sentence.count(), 0);
    assert.equal(await button(cleo, /^Continue/).count(), 0);
  });

  for (const each of complaints) isQuiet(each);
  for (const page of [host, cleo]) await page.context().close();
}
