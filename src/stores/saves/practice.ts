import { parseJson } from '../../engine/json';
import { fieldsOf, listOf, textOf, wholeNumber } from '../../engine/options';
import { queue } from '../../lib/queue';
import type { Storage } from '../../storage/storage';

const KEY = 'practice';

/** The games that are practice, with the number of entries that each began with. All are one document. */
export interface Practice {
  all(): Promise<ReadonlyMap<string, number>>;
  add(id: string, from: number): Promise<void>;
  drop(id: string): Promise<void>;
}

export function practiceIn(storage: Storage): Practice {
  const inTurn = queue();
  // A document that can't be read holds up no list of games.
  const all = async () => read(await storage.read(KEY).catch(() => null));
  const write = (games: ReadonlyMap<string, number>) =>
    storage.write(KEY, JSON.stringify({ practice: 1, games: [...games] }));
  return {
    all,
    add: (id, from) => inTurn(async () => write(new Map(await all()).set(id, from))),
    drop: (id) =>
      inTurn(async () => {
        const games = new Map(await all());
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
