import type { Bot } from '../../../src/engine/bots/bot';
import { rolled } from '../../../src/engine/chance';
import type { AnyGame } from '../../../src/engine/game';
import { seeded } from '../../../src/engine/random';
import { playOut } from '../../play-out';

/** The share of games that a bot wins, and its standard error. */
export interface Share {
  readonly share: number;
  readonly error: number;
  readonly games: number;
}

/** Plays games of one bot among others at a table; the seats rotate, and winners of equal rank share. */
export function shareOf(
  game: AnyGame,
  one: Bot<unknown, unknown>,
  others: Bot<unknown, unknown>,
  seats: number,
  games: number,
  seed: number,
): Share {
  let sum = 0;
  let squares = 0;
  for (let number = 0; number < games; number += 1) {
    const seat = number % seats;
    const { state } = playOut({
      game,
      names: Array.from({ length: seats }, (_, at) => `Seat ${at + 1}`),
      options: game.options.defaults,
      bots: Array.from({ length: seats }, (_, at) => (at === seat ? one : others)),
      chance: rolled(seeded(seed + 2 * number)),
      random: seeded(seed + 2 * number + 1),
    });
    const places = game.ranking(state) ?? [];
    const won = places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0;
    sum += won;
    squares += won * won;
  }
  const share = sum / games;
  return { share, error: Math.sqrt((squares / games - share * share) / games), games };
}

export const shareText = ({ share, error, games }: Share): string =>
  `${(100 * share).toFixed(2)} ± ${(100 * error).toFixed(2)} % of ${games} games`;
