import type { GameResult } from './game-result';
import { matchingOf } from './matching';
import type { Person } from './person';
import { playersAt } from './tallies';

/** A longer pause between two games ends the evening. It needs no calendar, so midnight and time zones play no part. */
const LONGEST_PAUSE_MS = 4 * 60 * 60 * 1000;

/** One player's part of an evening. */
export interface EveningPlayer {
  readonly key: string;
  readonly name: string;
  readonly person: Person | null;
  readonly played: number;
  readonly won: number;
  /** The points in each kind of game, by its id: points of different games can't be added. */
  readonly points: ReadonlyMap<string, number>;
}

/** Finished games among people, without a long pause between them. */
export interface Evening {
  /** When the first and the last game ended. */
  readonly from: number;
  readonly to: number;
  readonly games: readonly GameResult[];
  /** The most wins first. */
  readonly players: readonly EveningPlayer[];
}

/** Returns the last evening; null if no people have played together. `results` are the oldest first. */
export function lastEvening(results: readonly GameResult[], persons: readonly Person[]): Evening | null {
  const games: GameResult[] = [];
  for (let index = results.length - 1; index >= 0; index -= 1) {
    const result = results[index];
    if (!result?.over || peopleIn(result) < 2) continue;
    const next = games.at(-1);
    if (next && next.at - result.at > LONGEST_PAUSE_MS) break;
    games.push(result);
  }
  games.reverse();
  const [first] = games;
  const last = games.at(-1);
  return first && last ? { from: first.at, to: last.at, games, players: playersIn(games, persons) } : null;
}

/** Whether the evening may still go on. */
export const isTonight = ({ to }: Evening, now: number): boolean => now - to <= LONGEST_PAUSE_MS;

const peopleIn = ({ seats }: GameResult): number => seats.filter(({ bot }) => bot === null).length;

function playersIn(games: readonly GameResult[], persons: readonly Person[]): readonly EveningPlayer[] {
  const matching = matchingOf(persons);
  const found = new Map<string, EveningPlayer>();
  for (const result of games) {
    for (const { key, name, person, seat } of playersAt(result, matching)) {
      const before = found.get(key);
      const points = new Map(before?.points);
      points.set(result.game, (points.get(result.game) ?? 0) + seat.points);
      found.set(key, {
        key,
        name,
        person,
        played: (before?.played ?? 0) + 1,
        won: (before?.won ?? 0) + (seat.place === 1 ? 1 : 0),
        points,
      });
    }
  }
  return [...found.values()].sort(
    (a, b) => b.won - a.won || a.played - b.played || a.name.localeCompare(b.name),
  );
}
