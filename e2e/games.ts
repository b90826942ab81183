import assert from 'node:assert/strict';
import type { Browser } from 'playwright-core';
import type { Checks, Group } from './checks';
import { complaintsOf, isQuiet, openPage } from './support/page';
import { playOut } from './support/play';
import { startGame, withoutPauses } from './support/player';

const GAMES = ['Lockout', 'Last Die', 'Sun Rows', 'Arena'] as const;

/** Plays each game to its end against bots, on the screen of a phone. */
export const gameGroups: Readonly<Record<string, Group>> = Object.fromEntries(
  GAMES.map((game) => [
    `games/${game.toLowerCase().replace(' ', '-')}`,
    (browser, url, checks) => checkGame(browser, url, checks, game),
  ]),
);

async function checkGame(browser: Browser, url: string, { check }: Checks, game: string): Promise<void> {
  const page = await openPage(browser);
  const complaints = complaintsOf(page);
  await check(`${game}: is played to its end`, async () => {
    await withoutPauses(page, url);
    const player = await startGame(page, url, game);
    const presses = await playOut(player);
    assert.ok(presses > 5, `it was over after ${presses} presses`);
  });
  const result = page.getByRole('dialog');
  await check(`${game}: the end says who wins, with places and points`, async () => {
    await result.getByRole('heading', { name: /wins$|A tie at the top/ }).waitFor();
    const places = result.getByRole('listitem');
    assert.equal(await places.count(), 2);
    const names = await places.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
    for (const name of names) assert.match(name, /^Place [12], (Player 1|Mia), -?\d+ (points|dice|die)/);
    const points = names.map((name) => Number(/, (-?\d+) (?:points|dice|die)/.exec(name)?.[1]));
    assert.deepEqual(
      points,
      [...points].sort((a, b) => b - a),
    );
  });
  await check(`${game}: "Play again" opens another with the same people`, async () => {
    const before = page.url();
    await result.getByRole('button', { name: 'Play again' }).click();
    await page.waitForURL((now) => now.href !== before && now.pathname.startsWith('/table/'));
    const players = page.getByRole('group', { name: 'Players' }).locator('[aria-label]:not([aria-hidden] *)');
    await players.first().waitFor();
    const names = await players.evaluateAll((all) =>
      all.map((each) => each.getAttribute('aria-label') ?? ''),
    );
    assert.equal(names.length, 2);
    assert.match(names.join('; '), /Player 1.*Mia, bot/);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });
  await check(`${game}: the console stays quiet`, () => isQuiet(complaints));
  await page.context().close();
}
