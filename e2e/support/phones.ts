import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { seedChance } from './chance';
import { PHONE } from './page';
import { playOn, pressed } from './play';
import { openSetUp, playButton, playerAt, withoutPauses } from './player';

/**
 * The game is stuck after this many rounds in a row without a change on any phone. A slow machine may need
 * many rounds in all.
 */
const MOST_STILL = 500;
/** Several times the presses of the longest game. */
const MOST_PRESSES = 2000;

/** A phone: a browser context of its own, with its own seed. */
export async function openPhone(browser: Browser, url: string, seed: number): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, locale: 'en-GB', reducedMotion: 'reduce' });
  context.setDefaultTimeout(40_000);
  await seedChance(context, seed * 1000);
  const page = await context.newPage();
  await withoutPauses(page, url);
  return page;
}

/** Sets up a game with one seat for each phone, and invites. */
export async function invite(page: Page, url: string, game: string, phones: number): Promise<void> {
  await openSetUp(page, url, game);
  const seats = page.getByRole('button', { name: /, seat \d$/ });
  await seats.nth(1).waitFor();
  // The far side of the drawing comes first, so seat 2 is turned last.
  await page.getByRole('button', { name: /, seat 2$/ }).click();
  await page.getByRole('radio', { name: 'Another phone' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  for (let seat = 3; seat <= phones; seat += 1) {
    await page.getByRole('button', { name: 'Add another phone' }).click();
    await page.getByRole('button', { name: new RegExp(`, seat ${seat}$`) }).waitFor();
  }
  await playButton(page).click();
  await page.getByText(/^Others can join now/).waitFor();
}

/** A discovered table of this game: other groups may advertise at the same time. */
export const nearby = (page: Page, game: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^Join .+: ${game}`) });

/** Joins the table of this game from home, and takes a seat. */
export async function join(
  page: Page,
  url: string,
  game: string,
  digits: string,
  name: string,
): Promise<void> {
  await page.goto(url);
  await nearby(page, game).click();
  await sitDown(page, digits, name);
}

/** Takes a seat at a chosen table. */
export async function sitDown(page: Page, digits: string, name: string): Promise<void> {
  await page.getByRole('textbox', { name: /six digits/ }).fill(digits);
  await page.getByRole('textbox', { name: /^Name for seat/ }).fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('group', { name: 'Players' }).waitFor();
}

/** The chip of a player on the table's screen, optionally only in this state. */
export function seatAt(page: Page, name: string, state = ''): Locator {
  const said = state === '' ? new RegExp(`^${name}\\b`) : new RegExp(`^${name}, (bot, )?${state}`);
  const seats = page.getByRole('group', { name: 'Players' });
  // Only where each seat has a board of its own it is a button.
  return seats.getByRole('button', { name: said }).or(seats.getByRole('img', { name: said }));
}

/** Opens the app again after it was closed. */
export async function reopen(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('button', { name: /^Continue/ }).click();
  await page.getByRole('group', { name: 'Players' }).waitFor();
  return page;
}

const isEnabled = (button: Locator): Promise<boolean> => button.isEnabled().catch(() => false);

/** All phones play, to the end or for this many presses. */
export async function playTogether(
  pages: readonly Page[],
  presses = Number.POSITIVE_INFINITY,
): Promise<void> {
  const players = pages.map((page) => playerAt(page));
  let done = 0;
  let said: readonly string[] = [];
  let still = 0;
  while (still < MOST_STILL && done < MOST_PRESSES) {
    let over = 0;
    const before = done;
    for (const player of players) {
      const { page, hint, undo, result, acts } = player;
      if (await result.isVisible()) over += 1;
      else if (await page.getByRole('heading', { name: /wins$|A tie at the top/ }).isVisible()) over += 1;
      else if ((await isEnabled(hint)) || (await isEnabled(undo))) {
        const pass = acts.filter({ hasText: /^(Pass|Miss)/ });
        // The shortest game of Lockout: players who only pass soon have four misses.
        if ((await pass.count()) > 0) await pressed(page, () => pass.first().click({ timeout: 1000 }));
        else await playOn(player);
        done += 1;
      }
    }
    if (over === players.length || done >= presses) return;
    if (done === before) await pages[0]?.waitForTimeout(50);
    // A repeated announcement ends on another space.
    const now = await Promise.all(
      players.map(async ({ prompt }) => (await prompt()).replace(/\s+/g, ' ').trim()),
    );
    still = now.join() === said.join() ? still + 1 : 0;
    said = now;
  }
  const enabled = await Promise.all(players.map(({ hint }) => isEnabled(hint)));
  const each = said.map((prompt, at) => `${prompt}${enabled[at] ? ' (may have a hint)' : ''}`);
  throw new Error(`The game stands still after ${done} presses: ${each.join(' | ')}`);
}
