import { readFileSync } from 'node:fs';
import type { PlayedGame } from './saved';

interface Golden {
  readonly title: string;
  readonly record: PlayedGame['record'];
  /** After each entry: digest, number of moves, scores. */
  readonly stands: readonly (readonly [string, readonly number[], readonly number[]])[];
}

/** A golden game that is over, with people at all seats who have these names. */
export function finishedGame(game: string, id: string, at: number, names: readonly string[]): PlayedGame {
  const all: readonly Golden[] = JSON.parse(readFileSync(`__tests__/golden/${game}.json`, 'utf8'));
  const found = all.find(({ record, stands }) => {
    const moves = stands.at(-1)?.[1] ?? [1];
    return Array.isArray(record.seats) && record.seats.length <= names.length && moves.length === 0;
  });
  if (!found || !Array.isArray(found.record.seats)) throw new Error(`no finished game of ${game}`);
  const seats = names.slice(0, found.record.seats.length);
  return {
    id,
    at,
    record: { ...found.record, seats },
    seats: seats.map((name) => ({ name, keeper: { kind: 'person' } })),
  };
}
