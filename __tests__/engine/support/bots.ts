import { playOut } from '../../../scripts/play-out';
import { botFor } from '../../../src/engine/bots';
import type { ReadyLevel, Spent } from '../../../src/engine/bots/bot';
import { rolled } from '../../../src/engine/chance';
import type { Entry, Game, Seat } from '../../../src/engine/game';
import { seeded, type Uniform } from '../../../src/engine/random';
import { freeze } from './freeze';

/** Returns a bot's choice as text. The bot gets a frozen state. */
export function choice<State, Move>(
  game: Game<State, Move, object>,
  level: ReadyLevel,
  state: State,
  { seat = 0, seed = 1, spent }: { seat?: Seat; seed?: number; spent?: Spent } = {},
): string {
  return game.notation.format(botFor(game, level).choose(freeze(state), seat, seeded(seed), spent));
}

function table<State, Move, Options extends object>(
  game: Game<State, Move, Options>,
  options: Options,
  levels: readonly ReadyLevel[],
  seed: number,
) {
  const bots = levels.map((level) => botFor(game, level));
  return { game, names: levels, options, bots, chance: rolled(seeded(seed)), random: seeded(-seed) };
}

/** Plays a game of bots, one level for each seat, to its end. It throws at an illegal move. */
export function botsPlay<State, Move, Options extends object>(
  ...given: Parameters<typeof table<State, Move, Options>>
): readonly Entry<Move>[] {
  return playOut(table(...given)).log;
}

/** Yields every decision of such a game. */
export function statesOf<State, Move, Options extends object>(
  ...given: Parameters<typeof table<State, Move, Options>>
): readonly { readonly state: State; readonly seat: Seat }[] {
  const seen: { state: State; seat: Seat }[] = [];
  const { bots, ...rest } = table(...given);
  const watched = bots.map((bot) => ({
    choose: (state: State, seat: Seat, random: Uniform) => {
      seen.push({ state, seat });
      return bot.choose(state, seat, random);
    },
  }));
  playOut({ ...rest, bots: watched });
  return seen;
}
