import type { Game, Seat } from '../game';
import { viewOf } from '../match';
import { pick, type Uniform } from '../random';
import type { Bot, Level } from './bot';

/** The bot of a level for a game. It sees what its seat may know. */
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

/** A legal move that nothing speaks for. */
export function anyMove<State, Move, Options extends object>(
  game: Game<State, Move, Options>,
  state: State,
  seat: Seat,
  random: Uniform,
): Move {
  return game.atRandom?.(state, seat, random) ?? pick(game.moves(state, seat), random);
}
