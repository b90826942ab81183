// Measures the experts against hard: node scripts/run.mjs scripts/design/bots/strength.ts GAME…
// [--games N] [--seats 2,3,5] [--seed N]
import { parseArgs } from 'node:util';
import { botFor, loadBot } from '../../../src/engine/bots';
import type { AnyGame } from '../../../src/engine/game';
import { games } from '../../../src/engine/games';
import { shareOf, shareText } from './share';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '1000' },
    seats: { type: 'string' },
    seed: { type: 'string', default: '900000000' },
  },
});
const all: readonly AnyGame[] = games;

for (const game of all.filter(({ id }) => positionals.includes(id))) {
  const expert = await loadBot(game, 'expert');
  const hard = botFor(game, 'hard');
  const sizes = values.seats?.split(',').map(Number) ?? [...new Set([2, 3, game.seats.max])];
  for (const seats of sizes) {
    const share = shareOf(game, expert, hard, seats, Number(values.games), Number(values.seed));
    console.log(`${game.id}, one expert among hard, ${seats} seats: ${shareText(share)}`);
  }
}
