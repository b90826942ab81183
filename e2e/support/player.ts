import type { Locator, Page } from 'playwright-core';
import { savedDocument } from './saved';
import { inEnglish, type Say } from './words';

/** Somebody who plays by what the screen says: roles, names and states, nothing else. */
export interface Player {
  readonly page: Page;
  /** What may be done by a button under the board: the clear one of what comes next first. */
  readonly acts: Locator;
  /** Places on the boards that say that something goes there now. */
  readonly possible: Locator;
  readonly undo: Locator;
  readonly hint: Locator;
  /** "Pass the phone to Ada" */
  readonly cover: Locator;
  readonly result: Locator;
  /** What has happened, and what there is to do. */
  prompt(): Promise<string>;
  /** Waits until somebody at this phone is in turn, or the phone goes on, or the game is over. */
  asked(): Promise<void>;
}

export function playerAt(page: Page, say: Say = inEnglish): Player {
  const bar = page.getByRole('group', { name: say('What to do') });
  const button = (name: string) => bar.getByRole('button', { name: say(name), exact: true });
  const cover = page.getByRole('dialog').filter({ has: page.getByRole('heading', { level: 1 }) });
  const again = page.getByRole('button', { name: say('Play again'), exact: true });
  const result = page.getByRole('dialog').filter({ has: again });
  // A hint is given to whoever is in turn, and whoever has ended it with what was placed can take that back.
  const mine = bar.getByRole('button', {
    name: new RegExp(`^(${say('Hint')}|${say('Undo')})$`),
    disabled: false,
  });
  // Dice that fly are looked at.
  const beside = [say('Undo'), say('Hint'), say('Skip')].join('|');
  return {
    page,
    acts: bar.getByRole('button', { name: new RegExp(`^(?!(${beside})$)`), disabled: false }),
    possible: page.getByRole('button', { name: /, possible|A die fits|\. takes / }),
    undo: button('Undo'),
    hint: button('Hint'),
    cover,
    result,
    prompt: async () => (await page.getByRole('status').allTextContents()).join(' '),
    asked: () => mine.or(cover).or(result).first().waitFor(),
  };
}

/** Takes all pauses out of what others do. */
export async function withoutPauses(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/settings`);
  await page.getByRole('radio', { name: 'No pauses' }).click();
  await page.getByRole('radio', { name: 'No pauses', checked: true }).waitFor();
  // A page that goes elsewhere at once may not have stored it yet.
  while (!(await savedDocument(page, 'settings'))?.includes('"pace":"none"')) await page.waitForTimeout(20);
}

/** From home to where a game is set up. */
export async function openSetUp(page: Page, url: string, game: string): Promise<void> {
  await page.goto(url);
  const games = page.getByRole('list', { name: 'Games' });
  await games.getByRole('button', { name: new RegExp(`^(Play )?${game}`) }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
}

/** Begins what is set up. */
export async function sitDown(page: Page): Promise<Player> {
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const player = playerAt(page);
  await player.hint.or(player.cover).first().waitFor();
  return player;
}

/** From home to a table, with what was set up the last time. */
export async function startGame(page: Page, url: string, game: string): Promise<Player> {
  await openSetUp(page, url, game);
  return sitDown(page);
}

/** A second person sits down in the place of the bot. */
export async function seatSecondPerson(page: Page): Promise<void> {
  await page.getByRole('button', { name: /seat 2$/ }).click();
  await page.getByRole('radio', { name: 'Person at this phone' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Player 2, person, seat 2' }).waitFor();
}
