// Measures the bots' thinking in processor time, and prints it as JSON. Run it under --jitless: node
// thinking.ts GAME SECONDS
// The seconds limit each level. Moves without a choice, such as the first roll of a turn, do not count.

import { loadBot } from '../../src/engine/bots';
import { type Bot, type Level, levels } from '../../src/engine/bots/bot';
import type { AnyGame } from '../../src/engine/game';
import { findGame } from '../../src/engine/games';
import { processorSeconds } from '../engine/clock';
import { playNumber } from './table';

/** The thinking time of a level for a move, in ms. */
export interface Thinking {
  readonly moves: number;
  readonly mean: number;
  readonly max: number;
}

const [, , id = '', limit] = process.argv;
const game: AnyGame | undefined = findGame(id);
if (!game) throw new Error(`there is no game ${id}`);
const measured: [Level, Thinking][] = [];
for (const level of levels) {
  if (level === 'random' || (level === 'expert' && !game.bots.expert)) continue;
  measured.push([level, think(game, await loadBot(game, level), Number(limit))]);
}
console.log(JSON.stringify(Object.fromEntries(measured)));

function think(game: AnyGame, bot: Bot<unknown, unknown>, seconds: number): Thinking {
  const times: number[] = [];
  const watched = timed(game, bot, times);
  const end = processorSeconds() + seconds;
  for (let number = 0; number === 0 || processorSeconds() < end; number += 1)
    playNumber(game, [watched, watched], number);
  const total = times.reduce((sum, time) => sum + time, 0);
  return {
    moves: times.length,
    mean: times.length === 0 ? 0 : total / times.length,
    max: times.reduce((most, time) => Math.max(most, time), 0),
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
