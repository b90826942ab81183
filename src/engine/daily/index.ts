import { daily as arena } from '../arena/daily';
import type { AnyGame } from '../game';
import { findGame, type GameId } from '../games';
import { daily as lastDie } from '../last-die/daily';
import { daily as lockout } from '../lockout/daily';
import { type AnyMatch, open } from '../match';
import type { Result } from '../refusal';
import { daily as sunRows } from '../sun-rows/daily';
import { type Daily, type DailyDice, dailyDice, type Hash } from './daily-dice';
import type { AnyDailyGame } from './daily-game';

const dailyGames: Readonly<Record<GameId, AnyDailyGame>> = {
  lockout,
  'last-die': lastDie,
  'sun-rows': sunRows,
  arena,
};

/** What a game of a day needs. */
export interface DailySetUp {
  readonly game: AnyGame;
  readonly options: object;
  readonly dice: DailyDice;
}

/** Null if there is no such game. */
export function dailySetUp(daily: Daily, hash: Hash): DailySetUp | null {
  const game = findGame(daily.game);
  const rules = Object.entries(dailyGames).find(([id]) => id === daily.game)?.[1];
  return game && rules ? { game, options: rules.options, dice: dailyDice(daily, rules, hash) } : null;
}

export const openDaily = ({ game, options, dice }: DailySetUp, names: readonly string[]): Result<AnyMatch> =>
  open(game, names, options, dice.start);
