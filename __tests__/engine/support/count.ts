import type { Chance } from '../../../src/engine/chance';
import type { AnyGame } from '../../../src/engine/game';

/**
 * Dice for counting: every draw takes its values from the start of the list, so that they do not depend on
 * earlier moves. If the values do not fit a draw, such as a shuffle, it gets its first possible result.
 */
export const alwaysFalls = (values: readonly number[]): Chance => ({
  draw(what) {
    const fallen = values.slice(0, what.size);
    return fallen.length === what.size && what.fits(fallen) ? fallen : what.fall(() => 0);
  },
});

/** Returns the number of legal sequences of this many listed moves, over all seats in turn. */
export function countSequences(game: AnyGame, state: unknown, depth: number, chance: Chance): number {
  let count = 0;
  for (const seat of game.turn(state)) {
    const moves = game.moves(state, seat);
    if (depth === 1) count += moves.length;
    else
      for (const move of moves)
        count += countSequences(game, game.play(state, seat, move, chance), depth - 1, chance);
  }
  return count;
}
