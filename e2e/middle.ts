import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import type { Checks, Group } from './checks';
import { covering, openMiddle } from './support/middle';
import { isQuiet } from './support/page';
import { playTogether } from './support/phones';
import { playerAt } from './support/player';
import { drawn, forms } from './support/scenes';

/** Two phones, and a tablet that lies in the middle, through the relay (N39). */
export const middleGroups: Readonly<Record<string, Group>> = {
  'middle/lockout': (browser, url, checks) => checkMiddle(browser, url, checks, 'Lockout', true),
  'middle/last-die': (browser, url, checks) => checkMiddle(browser, url, checks, 'Last Die', false),
  'middle/sun-rows': (browser, url, checks) => checkMiddle(browser, url, checks, 'Sun Rows', false),
  'middle/arena': (browser, url, checks) => checkMiddle(browser, url, checks, 'Arena', false),
};

/** A tray for all is higher than the row of dice of a phone in hand. */
const TRAY = 90;
const FIRST_PRESSES = 10;

async function checkMiddle(
  browser: Browser,
  url: string,
  { check }: Checks,
  game: string,
  toTheEnd: boolean,
): Promise<void> {
  const { host, guest, tablet, pages, complaints } = await openMiddle(browser, { url, game });
  const phones = [host, guest];
  const only = (name: string) => `the middle, ${game}: ${name}`;

  await check(only('no plate lies over the tray or the board, on a tablet or on a phone'), async () => {
    const before = tablet.viewportSize() ?? forms.tablet;
    for (const [name, size] of Object.entries(forms)) {
      await tablet.setViewportSize(size);
      await drawn(tablet);
      assert.deepEqual(await covering(tablet), [], name);
    }
    await tablet.setViewportSize(before);
    await drawn(tablet);
  });
  // The dice of Arena lie on its board.
  if (game !== 'Arena')
    await check(only('a throw by the button of a phone is seen on the tablet first'), async () => {
      const thrower = await inTurn(phones);
      await playerAt(thrower).acts.first().click();
      // When a phone tells what has fallen, the tablet shows it already.
      await dice(thrower).first().waitFor();
      const told = await labels(thrower);
      assert.ok(told.length > 0);
      assert.deepEqual(await labels(tablet), told);
    });
  await check(only('after the first moves all show the same points'), async () => {
    await playTogether(phones, FIRST_PRESSES);
    await inTurn(phones);
    for (const phone of phones) await undoAll(phone);
    const points = await pointsAt(host);
    assert.equal(points.length, 2);
    // The tablet may still show the last move.
    for (let tries = 0; tries < 50 && (await pointsAt(tablet)).join() !== points.join(); tries += 1)
      await tablet.waitForTimeout(100);
    assert.deepEqual(await pointsAt(tablet), points);
  });
  if (toTheEnd)
    await check(only('is played to its end, and the tablet shows the result'), async () => {
      await playTogether(phones);
      await tablet.getByRole('heading', { name: /wins$|A tie at the top/ }).waitFor();
    });
  else
    await check(only('when the tablet is gone, the phones have the dice again'), async () => {
      await tablet.close();
      if (game === 'Arena') {
        await playTogether(phones, 2);
        return;
      }
      for (const phone of phones) {
        await phone.waitForFunction(
          (least) => (document.querySelector('[data-testid=tray]')?.clientHeight ?? 0) > least,
          TRAY,
        );
      }
    });
  await check(only('the consoles stay quiet'), () => isQuiet(complaints.flat()));
  await Promise.all(pages.map((page) => page.context().close()));
}

/** The phone whose person may act now. */
async function inTurn(phones: readonly Page[]): Promise<Page> {
  const asked = phones.map(async (page) => {
    await playerAt(page).asked();
    return page;
  });
  return Promise.any(asked);
}

/** A phone counts what its person has chosen, and nobody else does yet. */
async function undoAll(page: Page): Promise<void> {
  const { undo } = playerAt(page);
  while (await undo.isEnabled()) await undo.click();
}

/** The dice that have fallen, by what a screen reader hears. */
const dice = (page: Page) => page.getByTestId('tray').locator('[aria-label]');

const labels = (page: Page): Promise<readonly (string | null)[]> =>
  dice(page).evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')).sort());

/** The beginning of each seat's words, with its points: "Ada, 12 points". */
async function pointsAt(page: Page): Promise<readonly string[]> {
  const seats = page.getByRole('group', { name: 'Players' }).locator('[aria-label]');
  const said = await seats.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
  return said
    .filter((label) => /^(Ada|Ben), /.test(label))
    .map((label) => label.split(',').slice(0, 2).join(','));
}
