import { parseJson } from '../../engine/json';
import { fieldsOf, listOf, textOf, wholeNumber } from '../../engine/options';
import { queue } from '../../lib/queue';
import type { Storage } from '../../storage/storage';
import { isDailyPractice } from '../daily/daily-id';

const KEY = 'practice';

/** Returns the number of entries with which practice began; null for every other game. */
export type PracticeFrom = (id: string) => number | null;

/**
 * The games that are practice. The id of a game with the dice of a day says so by itself. Of those that go on from a position, one
 * document has the ids and the number of entries that each began with.
 */
export interface Practice {
  known(): Promise<PracticeFrom>;
  add(id: string, from: number): Promise<void>;
  drop(id: string): Promise<void>;
}

export function practiceIn(storage: Storage): Practice {
  const inTurn = queue();
  // A document that can't be read holds up no list of games.
  const noted = async () => read(await storage.read(KEY).catch(() => null));
  const write = (games: ReadonlyMap<string, number>) =>
    storage.write(KEY, JSON.stringify({ practice: 1, games: [...games] }));
  return {
    async known() {
      const games = await noted();
      return (id) => games.get(id) ?? (isDailyPractice(id) ? 0 : null);
    },
    add: (id, from) => inTurn(async () => write(new Map(await noted()).set(id, from))),
    drop: (id) =>
      inTurn(async () => {
        const games = new Map(await noted());
        if (games.delete(id)) await write(games);
      }),
  };
}

function read(text: string | null): ReadonlyMap<string, number> {
  const fields = fieldsOf(parseJson(text ?? ''), ['practice', 'games']);
  return new Map(listOf(fields?.get('games'), readGame) ?? []);
}

function readGame(json: unknown): readonly [string, number] | null {
  if (!Array.isArray(json) || json.length !== 2) return null;
  const id = textOf(json[0]);
  const from = wholeNumber(json[1]);
  return id === null || from === null ? null : [id, from];
}
