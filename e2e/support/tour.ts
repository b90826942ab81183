import type { Locator, Page } from 'playwright-core';
import { toMark, toOwnRoll } from './lockout';
import { passOut, playOn, playUntil, pressed } from './play';
import { openSetUp, seatSecondPerson, sitDown, startGame, withoutPauses } from './player';
import { lookBacks } from './tour-look-back';
import { lessons, people } from './tour-people';
import { knocking, phones } from './tour-phones';

/** A stop of a tour: a screen in a stable state. */
export interface Stop {
  readonly name: string;
  /** The main action must be visible. */
  readonly table?: boolean;
  /** The screen is longer than a window: a picture of each of these, at the top. They are found in every language. */
  readonly parts?: readonly Locator[];
}

type Tour = (page: Page, url: string) => AsyncGenerator<Stop>;

/**
 * Tours through every screen of the app, in all states that look different. Each starts anew, so that tours
 * can run at once.
 */
export const tours: Readonly<Record<string, Tour>> = {
  around: (page, url) => oneAfterTheOther(page, url, [quietScreens, rules, settingUp]),
  lockout: (page, url) => oneAfterTheOther(page, url, [lockout, twoPeople, realDice]),
  dice: (page, url) => oneAfterTheOther(page, url, [lastDie, sunRows]),
  arena: (page, url) => oneAfterTheOther(page, url, [arena]),
  end: (page, url) => oneAfterTheOther(page, url, [theEnd, lookingBack]),
  'look-back': (page, url) => oneAfterTheOther(page, url, [lookBacks]),
  phones: (page, url) => oneAfterTheOther(page, url, [phones]),
  knocking: (page, url) => oneAfterTheOther(page, url, [knocking]),
  people: (page, url) => oneAfterTheOther(page, url, [people]),
  lessons: (page, url) => oneAfterTheOther(page, url, [lessons]),
};

async function* oneAfterTheOther(page: Page, url: string, parts: readonly Tour[]): AsyncGenerator<Stop> {
  await withoutPauses(page, url);
  for (const part of parts) yield* part(page, url);
}

