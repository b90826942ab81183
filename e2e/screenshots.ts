import { mkdirSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openPage } from './support/page';
import { playUntil, playWell } from './support/play';
import { openSetUp, type Player, startGame, withoutPauses } from './support/player';

const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'light' } as const;
const SIDEWAYS = { viewport: { width: 844, height: 390 }, colorScheme: 'light' } as const;
const TABLET = { viewport: { width: 1024, height: 768 }, colorScheme: 'dark' } as const;

interface Picture {
  readonly name: string;
  readonly on: BrowserContextOptions;
  /** Brings the page to the state for the picture. */
  readonly show: (page: Page, url: string) => Promise<void>;
}

/** The pictures in the README. */
const PICTURES: readonly Picture[] = [
  { name: 'home-phone-light', on: PHONE, show: home },
  { name: 'home-tablet-dark', on: TABLET, show: home },
  { name: 'set-up-phone-light', on: PHONE, show: setUp },
  { name: 'lockout-phone-light', on: PHONE, show: (page, url) => midGame(page, url, 'Lockout', 24) },
  { name: 'last-die-phone-light', on: PHONE, show: (page, url) => midGame(page, url, 'Last Die', 14) },
  { name: 'sun-rows-phone-light', on: PHONE, show: (page, url) => midGame(page, url, 'Sun Rows', 12) },
  { name: 'arena-phone-light', on: PHONE, show: arena },
  { name: 'lockout-tablet-dark', on: TABLET, show: (page, url) => midGame(page, url, 'Lockout', 24) },
  { name: 'sun-rows-sideways-light', on: SIDEWAYS, show: (page, url) => midGame(page, url, 'Sun Rows', 12) },
];

export async function takeScreenshots(browser: Browser, url: string): Promise<void> {
  mkdirSync('docs/images', { recursive: true });
  for (const { name, on, show } of PICTURES) {
    const page = await openPage(browser, { ...on, reducedMotion: 'no-preference' });
    await withoutPauses(page, url);
    await show(page, url);
    await page.screenshot({ path: `docs/images/${name}.png` });
    await page.context().close();
  }
}

async function home(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('list', { name: 'Games' }).waitFor();
}

async function setUp(page: Page, url: string): Promise<void> {
  await openSetUp(page, url, 'Sun Rows');
  await page.getByRole('button', { name: 'Add a bot' }).click();
}

/** After a throw without a match. */
async function arena(page: Page, url: string): Promise<void> {
  const player = await startGame(page, url, 'Arena');
  await page.locator('canvas').waitFor();
  await playUntil(player, () => page.getByRole('button', { name: 'Stop', exact: true }).isVisible());
  await page.waitForTimeout(1200); // wait for the last animation
}

/** After this many presses, with lying dice and a possible move. */
async function midGame(page: Page, url: string, game: string, presses: number): Promise<void> {
  const player = await startGame(page, url, game);
  await page.locator('canvas').waitFor();
  for (let press = 0; press < presses; press++) {
    await player.asked();
    await playWell(player);
  }
  await playUntil(player, () => mayPlace(player));
  await page.waitForTimeout(1200); // wait for the last animation
}

const mayPlace = async ({ possible, undo }: Player): Promise<boolean> =>
  (await possible.count()) > 0 && (await undo.isDisabled());
