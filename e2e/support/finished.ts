import { readFileSync } from 'node:fs';
import type { PlayedGame } from './saved';

interface Golden {
  readonly title: string;
  readonly record: PlayedGame['record'] & { readonly seats: readonly string[] };
  /** After each entry: digest, number of moves, scores. */
  readonly stands: readonly (readonly [string, readonly number[], readonly number[]])[];
}

interface Wish {
  /** Takes the golden game with the most seats, not the first that fits. */
  readonly crowded?: boolean;
  /** The names that are those of bots. All others are people. */
  readonly bots?: readonly string[];
}

/** A golden game that is over, with at most as many seats as there are names. */
export function finishedGame(
  game: string,
  id: string,
  at: number,
  names: readonly string[],
  { crowded = false, bots = [] }: Wish = {},
): PlayedGame {
  const all: readonly Golden[] = JSON.parse(readFileSync(`__tests__/golden/${game}.json`, 'utf8'));
  const fitting = all.filter(
    ({ record, stands }) => record.seats.length <= names.length && stands.at(-1)?.[1].length === 0,
  );
  const most = Math.max(...fitting.map(({ record }) => record.seats.length));
  const found = fitting.find(({ record }) => !crowded || record.seats.length === most);
  if (!found) throw new Error(`no finished game of ${game}`);
  const seats = names.slice(0, found.record.seats.length);
  return {
    id,
    at,
    record: { ...found.record, seats },
    seats: seats.map((name) => ({
      name,
      keeper: bots.includes(name) ? { kind: 'bot', level: 'normal' } : { kind: 'person' },
    })),
  };
}
