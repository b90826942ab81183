// Measures whether the coaches' luck is unbiased: node scripts/run.mjs bench/luck.ts [--games N] [--game GAME]
// Games of hard bots, with two seats and with three. Luck should sum to zero within its error, the share of games won
// should be the same without luck, and vary less. The last line is JSON, for programs.

import { parseArgs } from 'node:util';
import { loadBot, loadCoach } from '../src/engine/bots';
import type { AnyGame } from '../src/engine/game';
import { games } from '../src/engine/games';
import { watched } from './bots/luck';
import { type Measured, mean } from './bots/measured';
import { playNumber } from './bots/table';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '2000' }, game: { type: 'string' } },
});
const count = Number(values.games);
if (!(Number.isInteger(count) && count > 1)) {
  process.stderr.write('bench luck: --games is a whole number above 1.\n');
  process.exit(2);
}

interface Row {
  readonly game: string;
  readonly seats: number;
  readonly luck: Measured;
  readonly raw: Measured;
  readonly adjusted: Measured;
  /** How many times less the adjusted result varies. */
  readonly less: number;
}

const rows: Row[] = [];
console.log('game      seats  luck, points of 100   won, as it was   won, without luck   varies less');
for (const game of games.filter(({ id }) => values.game === undefined || id === values.game))
  for (const seats of [2, 3]) {
    const row = await measure(game, seats);
    rows.push(row);
    console.log(
      `${game.id.padEnd(10)}${String(seats).padEnd(7)}${text(row.luck).padEnd(22)}${text(row.raw).padEnd(18)}` +
        `${text(row.adjusted).padEnd(20)}${row.less.toFixed(1)} times`,
    );
  }
console.log(JSON.stringify({ games: count, rows }));

async function measure(game: AnyGame, seats: number): Promise<Row> {
  const coach = await loadCoach(game);
  if (!coach) throw new Error(`nobody teaches ${game.id}`);
  const hard = await loadBot(game, 'hard');
  const lucks: number[] = [];
  const results: number[] = [];
  for (let number = 0; number < count; number += 1) {
    const seat = number % seats;
    const { game: its, luck } = watched(game, { coach, only: 'all' }, number, seat);
    const { state } = playNumber(
      its,
      Array.from({ length: seats }, () => hard),
      number,
    );
    const places = game.ranking(state) ?? [];
    lucks.push(luck[seat] ?? 0);
    results.push(places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0);
  }
  const without = results.map((won, at) => won - (lucks[at] ?? 0));
  const [luck, raw, adjusted] = [mean(lucks), mean(results), mean(without)];
  return { game: game.id, seats, luck, raw, adjusted, less: (raw.se / adjusted.se) ** 2 };
}

function text({ mean, se }: Measured): string {
  return `${(100 * mean).toFixed(2)} ± ${(100 * se).toFixed(2)}`;
}
