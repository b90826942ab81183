import type { Trace } from '../../net/trace';
import type { Storage } from '../../storage/storage';
import { StorageError } from '../../storage/storage-error';

/** Returns a storage that writes its failures to the trace, even if the caller ignores them. */
export function tracedStorage(storage: Storage, trace: Trace): Storage {
  async function traced<Result>(operation: keyof Storage, result: Promise<Result>): Promise<Result> {
    try {
      return await result;
    } catch (error) {
      const code = error instanceof StorageError ? error.code : 'unknown';
      const cause = error instanceof StorageError ? error.cause : error;
      trace.tell({ kind: 'storage-failed', operation, code, ...(cause !== undefined && { error: cause }) });
      throw error;
    }
  }
  return {
    read: (key) => traced('read', storage.read(key)),
    write: (key, text) => traced('write', storage.write(key, text)),
    erase: (key) => traced('erase', storage.erase(key)),
    createGame: (...game) => traced('createGame', storage.createGame(...game)),
    append: (...entries) => traced('append', storage.append(...entries)),
    rewind: (...to) => traced('rewind', storage.rewind(...to)),
    keepNotes: (...notes) => traced('keepNotes', storage.keepNotes(...notes)),
    keepHead: (...head) => traced('keepHead', storage.keepHead(...head)),
    setAside(id, why) {
      if (why !== null) trace.tell({ kind: 'set-aside', why });
      return traced('setAside', storage.setAside(id, why));
    },
    deleteGame: (id) => traced('deleteGame', storage.deleteGame(id)),
    game: (id) => traced('game', storage.game(id)),
    games: () => traced('games', storage.games()),
    close: () => traced('close', storage.close()),
  };
}
