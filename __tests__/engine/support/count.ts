import type { Chance } from '../../../src/engine/chance';
import type { AnyGame } from '../../../src/engine/game';

/**
 * Dice for counting: every draw takes its values from the start of the list again, so that what falls does not depend on
 * the way to it. A draw that these values cannot have come from, a shuffle say, is answered by the first outcome there is.
 */
export const alwaysFalls = (values: readonly number[]): Chance => ({
  draw(what) {
    const fallen = values.slice(0, what.size);
    return fallen.length === what.size && what.fits(fallen) ? fallen : what.fall(() => 0);
  },
});

/** How many sequences of so many listed moves are legal, whoever of those in turn makes them. */
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
