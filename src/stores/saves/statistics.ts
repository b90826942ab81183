import { type Level, levels } from '../../engine/bots/bot';
import type { AnyMatch } from '../../engine/match';
import type { SeatView } from '../../net/session/session';
import { statesOf } from '../table/replay';
import type { Shown } from '../table/table-state';
import type { DiceSource } from './save-text';

/** The number of finished games, and of those won. A shared first place counts as won. */
export interface Wins {
  readonly played: number;
  readonly won: number;
}

/** How often each value was thrown. */
export type Counts = ReadonlyMap<number, number>;

/** Counts one kind of throw: returns the values that an entry has thrown. */
export interface Counter {
  readonly key: string;
  fallen(happening: Omit<Shown, 'index'>): readonly number[];
}

/** The statistics of one game. */
export interface GameStatistics {
  readonly finished: number;
  readonly underWay: number;
  /**
   * Wins of people at this phone over bots, by the bots' level. People at other phones are counted on theirs.
   */
  readonly bots: ReadonlyMap<Level, Wins>;
  /** Wins by name in games of two people or more, on any phones. */
  readonly people: ReadonlyMap<string, Wins>;
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
  people: new Map(),
  counts: new Map(),
  realDice: false,
};

/** Returns the statistics with one more game. */
export function add(
  statistics: Statistics,
  match: AnyMatch,
  seats: readonly SeatView[],
  counters: readonly Counter[] = [],
  dice: DiceSource = 'phone',
): Statistics {
  const { game, state } = match;
  const before = statistics.get(game.id) ?? nothing;
  const places = game.ranking(state);
  const results = places ? withResult(before, places, seats) : { underWay: before.underWay + 1 };
  const fallen =
    dice === 'real' ? { realDice: true } : { counts: withFallen(before.counts, match, counters) };
  return new Map(statistics).set(game.id, { ...before, ...results, ...fallen });
}

function withResult(
  { finished, bots, people }: GameStatistics,
  places: readonly number[],
  seats: readonly SeatView[],
): Pick<GameStatistics, 'finished' | 'bots' | 'people'> {
  const persons = seats.flatMap(({ name, keeper, elsewhere = false }, seat) =>
    keeper.kind === 'person' ? [{ name, elsewhere, won: places[seat] === 1 }] : [],
  );
  const here = persons.filter(({ elsewhere }) => !elsewhere);
  const won = here.some((person) => person.won);
  const met = levels.filter((level) =>
    seats.some(({ keeper }) => keeper.kind === 'bot' && keeper.level === level),
  );
  return {
    finished: finished + 1,
    bots: here.length === 0 ? bots : met.reduce((all, level) => withGame(all, level, won), bots),
    people:
      persons.length < 2
        ? people
        : persons.reduce((all, person) => withGame(all, person.name, person.won), people),
  };
}

function withGame<Key>(all: ReadonlyMap<Key, Wins>, key: Key, won: boolean): ReadonlyMap<Key, Wins> {
  return new Map(all).set(key, together(all.get(key), { played: 1, won: won ? 1 : 0 }));
}

function withFallen(
  before: ReadonlyMap<string, Counts>,
  match: AnyMatch,
  counters: readonly Counter[],
): ReadonlyMap<string, Counts> {
  const states = statesOf(match);
  const all = new Map(before);
  for (const counter of counters) {
    const counts = new Map(all.get(counter.key));
    match.log.slice(0, states.length - 1).forEach((entry, at) => {
      for (const value of counter.fallen({ entry, before: states[at], after: states[at + 1] }))
        counts.set(value, (counts.get(value) ?? 0) + 1);
    });
    all.set(counter.key, counts);
  }
  return all;
}

type Results = Omit<GameStatistics, 'counts' | 'realDice'>;

/** Returns the sum over several games, without the counts: each game has dice of its own. */
export function total(all: readonly GameStatistics[]): Results {
  return all.reduce<Results>(
    (sum, each) => ({
      finished: sum.finished + each.finished,
      underWay: sum.underWay + each.underWay,
      bots: summed(sum.bots, each.bots),
      people: summed(sum.people, each.people),
    }),
    nothing,
  );
}

function summed<Key>(one: ReadonlyMap<Key, Wins>, other: ReadonlyMap<Key, Wins>): ReadonlyMap<Key, Wins> {
  const all = new Map(one);
  for (const [key, wins] of other) all.set(key, together(all.get(key), wins));
  return all;
}

function together(one: Wins | undefined, other: Wins): Wins {
  return { played: (one?.played ?? 0) + other.played, won: (one?.won ?? 0) + other.won };
}
