import { playOut } from '../../scripts/play-out';
import type { Bot } from '../../src/engine/bots/bot';
import { rolled } from '../../src/engine/chance';
import type { AnyGame } from '../../src/engine/game';
import type { AnyMatch } from '../../src/engine/match';
import { seeded } from '../../src/engine/random';

/** The bots' random numbers have other seeds than the dice. */
const BOTS_SEED = 1_000_000_000;

/** The game of two bots with this number. It is the same in every run. */
export function playNumber(game: AnyGame, bots: readonly Bot<unknown, unknown>[], number: number): AnyMatch {
  return playOut({
    game,
    names: bots.map((_, seat) => `Seat ${seat + 1}`),
    options: game.options.defaults,
    bots,
    chance: rolled(seeded(number)),
    random: seeded(BOTS_SEED + number),
  });
}
