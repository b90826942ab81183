import type { Game, Seat } from '../game';
import { pick } from '../random';
import type { Bot, Level } from './bot';

/** The bot of a level for a game. */
export function botFor<State, Move, Options extends object>(
  game: Game<State, Move, Options>,
  level: Level,
): Bot<State, Move> {
  if (level !== 'random') return game.bots[level];
  return { choose: (state, seat: Seat, random) => pick(game.moves(state, seat), random) };
}
