import { type Connection, connectionTo, type IndexedDbOptions } from './indexed-db-connection';
import { asStorageError } from './indexed-db-error';
import { DOCUMENTS, ENTRIES, GAMES } from './indexed-db-schema';
import { abort } from './left-page';
import { type GameHead, newestFirst, type Storage } from './storage';
import { StorageError } from './storage-error';

/** Opens a storage over plain IndexedDB. The package `idb` would save only two helpers below. */
export async function openIndexedDb(
  factory: IDBFactory | undefined,
  options: IndexedDbOptions = {},
): Promise<Storage> {
  if (factory === undefined) throw new StorageError('unavailable');
  const connection = connectionTo(factory, options);
  await connection.get();
  return storageOn(connection);
}

function storageOn(connection: Connection): Storage {
  const looking = <Result>(stores: string[], look: (transaction: IDBTransaction) => Promise<Result>) =>
    within(connection, stores, 'readonly', look);
  const changing = <Result>(stores: string[], change: (transaction: IDBTransaction) => Promise<Result>) =>
    within(connection, stores, 'readwrite', change);

  const existing = async (games: IDBObjectStore, id: string): Promise<GameHead> => {
    const head: GameHead | undefined = await answer(games.get(id));
    if (head === undefined) throw new StorageError('missing');
    return head;
  };
  const update = (id: string, changes: Partial<GameHead>): Promise<void> =>
    changing([GAMES], async (transaction) => {
      const games = transaction.objectStore(GAMES);
      games.put({ ...(await existing(games, id)), ...changes });
    });

  return {
    read: (key) =>
      looking([DOCUMENTS], async (transaction) => {
        const text: string | undefined = await answer(transaction.objectStore(DOCUMENTS).get(key));
        return text ?? null;
      }),
    write: (key, text) =>
      changing([DOCUMENTS], async (transaction) => {
        transaction.objectStore(DOCUMENTS).put(text, key);
      }),
    erase: (key) =>
      changing([DOCUMENTS], async (transaction) => {
        transaction.objectStore(DOCUMENTS).delete(key);
      }),

    createGame: (id, head, notes, at) =>
      changing([GAMES], async (transaction) => {
        const games = transaction.objectStore(GAMES);
        if ((await answer(games.count(id))) > 0) throw new StorageError('exists');
        const game: GameHead = { id, createdAt: at, changedAt: at, head, notes, length: 0, aside: null };
        games.add(game);
      }),
    append: (id, from, entries, at) =>
      changing([GAMES, ENTRIES], async (transaction) => {
        const games = transaction.objectStore(GAMES);
        const head = await existing(games, id);
        if (head.length !== from) throw new StorageError('conflict');
        const store = transaction.objectStore(ENTRIES);
        for (const [index, text] of entries.entries()) store.add(text, [id, from + index]);
        games.put({ ...head, changedAt: at, length: from + entries.length });
      }),
    rewind: (id, length, at) =>
      changing([GAMES, ENTRIES], async (transaction) => {
        const games = transaction.objectStore(GAMES);
        const head = await existing(games, id);
        if (head.length <= length) return;
        transaction.objectStore(ENTRIES).delete(entriesOf(id, length));
        games.put({ ...head, changedAt: at, length });
      }),
    keepNotes: (id, notes, at) => update(id, { notes, changedAt: at }),
    keepHead: (id, head) => update(id, { head }),
    setAside: (id, reason) => update(id, { aside: reason }),
    deleteGame: (id) =>
      changing([GAMES, ENTRIES], async (transaction) => {
        transaction.objectStore(GAMES).delete(id);
        transaction.objectStore(ENTRIES).delete(entriesOf(id));
      }),

    game: (id) =>
      looking([GAMES, ENTRIES], async (transaction) => {
        const head: GameHead | undefined = await answer(transaction.objectStore(GAMES).get(id));
        if (head === undefined) return null;
        const entries: string[] = await answer(transaction.objectStore(ENTRIES).getAll(entriesOf(id)));
        return { ...head, entries };
      }),
    games: () =>
      looking([GAMES], async (transaction) => {
        const heads: GameHead[] = await answer(transaction.objectStore(GAMES).getAll());
        return heads.sort(newestFirst);
      }),

    close: () => connection.close(),
  };
}

function entriesOf(id: string, from = 0): IDBKeyRange {
  return IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY]);
}

/**
 * Runs the work in one transaction. The browser runs transactions that write to the same store in the order
 * of their start, so calls need no queue. `strict` waits for the disk; the default may report success
 * earlier.
 */
async function within<Result>(
  connection: Connection,
  stores: string[],
  mode: 'readonly' | 'readwrite',
  work: (transaction: IDBTransaction) => Promise<Result>,
): Promise<Result> {
  try {
    const transaction = await begin(connection, stores, mode);
    const ended = end(transaction);
    connection.begun(transaction);
    try {
      const result = await work(transaction);
      // Asked for at once, a commit does not need the page any more: it may be left now. Safari before 15 has no such call.
      if (mode === 'readwrite') transaction.commit?.();
      await ended;
      return result;
    } catch (error) {
      abort(transaction);
      if (error instanceof StorageError) throw error;
      // Some browsers answer every call with an error until the database is reopened.
      connection.lost(transaction.db);
      // The transaction's error says more than the request's: for example that the disk is full.
      throw transaction.error ?? error;
    }
  } catch (error) {
    throw asStorageError(error, 'failed');
  }
}

async function begin(
  connection: Connection,
  stores: string[],
  mode: 'readonly' | 'readwrite',
): Promise<IDBTransaction> {
  const database = await connection.get();
  try {
    return database.transaction(stores, mode, { durability: 'strict' });
  } catch {
    // The browser has closed the database. Nothing has started yet, so a retry is safe.
    connection.lost(database);
    return (await connection.get()).transaction(stores, mode, { durability: 'strict' });
  }
}

function end(transaction: IDBTransaction): Promise<void> {
  const ended = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  ended.catch(() => undefined);
  return ended;
}

function answer<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
