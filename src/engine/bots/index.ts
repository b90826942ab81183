import type { Game, Seat } from '../game';
import { pick, type Uniform } from '../random';
import type { Bot, Level } from './bot';

/** The bot of a level for a game. */
export function botFor<State, Move, Options extends object>(
  game: Game<State, Move, Options>,
  level: Level,
): Bot<State, Move> {
  if (level !== 'random') return game.bots[level];
  return { choose: (state, seat, random) => anyMove(game, state, seat, random) };
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
