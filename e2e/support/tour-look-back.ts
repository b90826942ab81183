import type { Page } from 'playwright-core';
import { finishedGame } from './finished';
import { storeGames } from './saved';
import type { Stop } from './tour';

const GAMES = ['lockout', 'last-die', 'sun-rows', 'arena'] as const;
/** Twenty characters each. */
const LONG = [
  'Maximilian Alexander',
  'Anne-Sophie Kaufmann',
  'Giovanni Battista R.',
  'Wilhelmine-Charlotte',
  'Jean-Christophe Weil',
  'Friederike Sandmeier',
];
const BOT = 'Otto';
/** The findings of a game take a while on a busy machine. */
const WORKED_OUT_MS = 120_000;

/** The look back at every game: against a bot, and with the most people, whose names are long. */
export async function* lookBacks(page: Page, url: string): AsyncGenerator<Stop> {
  const now = Date.now();
  const tables = GAMES.flatMap((game) => [
    { game, id: `${game}-duo`, names: ['Ada', BOT], name: `look back at ${game} against a bot` },
    { game, id: `${game}-crowd`, names: LONG, name: `look back at ${game} with the most seats` },
  ]);
  await storeGames(
    page,
    tables.map(({ game, id, names }) => finishedGame(game, id, now, names, { crowded: true, bots: [BOT] })),
  );
  for (const { id, name } of tables) {
    await page.goto(`${url}/look-back/${id}`);
    const turned = page.getByRole('heading', { name: 'Where the game turned' });
    await turned.waitFor({ timeout: WORKED_OUT_MS });
    const headings = page.getByRole('heading', { level: 2 });
    yield { name, parts: [headings.nth(0), headings.nth(1), headings.nth(2)] };
  }
}
