import type { Game, Seat } from '../game';
import { viewOf } from '../match';
import { pick, type Uniform } from '../random';
import type { Bot, Level, ReadyLevel } from './bot';
import { type Coach, coachOf } from './coach';

/** Returns the bot of this level for a game. It gets the state as its seat may know it. */
export function botFor<State, Move, Options extends object>(
  game: Game<State, Move, Options>,
  level: ReadyLevel,
): Bot<State, Move> {
  if (level === 'random') return { choose: (state, seat, random) => anyMove(game, state, seat, random) };
  return knowing(game, game.bots[level]);
}

/**
 * Returns the bot of any level. An expert's data is loaded when it is first wanted. If it can't be loaded now,
 * or there is no expert, `hard` plays.
 */
export async function loadBot<State, Move, Options extends object>(
  game: Game<State, Move, Options>,
  level: Level,
): Promise<Bot<State, Move>> {
  if (level !== 'expert') return botFor(game, level);
  const expert = await game.bots.expert?.().catch(() => null);
  return knowing(game, expert ?? game.bots.hard);
}

/** How many other rolls a coach compares with. */
const OTHER_ROLLS = 24;

/**
 * Returns a coach of a game. It is loaded with the expert, when it is first wanted; null if it can't be loaded
 * now, or nobody can teach the game.
 */
export async function loadCoach<State, Move, Options extends object>(
  game: Game<State, Move, Options>,
): Promise<Coach<State, Move> | null> {
  const { expert, teaching } = game.bots;
  if (!expert || !teaching) return null;
  const loaded = await Promise.all([expert(), teaching()]).catch(() => null);
  return loaded && coachOf(game, ...loaded, OTHER_ROLLS);
}

/** A bot that gets the state as its seat may know it. */
function knowing<State, Move, Options extends object>(
  game: Game<State, Move, Options>,
  bot: Bot<State, Move>,
): Bot<State, Move> {
  const { slowly, advise, worths, worthsSlowly } = bot;
  return {
    choose: (state, seat, random, spent) => bot.choose(viewOf(game, state, seat), seat, random, spent),
    ...(slowly && {
      slowly: (state: State, seat: Seat, random: Uniform) =>
        slowly.call(bot, viewOf(game, state, seat), seat, random),
    }),
    ...(advise && {
      advise: (state: State, seat: Seat) => advise.call(bot, viewOf(game, state, seat), seat),
    }),
    ...(worths && {
      worths: (state: State, seat: Seat) => worths.call(bot, viewOf(game, state, seat), seat),
    }),
    ...(worthsSlowly && {
      worthsSlowly: (state: State, seat: Seat) => worthsSlowly.call(bot, viewOf(game, state, seat), seat),
    }),
  };
}

/** Returns a random legal move. */
export function anyMove<State, Move, Options extends object>(
  game: Game<State, Move, Options>,
  state: State,
  seat: Seat,
  random: Uniform,
): Move {
  return game.atRandom?.(state, seat, random) ?? pick(game.moves(state, seat), random);
}
