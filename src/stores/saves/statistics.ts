import { type Level, levels } from '../../engine/bots/bot';
import { summedCounts } from '../people/counts';
import type { Counts, GameResult, SeatResult } from '../people/game-result';

/** The number of finished games, and of those won. A shared first place counts as won. */
export interface Wins {
  readonly played: number;
  readonly won: number;
}

/** The statistics of one game. Those of people are in `stores/people/tallies.ts`. */
export interface GameStatistics {
  readonly finished: number;
  readonly underWay: number;
  /**
   * Wins of people at this phone over bots, by the bots' level. People at other phones are counted on theirs.
   */
  readonly bots: ReadonlyMap<Level, Wins>;
  /**
   * The values that the phone has thrown, by the counter's key. Real dice say nothing about the phone's
   * fairness.
   */
  readonly counts: ReadonlyMap<string, Counts>;
  /** Whether any of the games had real dice. */
  readonly realDice: boolean;
}

/** By the game's id. */
export type Statistics = ReadonlyMap<string, GameStatistics>;

export const noStatistics: Statistics = new Map();

const nothing: GameStatistics = {
  finished: 0,
  underWay: 0,
  bots: new Map(),
  counts: new Map(),
  realDice: false,
};

/** Returns the statistics with one more game. */
export function add(statistics: Statistics, result: GameResult): Statistics {
  const { game, over, dice, seats, counts } = result;
  const before = statistics.get(game) ?? nothing;
  const results = over ? withResult(before, seats) : { underWay: before.underWay + 1 };
  const fallen = dice === 'real' ? { realDice: true } : { counts: summedCounts(before.counts, counts) };
  return new Map(statistics).set(game, { ...before, ...results, ...fallen });
}

function withResult(
  { finished, bots }: GameStatistics,
  seats: readonly SeatResult[],
): Pick<GameStatistics, 'finished' | 'bots'> {
  const here = seats.filter(({ bot, elsewhere }) => bot === null && !elsewhere);
  const won = here.some(({ place }) => place === 1);
  const met = levels.filter((level) => seats.some(({ bot }) => bot === level));
  return {
    finished: finished + 1,
    bots: here.length === 0 ? bots : met.reduce((all, level) => withGame(all, level, won), bots),
  };
}

function withGame<Key>(all: ReadonlyMap<Key, Wins>, key: Key, won: boolean): ReadonlyMap<Key, Wins> {
  return new Map(all).set(key, together(all.get(key), { played: 1, won: won ? 1 : 0 }));
}

/** Returns the wins over bots in several games. */
export function winsOverBots(all: readonly GameStatistics[]): ReadonlyMap<Level, Wins> {
  return all.reduce<ReadonlyMap<Level, Wins>>((sum, { bots }) => summed(sum, bots), new Map());
}

function summed<Key>(one: ReadonlyMap<Key, Wins>, other: ReadonlyMap<Key, Wins>): ReadonlyMap<Key, Wins> {
  const all = new Map(one);
  for (const [key, wins] of other) all.set(key, together(all.get(key), wins));
  return all;
}

function together(one: Wins | undefined, other: Wins): Wins {
  return { played: (one?.played ?? 0) + other.played, won: (one?.won ?? 0) + other.won };
}

/** Adds up games. It yields after each few, so that thousands can be added up in slices. */
export function* statisticsOf(results: readonly GameResult[]): Generator<void, Statistics> {
  let statistics = noStatistics;
  for (const [index, result] of results.entries()) {
    if (index % 50 === 49) yield;
    statistics = add(statistics, result);
  }
  return statistics;
}
