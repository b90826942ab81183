import { type GameHead, newestFirst, type Storage, type StoredGame } from './storage';
import { StorageError } from './storage-error';

/** The data of a storage in memory. Several storages can share it, as windows share a database. */
export interface Memory {
  readonly documents: Map<string, string>;
  readonly games: Map<string, StoredGame>;
}

export function emptyMemory(): Memory {
  return { documents: new Map(), games: new Map() };
}

/** Returns a storage in memory, for tests and for devices on which nothing can be stored. */
export function memoryStorage({ documents, games }: Memory = emptyMemory()): Storage {
  let open = true;

  const opened = () => {
    if (!open) throw new StorageError('unavailable');
  };
  const existing = (id: string): StoredGame => {
    opened();
    const game = games.get(id);
    if (game === undefined) throw new StorageError('missing');
    return game;
  };

  return {
    async read(key) {
      opened();
      return documents.get(key) ?? null;
    },
    async write(key, text) {
      opened();
      documents.set(key, text);
    },
    async erase(key) {
      opened();
      documents.delete(key);
    },
    async createGame(id, head, notes, at) {
      opened();
      if (games.has(id)) throw new StorageError('exists');
      games.set(id, { id, createdAt: at, changedAt: at, head, notes, length: 0, aside: null, entries: [] });
    },
    async append(id, from, added, at) {
      const game = existing(id);
      if (game.length !== from) throw new StorageError('conflict');
      const entries = [...game.entries, ...added];
      games.set(id, { ...game, changedAt: at, length: entries.length, entries });
    },
    async rewind(id, length, at) {
      const game = existing(id);
      if (game.length <= length) return;
      games.set(id, { ...game, changedAt: at, length, entries: game.entries.slice(0, length) });
    },
    async keepNotes(id, notes, at) {
      games.set(id, { ...existing(id), notes, changedAt: at });
    },
    async keepHead(id, head) {
      games.set(id, { ...existing(id), head });
    },
    async setAside(id, reason) {
      games.set(id, { ...existing(id), aside: reason });
    },
    async deleteGame(id) {
      opened();
      games.delete(id);
    },
    async game(id) {
      opened();
      return games.get(id) ?? null;
    },
    async games() {
      opened();
      return [...games.values()].map(withoutEntries).sort(newestFirst);
    },
    async close() {
      open = false;
    },
  };
}

function withoutEntries({ entries: _, ...head }: StoredGame): GameHead {
  return head;
}
