// Measures the bots of one game and prints JSON: node one-game.ts GAME SE SECONDS
// SE is the standard error to reach, SECONDS the most for one figure.

import { loadBot, loadCoach } from '../../src/engine/bots';
import type { Bot, Level } from '../../src/engine/bots/bot';
import type { AnyGame } from '../../src/engine/game';
import { findGame } from '../../src/engine/games';
import { lockout } from '../../src/engine/lockout';
import { sunRows } from '../../src/engine/sun-rows';
import { eloOf } from './elo';
import { lossOf } from './grading';
import { championBot } from './lockout/champion-bot';
import { soloMean } from './lockout/solo';
import type { Watcher } from './luck';
import { playSeries, type Series } from './series';

type AnyBot = Bot<unknown, unknown>;

const MOST_GAMES = 1_000_000;
const GRADED_GAMES = 30;
const SOLO_GAMES = 1000;

const [, , id = '', se, seconds] = process.argv;
const found: AnyGame | undefined = findGame(id);
if (!found) throw new Error(`there is no game ${id}`);
const game = found;
const until = { se: Number(se), seconds: Number(seconds), games: MOST_GAMES };
const bots: Readonly<Record<Level, AnyBot>> = {
  random: await loadBot(game, 'random'),
  easy: await loadBot(game, 'easy'),
  normal: await loadBot(game, 'normal'),
  hard: await loadBot(game, 'hard'),
  expert: await loadBot(game, 'expert'),
};

const coach = await loadCoach(game);
const { plain, withExpert } = await watchersOf();

// Random games are long, and their end is no question of luck.
const easyVsRandom = against('easy', 'random', 2, null);
const normalVsEasy = against('normal', 'easy', 2, plain);
const hardVsNormal = against('hard', 'normal', 2, plain);
const expertVsHard = game.bots.expert ? against('expert', 'hard') : null;
const measured = {
  easyVsRandom,
  normalVsEasy,
  hardVsNormal,
  ...expertFigures(),
  ...(await lockoutFigures()),
};
console.log(JSON.stringify({ ...measured, elo: elo(), lossPerDecision: losses() }));

/**
 * Who watches games of experts, and of others. A coach that has to roll other dice takes longer than more games.
 * In Sun Rows it judges quickly only what an expert has just worked out.
 */
async function watchersOf(): Promise<Record<'plain' | 'withExpert', Watcher | null>> {
  const teaching = await game.bots.teaching?.();
  if (!coach || !teaching?.luck) return { plain: null, withExpert: null };
  if (id === sunRows.id) return { plain: null, withExpert: { coach, only: 'measured' } };
  const all: Watcher = { coach, only: 'all' };
  return { plain: all, withExpert: all };
}

function against(one: Level, other: Level, seats = 2, watcher = withExpert): Series {
  return series(
    `${one} against ${other}, ${seats} seats`,
    seats,
    () => bots[one],
    () => bots[other],
    watcher,
  );
}

function series(
  name: string,
  seats: number,
  one: () => AnyBot,
  other: () => AnyBot,
  watcher = withExpert,
): Series {
  const begin = performance.now();
  const played = playSeries(game, seats, one, other, until, watcher);
  const { share, se, games } = played;
  const took = (performance.now() - begin) / 1000;
  const percent = `${(100 * share).toFixed(1)} ± ${(100 * se).toFixed(1)} %`;
  process.stderr.write(`${id}: ${name}: ${percent} of ${games} games, ${took.toFixed(0)} s\n`);
  return played;
}

function expertFigures() {
  if (!expertVsHard) return {};
  const { max } = game.seats;
  return {
    expertVsHard,
    expertAmongHard: {
      3: against('expert', 'hard', 3),
      ...(max > 3 && { [max]: against('expert', 'hard', max) }),
    },
  };
}

/** Lockout has a published opponent, and a published exact value of playing alone. */
async function lockoutFigures() {
  if (id !== lockout.id || !lockout.bots.expert) return {};
  return {
    expertVsChampion: series(
      'expert against the champion',
      2,
      () => bots.expert,
      (): AnyBot => championBot(),
    ),
    soloMean: soloMean(await loadBot(lockout, 'expert'), SOLO_GAMES),
  };
}

/** Each level above the one below it; hard is 0. */
function elo(): Partial<Record<Level, number>> {
  const normal = -eloOf(hardVsNormal.share);
  const easy = normal - eloOf(normalVsEasy.share);
  const random = easy - eloOf(easyVsRandom.share);
  return { random, easy, normal, hard: 0, ...(expertVsHard && { expert: eloOf(expertVsHard.share) }) };
}

function losses() {
  if (!coach) return {};
  const levels = (['easy', 'normal', 'hard'] as const).map(
    (level) => [level, lossOf(game, level, coach, GRADED_GAMES)] as const,
  );
  return Object.fromEntries(levels);
}
