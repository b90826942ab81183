// The program for every engine: only the games' own code and plain JavaScript.

import { loadBot } from '../../src/engine/bots';
import type { Bot } from '../../src/engine/bots/bot';
import { rolled } from '../../src/engine/chance';
import type { AnyGame } from '../../src/engine/game';
import { findGame } from '../../src/engine/games';
import { seeded } from '../../src/engine/random';
import { digestOf } from '../engines/digest';
import { playOut } from '../play-out';

export interface Asked {
  readonly game: string;
  readonly seed: number;
  readonly decisions: number;
}

/**
 * For each decision of experts among themselves, by turns two and the most: the move, and a digest of what the
 * expert holds each move worth, to the last bit.
 */
export async function run({ game: id, seed, decisions }: Asked): Promise<readonly string[]> {
  const game: AnyGame | undefined = findGame(id);
  if (!game) throw new Error(`there is no game ${id}`);
  const made: string[] = [];
  const expert = told(game, await loadBot(game, 'expert'), (text) => made.push(text));
  for (let number = 0; made.length < decisions; number += 1) {
    const names = Array.from(
      { length: number % 2 === 0 ? 2 : game.seats.max },
      (_, seat) => `Seat ${seat + 1}`,
    );
    const chance = rolled(seeded(seed + number));
    const random = seeded(-seed - number);
    playOut({ game, names, options: game.options.defaults, bots: names.map(() => expert), chance, random });
  }
  return made.slice(0, decisions);
}

/** Tells each decision that is one. */
function told(
  game: AnyGame,
  bot: Bot<unknown, unknown>,
  tell: (text: string) => void,
): Bot<unknown, unknown> {
  return {
    choose(state, seat, random) {
      const move = bot.choose(state, seat, random);
      if (game.atRandom || game.moves(state, seat).length > 1) {
        const worths = bot.worths?.(state, seat) ?? [];
        tell(`${game.notation.format(move)} ${digestOf(worths.map(({ worth }) => worth))}`);
      }
      return move;
    },
  };
}
