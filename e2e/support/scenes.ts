import type { Browser, Page } from 'playwright-core';
import { openPage } from './page';
import { playOn, playUntil, pressed } from './play';
import { openSetUp, type Player, sitDown, withoutPauses } from './player';

/** The forms of docs/design/table.md. */
export const forms = {
  'small phone': { width: 360, height: 740 },
  phone: { width: 390, height: 844 },
  sideways: { width: 844, height: 390 },
  tablet: { width: 1024, height: 1366 },
  'tablet sideways': { width: 1366, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;

export interface Table {
  readonly game: string;
  readonly seats: number;
}

/** Every game with two seats and with the most. */
export const tables: readonly Table[] = [
  { game: 'Lockout', seats: 2 },
  { game: 'Lockout', seats: 5 },
  { game: 'Last Die', seats: 2 },
  { game: 'Last Die', seats: 6 },
  { game: 'Sun Rows', seats: 2 },
  { game: 'Sun Rows', seats: 4 },
  { game: 'Arena', seats: 2 },
  { game: 'Arena', seats: 5 },
];

/** Twenty characters. */
export const LONG_NAME = 'Maximilian Alexander';

/** A game of Arena is short. */
const pressesIn = (game: string): number => (game === 'Arena' ? 3 : 14);

/** A table in the middle of a game, with a person in turn who may place something or throw again. */
export async function openScene(browser: Browser, url: string, { game, seats }: Table): Promise<Player> {
  const page = await openPage(browser);
  await withoutPauses(page, url);
  await openSetUp(page, url, game);
  const places = page.getByRole('button', { name: /, seat \d$/ });
  await places.nth(1).waitFor();
  for (let more = await places.count(); more < seats; more++) {
    await page.getByRole('button', { name: 'Add a bot' }).click();
    await page.getByRole('button', { name: new RegExp(`, seat ${more + 1}$`) }).waitFor();
  }
  for (const seat of [1, 2]) {
    await page.getByRole('button', { name: new RegExp(`, seat ${seat}$`) }).click();
    await page.getByRole('textbox').fill(seat === 1 ? LONG_NAME : `${LONG_NAME.slice(0, 18)} 2`);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  const player = await sitDown(page);
  for (let press = 0; press < pressesIn(game); press++) {
    await player.asked();
    if (await player.result.isVisible()) break;
    await playOn(player);
  }
  await playUntil(player, () => mayAct(player, game));
  return player;
}

async function mayAct({ page, possible, undo }: Player, game: string): Promise<boolean> {
  if (game === 'Arena') return page.getByRole('button', { name: 'Stop', exact: true }).isVisible();
  return (await possible.count()) > 0 && (await undo.isDisabled());
}

/** The players' names at a table. */
export async function namesAt(page: Page): Promise<readonly string[]> {
  const seats = page.getByRole('group', { name: 'Players' }).locator('[aria-label]');
  const labels = await seats.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
  return labels.map((label) => label.split(',')[0] ?? '');
}

/** Waits for rendering, measuring, and rendering again. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame);
  });
}

/** The places that can be chosen, for screens that are to show a choice. */
export const choose = (player: Player): Promise<void> =>
  pressed(player.page, () => player.possible.first().click({ timeout: 1000 }));
