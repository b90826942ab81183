import assert from 'node:assert/strict';
import type { Browser } from 'playwright-core';
import type { Checks } from './checks';
import { complaintsOf, isQuiet, openPage } from './support/page';
import { openSetUp, sitDown, withoutPauses } from './support/player';

const FALLEN = [2, 5, 1, 6, 4, 3] as const;
const DICE = ['White', 'White', 'Red', 'Yellow', 'Green', 'Blue'] as const;

/** A game with real dice. */
export async function checkRealDice(browser: Browser, url: string, { check }: Checks): Promise<void> {
  const page = await openPage(browser);
  const complaints = complaintsOf(page);
  await withoutPauses(page, url);
  await openSetUp(page, url, 'Lockout');
  await page.getByRole('radio', { name: 'Our own' }).click();
  const player = await sitDown(page);
  const sheet = page.getByRole('dialog', { name: 'What do the dice show?' });

  await check('real dice: a throw asks what has fallen', async () => {
    await playUntilAsked();
    assert.equal(await sheet.getByRole('radiogroup').count(), 6);
    assert.equal(await sheet.getByRole('button', { name: '6 dice are missing' }).isDisabled(), true);
  });
  await check(
    'real dice: a die is one stop for the keyboard, and arrows lead through its faces',
    async () => {
      const stops = sheet.locator('[role="radio"][tabindex="0"]');
      assert.equal(await stops.count(), 6);
      await stops.first().focus();
      await page.keyboard.press('ArrowRight');
      await sheet.getByRole('radiogroup').first().getByRole('radio', { name: /2$/, checked: true }).waitFor();
    },
  );
  await check('real dice: a throw can be taken back', async () => {
    const thrower = await sheet.getByText(/’s dice: throw/).textContent();
    if (!thrower?.includes('Player 1')) return;
    await sheet.getByRole('button', { name: 'Close' }).click();
    await sheet.waitFor({ state: 'hidden' });
    await player.acts.filter({ hasText: 'Enter your dice' }).waitFor();
    await playUntilAsked();
  });
  await check('real dice: what is tapped is what lies there', async () => {
    for (const [at, value] of FALLEN.entries()) {
      await sheet
        .getByRole('radiogroup')
        .nth(at)
        .getByRole('radio', { name: new RegExp(`${value}$`) })
        .click();
    }
    await sheet.getByRole('button', { name: 'That’s what fell' }).click();
    await page
      .getByText(/(any|white) 7\b/i)
      .first()
      .waitFor();
    const lying = await page
      .getByRole('img', { name: /^(White|Red|Yellow|Green|Blue), \d$/ })
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
    assert.deepEqual(
      lying,
      FALLEN.map((value, at) => `${DICE[at]}, ${value}`),
    );
  });
  await check('real dice: the console stays quiet', () => isQuiet(complaints));
  await page.context().close();

  /** The dice of bots are real as well. */
  async function playUntilAsked(): Promise<void> {
    const asking = player.page.getByText('What do the dice show?').first();
    if (await player.acts.filter({ hasText: 'Enter your dice' }).isVisible())
      await player.acts.first().click();
    await asking.waitFor();
  }
}
