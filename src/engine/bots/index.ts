import type { Game, Seat } from '../game';
import { viewOf } from '../match';
import { pick, type Uniform } from '../random';
import type { Bot, Level } from './bot';

/** Returns the bot of this level for a game. It gets the state as its seat may know it. */
export function botFor<State, Move, Options extends object>(
  game: Game<State, Move, Options>,
  level: Level,
): Bot<State, Move> {
  if (level === 'random') return { choose: (state, seat, random) => anyMove(game, state, seat, random) };
  const bot = game.bots[level];
  return {
    choose: (state, seat, random, spent) => bot.choose(viewOf(game, state, seat), seat, random, spent),
  };
}

/** Returns a random legal move. */
export function anyMove<State, Move, Options extends object>(
  game: Game<State, Move, Options>,
  state: State,
  seat: Seat,
  random: Uniform,
): Move {
  return game.atRandom?.(state, seat, random) ?? pick(game.moves(state, seat), random);
}
