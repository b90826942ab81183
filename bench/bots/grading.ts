import { botFor } from '../../src/engine/bots';
import type { ReadyLevel } from '../../src/engine/bots/bot';
import type { Coach } from '../../src/engine/bots/coach';
import type { AnyGame } from '../../src/engine/game';
import { playNumber } from './table';

/** What a level gives away in a decision, in points of 100 of the win. */
export interface Loss {
  readonly mean: number;
  readonly se: number;
  readonly decisions: number;
}

/** Grades the decisions of a bot against itself by what a coach says of them. */
export function lossOf(
  game: AnyGame,
  level: ReadyLevel,
  coach: Coach<unknown, unknown>,
  games: number,
): Loss {
  const bot = botFor(game, level);
  let sum = 0;
  let squares = 0;
  let decisions = 0;
  const graded: typeof bot = {
    choose(state, seat, random) {
      const move = bot.choose(state, seat, random);
      const { error, better } = coach.error(state, { seat, move, dice: [] });
      if (better !== null) {
        const lost = 100 * error;
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
