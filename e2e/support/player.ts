import type { Locator, Page } from 'playwright-core';
import { savedDocument } from './saved';
import { inEnglish, type Say } from './words';

/** Plays by what the screen offers to a screen reader: roles, names and states. */
export interface Player {
  readonly page: Page;
  /** The buttons below the board, the main action first. */
  readonly acts: Locator;
  /** The places on the boards that are labelled as possible. */
  readonly possible: Locator;
  readonly undo: Locator;
  readonly hint: Locator;
  /** "Pass the phone to Ada" */
  readonly cover: Locator;
  readonly result: Locator;
  /** The narration and the prompt. */
  prompt(): Promise<string>;
  /** Waits until a person at this phone is in turn, the phone has to be passed on, or the game is over. */
  asked(): Promise<void>;
}

export function playerAt(page: Page, say: Say = inEnglish): Player {
  // While a throw is worked out, its buttons are not to be pressed.
  const bar = page
    .getByRole('group', { name: say('What to do') })
    .and(page.locator(':not([aria-busy="true"])'));
  const button = (name: string) => bar.getByRole('button', { name: say(name), exact: true });
  const cover = page.getByRole('dialog').filter({ has: page.getByRole('heading', { level: 1 }) });
  const again = page.getByRole('button', { name: say('Play again'), exact: true });
  const result = page.getByRole('dialog').filter({ has: again });
  // A hint is offered to the player in turn, and undo to one whose draft has ended the turn.
  const mine = bar.getByRole('button', {
    name: new RegExp(`^(${say('Hint')}|${say('Undo')})$`),
    disabled: false,
  });
  // Waits while dice fly.
  const beside = ['Undo', 'Hint', 'Skip', 'To my turn'].map(say).join('|');
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

/** The button of the set-up. Before the first game it stands beside the lesson and is called otherwise. */
export const playButton = (page: Page, say: Say = inEnglish): Locator =>
  page.getByRole('button', { name: new RegExp(`^(${say('Just play')}|${say('Play')})$`) });

/** Sets the pace without pauses. */
export async function withoutPauses(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/settings`);
  await page.getByRole('radio', { name: 'No pauses' }).click();
  await page.getByRole('radio', { name: 'No pauses', checked: true }).waitFor();
  // The setting may not be stored yet if the page navigates at once.
  while (!(await savedDocument(page, 'settings'))?.includes('"pace":"none"')) await page.waitForTimeout(20);
}

/** Opens the set-up of a game from home. */
export async function openSetUp(page: Page, url: string, game: string): Promise<void> {
  await page.goto(url);
  const games = page.getByRole('list', { name: 'Games' });
  await games.getByRole('button', { name: new RegExp(`^(Play )?${game}`) }).click();
  await playButton(page).waitFor();
}

/** Begins the game of the set-up. */
export async function sitDown(page: Page): Promise<Player> {
  await playButton(page).click();
  const player = playerAt(page);
  await player.hint.or(player.cover).first().waitFor();
  return player;
}

/** Starts a game from home with its last set-up. */
export async function startGame(page: Page, url: string, game: string): Promise<Player> {
  await openSetUp(page, url, game);
  return sitDown(page);
}

/** Replaces the bot by a second person. */
export async function seatSecondPerson(page: Page): Promise<void> {
  await page.getByRole('button', { name: /seat 2$/ }).click();
  await page.getByRole('radio', { name: 'Person at this phone' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Player 2, person, seat 2' }).waitFor();
}
