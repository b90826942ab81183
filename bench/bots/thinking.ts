// Measures the bots' thinking in processor time, and prints it as JSON. Run it under --jitless: node
// thinking.ts SECONDS
// The seconds limit each game and level. Moves without a choice, such as the first roll of a turn, do not
// count.

import { botFor } from '../../src/engine/bots';
import type { Bot, ReadyLevel } from '../../src/engine/bots/bot';
import type { AnyGame } from '../../src/engine/game';
import { games } from '../../src/engine/games';
import { processorSeconds } from '../engine/clock';
import { playNumber } from './table';
import { type Thinking, thinkers } from './thinkers';

const seconds = Number(process.argv[2]);

const all: readonly AnyGame[] = games;
const measured = all.map((game) => [
  game.id,
  Object.fromEntries(thinkers.map((level) => [level, think(game, level)])),
]);
console.log(JSON.stringify(Object.fromEntries(measured)));

function think(game: AnyGame, level: ReadyLevel): Thinking {
  const times: number[] = [];
  const bot = timed(game, botFor(game, level), times);
  const end = performance.now() + 1000 * seconds;
  let number = 0;
  do {
    playNumber(game, [bot, bot], number);
    number += 1;
  } while (performance.now() < end);
  const total = times.reduce((sum, time) => sum + time, 0);
  return {
    games: number,
    moves: times.length,
    mean: times.length === 0 ? 0 : total / times.length,
    slowest: times.reduce((most, time) => Math.max(most, time), 0),
  };
}

function timed(game: AnyGame, bot: Bot<unknown, unknown>, times: number[]): Bot<unknown, unknown> {
  return {
    choose(state, seat, random, spent) {
      if (game.moves(state, seat).length === 1) return bot.choose(state, seat, random, spent);
      const begin = processorSeconds();
      const move = bot.choose(state, seat, random, spent);
      times.push(1000 * (processorSeconds() - begin));
      return move;
    },
  };
}
