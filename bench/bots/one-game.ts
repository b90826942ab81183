// Measures the bots of one game and prints JSON: node one-game.ts GAME SE SECONDS
// SE is the standard error to reach, SECONDS the most for one figure.

import { loadBot, loadCoach } from '../../src/engine/bots';
import type { Bot, Level } from '../../src/engine/bots/bot';
import type { AnyGame } from '../../src/engine/game';
import { findGame } from '../../src/engine/games';
import { lockout } from '../../src/engine/lockout';
import { eloOf } from './elo';
import { lossOf } from './grading';
import { championBot } from './lockout/champion-bot';
import { soloMean } from './lockout/solo';
import { playSeries, type Series } from './series';

type AnyBot = Bot<unknown, unknown>;

const MOST_GAMES = 1_000_000;
const GRADED_GAMES = 60;
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
/** A coach that has to roll other dice takes longer than more games. */
const watching = (await game.bots.teaching?.())?.luck ? coach : null;

const easyVsRandom = against('easy', 'random');
const normalVsEasy = against('normal', 'easy');
const hardVsNormal = against('hard', 'normal');
const expertVsHard = game.bots.expert ? against('expert', 'hard') : null;
const measured = {
  easyVsRandom,
  normalVsEasy,
  hardVsNormal,
  ...expertFigures(),
  ...(await lockoutFigures()),
};
console.log(JSON.stringify({ ...measured, elo: elo(), lossPerDecision: losses() }));

function against(one: Level, other: Level, seats = 2): Series {
  return series(
    `${one} against ${other}, ${seats} seats`,
    seats,
    () => bots[one],
    () => bots[other],
  );
}

function series(name: string, seats: number, one: () => AnyBot, other: () => AnyBot): Series {
  const begin = performance.now();
  const played = playSeries(game, seats, one, other, until, watching);
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
