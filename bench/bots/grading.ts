import { botFor } from '../../src/engine/bots';
import type { Bot, ReadyLevel, Valued } from '../../src/engine/bots/bot';
import type { AnyGame } from '../../src/engine/game';
import { viewOf } from '../../src/engine/match';
import { playNumber } from './table';

type AnyBot = Bot<unknown, unknown>;

/** What a level gives away in a decision, in points of 100 of the win. */
export interface Loss {
  readonly mean: number;
  readonly se: number;
  readonly decisions: number;
}

/**
 * Grades the decisions of a bot against itself by what the expert holds its moves worth. Null if this expert
 * can't say it.
 */
export function lossOf(game: AnyGame, level: ReadyLevel, expert: AnyBot, games: number): Loss | null {
  const { worths } = expert;
  if (!worths) return null;
  const bot = botFor(game, level);
  let sum = 0;
  let squares = 0;
  let decisions = 0;
  const graded: AnyBot = {
    choose(state, seat, random) {
      const move = bot.choose(state, seat, random);
      const all = worths.call(expert, viewOf(game, state, seat), seat);
      if (all.length > 1) {
        const lost = 100 * (best(all) - worthOf(game, all, move));
        sum += lost;
        squares += lost * lost;
        decisions += 1;
      }
      return move;
    },
  };
  for (let number = 0; number < games; number += 1) playNumber(game, [graded, graded], number);
  const mean = sum / decisions;
  return { mean, se: Math.sqrt((squares / decisions - mean * mean) / decisions), decisions };
}

const best = (all: readonly Valued<unknown>[]) => Math.max(...all.map(({ worth }) => worth));

function worthOf(game: AnyGame, all: readonly Valued<unknown>[], move: unknown): number {
  const text = game.notation.format(move);
  const found = all.find((each) => game.notation.format(each.move) === text);
  if (!found) throw new Error(`the expert of ${game.id} does not know ${text}`);
  return found.worth;
}