async function* quietScreens(page: Page, url: string): AsyncGenerator<Stop> {
  yield { name: 'settings' };
  await page.getByRole('button', { name: /^Report a problem/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Report a problem' }).waitFor();
  yield { name: 'report of a problem' };
  await page.goto(url);
  await page.getByRole('list', { name: 'Games' }).waitFor();
  yield { name: 'home' };
  await page.getByRole('button', { name: /^Today’s dice/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Today’s dice' }).waitFor();
  yield { name: 'today’s dice' };
}

async function* rules(page: Page, url: string): AsyncGenerator<Stop> {
  for (const game of ['lockout', 'last-die', 'sun-rows', 'arena']) {
    await page.goto(`${url}/rules/${game}`);
    await page.getByRole('heading', { level: 2 }).waitFor();
    for (let number = 1; ; number++) {
      yield { name: `rules of ${game}, page ${number}` };
      const next = page.getByRole('button', { name: 'Next page' });
      if (!(await next.isVisible())) break;
      const heading = await page.getByRole('heading', { level: 2 }).textContent();
      await next.click();
      await page
        .getByRole('heading', { level: 2 })
        .filter({ hasNotText: heading ?? '' })
        .waitFor();
    }
  }
}

async function* settingUp(page: Page, url: string): AsyncGenerator<Stop> {
  for (const game of ['Last Die', 'Sun Rows', 'Arena', 'Lockout']) {
    await openSetUp(page, url, game);
    const folded = page.getByRole('button', { name: /^House rules/ });
    if (await folded.isVisible()) await folded.click();
    yield { name: `set-up of ${game}` };
  }
  await page.getByRole('button', { name: /seat 2$/ }).click();
  await page.getByRole('dialog').waitFor();
  yield { name: 'seat sheet' };
}

async function* lockout(page: Page, url: string): AsyncGenerator<Stop> {
  const player = await startGame(page, url, 'Lockout');
  await toOwnRoll(player);
  yield { name: 'Lockout, before a roll', table: true };
  await toMark(player);
  yield { name: 'Lockout, white dice', table: true };
  await player.possible.first().click();
  await page.getByRole('button', { name: /, chosen$/ }).waitFor();
  yield { name: 'Lockout, a number is chosen', table: true };
  await page
    .getByRole('button', { name: /, closed$|, free$|, left out$/ })
    .first()
    .dispatchEvent('click');
  yield { name: 'Lockout, a reason is said', table: true };
  await player.undo.click();
  await player.hint.click();
  yield { name: 'Lockout, a hint', table: true };
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').waitFor();
  yield { name: 'menu' };
  await page
    .getByRole('button', { name: /^Rename/ })
    .first()
    .click();
  await page.getByRole('textbox').waitFor();
  yield { name: 'renaming' };
}

async function* twoPeople(page: Page, url: string): AsyncGenerator<Stop> {
  await openSetUp(page, url, 'Lockout');
  await seatSecondPerson(page);
  const player = await sitDown(page);
  await playUntil(player, () => player.cover.isVisible());
  yield { name: 'hand-over' };
}

async function* realDice(page: Page, url: string): AsyncGenerator<Stop> {
  await openSetUp(page, url, 'Lockout');
  await page.getByRole('radio', { name: 'Our own' }).click();
  const { acts } = await sitDown(page);
  await acts.first().click();
  await page.getByRole('dialog').waitFor();
  await page.getByRole('radio').first().click();
  yield { name: 'real dice' };
}

async function* lastDie(page: Page, url: string): AsyncGenerator<Stop> {
  const player = await startGame(page, url, 'Last Die');
  await toOwnRoll(player);
  yield { name: 'Last Die, before a roll', table: true };
  await player.acts.first().click();
  await page
    .getByRole('button', { name: /A die fits/ })
    .first()
    .waitFor();
  yield { name: 'Last Die, placing', table: true };
  await playOn(player);
  yield { name: 'Last Die, a die is placed', table: true };
  const choice = page.getByRole('group', { name: /^Which die/ });
  // A row that takes any number asks which one, if several are in hand.
  const open = page.getByRole('button', { name: /Next: any number.*A die fits/ }).first();
  await playUntil(player, async () => {
    if (await open.isVisible()) await pressed(page, () => open.click({ timeout: 1000 }));
    return choice.isVisible();
  });
  yield { name: 'Last Die, which die', table: true };
}

async function* sunRows(page: Page, url: string): AsyncGenerator<Stop> {
  const player = await startGame(page, url, 'Sun Rows');
  await toOwnRoll(player);
  yield { name: 'Sun Rows, before a roll', table: true };
  await player.acts.first().click();
  await page.getByRole('button', { name: /^Die 1/ }).click();
  yield { name: 'Sun Rows, dice to roll again', table: true };
  await playUntil(player, () => player.undo.isEnabled());
  yield { name: 'Sun Rows, a card is chosen', table: true };
}

async function* arena(page: Page, url: string): AsyncGenerator<Stop> {
  const player = await startGame(page, url, 'Arena');
  yield { name: 'Arena, before a throw', table: true };
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  await playUntil(player, () => stop.isVisible());
  yield { name: 'Arena, after a throw', table: true };
  await page
    .getByRole('button', { name: /, (far|near|on the|in the) / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Turn left' }).waitFor();
  yield { name: 'Arena, a die is chosen', table: true };
  await page.getByRole('button', { name: 'How to throw' }).click();
  await page.getByRole('dialog').waitFor();
  yield { name: 'how to throw' };
}

async function* theEnd(page: Page, url: string): AsyncGenerator<Stop> {
  const player = await startGame(page, url, 'Lockout');
  await passOut(player);
  yield { name: 'result' };
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  yield { name: 'a table when all is over', table: true };
  await page.goto(page.url().replace('/table/', '/history/'));
  await page.getByRole('slider').waitFor();
  yield { name: 'replay' };
}

async function* lookingBack(page: Page, url: string): AsyncGenerator<Stop> {
  const player = await startGame(page, url, 'Sun Rows');
  await player.asked();
  await playOn(player);
  // What was played is stored by then.
  await player.asked();
  await page.goto(url);
  await page.getByRole('button', { name: /^Continue/ }).waitFor();
  yield { name: 'home with a game to continue' };
  await page.getByRole('button', { name: 'Statistics' }).click();
  await page.getByRole('heading', { level: 1, name: 'Statistics' }).waitFor();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  yield { name: 'statistics' };
  await page.getByRole('button', { name: /^Feats/ }).click();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  yield { name: 'feats' };
  await page.goto(`${url}/history`);
  await page.getByRole('heading', { level: 1, name: 'Played games' }).waitFor();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  yield { name: 'history' };
}
