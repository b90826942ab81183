import type { Page } from 'playwright-core';
import { finishedGame } from './finished';
import { addPerson } from './persons';
import { openSetUp, playButton } from './player';
import { storeGames } from './saved';
import type { Stop } from './tour';

const MINUTE = 60_000;
const GAMES = ['lockout', 'last-die', 'sun-rows', 'arena'] as const;

/** The persons of this phone: seated, looked at, changed, counted; and what is shared of their games. */
export async function* people(page: Page, url: string): AsyncGenerator<Stop> {
  await page.goto(`${url}/people`);
  await page.getByRole('heading', { level: 1, name: 'People on this phone' }).waitFor();
  yield { name: 'people, nobody yet' };
  await openSetUp(page, url, 'Lockout');
  await page.getByRole('button', { name: 'Save a name' }).click();
  await page.getByRole('dialog').getByRole('textbox').waitFor();
  yield { name: 'new person' };
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  for (const name of ['Ada', 'Ben']) await addPerson(page, name);
  await page.getByRole('button', { name: 'Ben', exact: true, pressed: true }).waitFor();
  yield { name: 'set-up with people' };
  await page.getByRole('button', { name: 'Add a bot' }).click();
  await page.getByRole('button', { name: /, seat 3$/ }).click();
  await page.getByRole('dialog').waitFor();
  yield { name: 'seat sheet with people' };
  const now = Date.now();
  const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva'];
  await storeGames(
    page,
    GAMES.map((game, at) =>
      finishedGame(game, `finished${at}`, now - MINUTE * (GAMES.length - at), names, { crowded: true }),
    ),
  );
  await page.goto(`${url}/statistics`);
  await page.getByRole('heading', { name: 'Tonight' }).waitFor();
  yield { name: 'statistics of an evening' };
  await page.getByRole('button', { name: /^Ada: won/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Ada' }).waitFor();
  await page.getByRole('listitem', { name: /^Against Ben: / }).waitFor();
  yield { name: 'a person' };
  await page.getByRole('button', { name: 'Change Ada' }).click();
  await page.getByRole('dialog').waitFor();
  yield { name: 'changing a person' };
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Delete Ada' }).click();
  await page.getByRole('dialog').waitFor();
  yield { name: 'deleting a person' };
  await page.goto(`${url}/people`);
  await page.getByRole('button', { name: 'Save as a file' }).waitFor();
  yield { name: 'people' };
  for (const [at, game] of GAMES.entries()) {
    await page.goto(`${url}/table/finished${at}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Share a picture' }).waitFor();
    yield { name: `result of ${game} with five seats at most` };
  }
  await page.getByRole('button', { name: /^Where the (points|dice) come from$/ }).click();
  yield { name: 'result, where the points come from' };
}

/** The lessons: offered, in the middle. */
export async function* lessons(page: Page, url: string): AsyncGenerator<Stop> {
  for (const game of GAMES) {
    await page.goto(`${url}/set-up/${game}`);
    await page.getByRole('button', { name: 'Learn in two minutes', exact: true }).click();
    const step = page.getByRole('img', { name: /^Step \d+ of \d+$/ });
    await step.waitFor();
    yield { name: `lesson of ${game}, at its beginning` };
    const next = page.getByRole('button', { name: 'Next', exact: true });
    while (await next.isVisible()) {
      const before = await step.getAttribute('aria-label');
      await next.click();
      await page.getByRole('img', { name: before ?? '', exact: true }).waitFor({ state: 'detached' });
      yield { name: `lesson of ${game}, after ${before}` };
    }
    await page.goto(`${url}/set-up/${game}`);
    await playButton(page).waitFor();
  }
}
