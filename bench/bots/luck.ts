import type { Coach } from '../../src/engine/bots/coach';
import { noted } from '../../src/engine/chance';
import type { AnyGame } from '../../src/engine/game';
import { seeded } from '../../src/engine/random';

/** The random numbers of a coach have another seed than the dice and the bots. */
const COACH_SEED = 2_000_000_000;

/** A game whose dice are watched: the luck of each seat in what has been played. */
export interface Watched {
  readonly game: AnyGame;
  readonly luck: readonly number[];
  /** What each seat's own rolls brought it. */
  readonly rolling: readonly number[];
}

/** Whose dice a coach judges: everybody's, or only those of the bot that is measured. */
export interface Watcher {
  readonly coach: Coach<unknown, unknown>;
  readonly only: 'measured' | 'all';
}

/** Watches the dice of the game with this number. `measured`: the seat of the bot that is measured. */
export function watched(game: AnyGame, { coach, only }: Watcher, number: number, measured: number): Watched {
  const random = seeded(COACH_SEED + number);
  const luck: number[] = [];
  const rolling: number[] = [];
  return {
    luck,
    rolling,
    game: {
      ...game,
      play(state, seat, move, chance) {
        if (only === 'measured' && seat !== measured) return game.play(state, seat, move, chance);
        const dice = noted(chance);
        const after = game.play(state, seat, move, dice);
        const its = coach.luck(state, { seat, move, dice: dice.values }, after, random) ?? [];
        for (const [at, share] of its.entries()) luck[at] = (luck[at] ?? 0) + share;
        rolling[seat] = (rolling[seat] ?? 0) + (its[seat] ?? 0);
        return after;
      },
    },
  };
}
