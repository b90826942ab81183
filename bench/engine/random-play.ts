import { anyMove } from '../../src/engine/bots';
import type { Chance } from '../../src/engine/chance';
import type { AnyGame, Game } from '../../src/engine/game';
import { commit, type Match, open } from '../../src/engine/match';
import type { Uniform } from '../../src/engine/random';
import { sentence } from '../../src/engine/refusal';

/** This number of seats, within the limits of the game. */
export const seatsAt = ({ seats: { min, max } }: AnyGame, wanted: number): number =>
  Math.max(min, Math.min(max, wanted));

/**
 * A whole game of random legal moves, played with the same functions as in the app. In a simultaneous phase
 * the lowest seat answers first.
 */
export function playAtRandom<State, Move, Options extends object>(
  game: Game<State, Move, Options>,
  seats: number,
  chance: Chance,
  random: Uniform,
): Match<State, Move, Options> {
  const names = Array.from({ length: seatsAt(game, seats) }, (_, seat) => `Seat ${seat + 1}`);
  const opened = open(game, names, game.options.defaults, chance);
  if (!opened.ok) throw new Error(sentence(opened.refusal));
  let match = opened.value;
  for (let seat = game.turn(match.state)[0]; seat !== undefined; seat = game.turn(match.state)[0]) {
    const played = commit(match, seat, anyMove(game, match.state, seat, random), chance);
    if (!played.ok) throw new Error(sentence(played.refusal));
    match = played.value;
  }
  return match;
}
