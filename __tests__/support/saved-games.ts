import { readGolden } from '../../scripts/golden/golden';
import type { AnyMatch } from '../../src/engine/match';
import { readRecord, replay } from '../../src/engine/record';
import type { Keeper, SeatView } from '../../src/net/session/session';
import { memoryStorage } from '../../src/storage/memory';
import type { Storage } from '../../src/storage/storage';
import type { DiceSource } from '../../src/stores/saves/save-text';
import { type Saves, savesIn } from '../../src/stores/saves/saves';
import { person, seatsFor } from './table';

/** The first golden record of a game, up to so many entries. */
export const goldenMatch = (id: string, entries?: number): AnyMatch =>
  matchOf(readGolden(id)[0]?.record, entries);

export const goldenMatches = (id: string): readonly AnyMatch[] =>
  readGolden(id).map(({ record }) => matchOf(record));

function matchOf(golden: unknown, entries?: number): AnyMatch {
  const record = readRecord(JSON.stringify(golden));
  if (!record.ok) throw new Error(record.refusal.text);
  const played = replay({ ...record.value, log: record.value.log.slice(0, entries) });
  if (!('match' in played)) throw new Error(played.refusal.text);
  return played.match;
}

export interface SavedGames {
  readonly storage: Storage;
  readonly saves: Saves;
  /** Stores a game as if it had been played at this time of day. */
  keep(
    id: string,
    match: AnyMatch,
    seats?: readonly SeatView[],
    at?: number,
    dice?: DiceSource,
  ): Promise<void>;
  /** Damages the head of a stored game. */
  spoil(id: string, head?: string): Promise<void>;
}

/** A phone with saved games. */
export function savedGames(storage: Storage = memoryStorage()): SavedGames {
  let time = 0;
  const saves = savesIn(storage, () => time);
  return {
    storage,
    saves,
    async keep(
      id,
      match,
      seats = seatsFor(...match.opening.names.map((): Keeper => person)),
      at = time + 1,
      dice = 'phone',
    ) {
      time = at;
      await saves.create(id, match, seats, dice);
      const journal = saves.journal(id, match.game);
      await journal.append(match, 0);
      const over = match.game.ranking(match.state) !== null;
      await journal.keep({ seats, answers: [], at: match.log.length, over });
    },
    spoil: (id, head = 'nonsense') => storage.keepHead(id, head),
  };
}
