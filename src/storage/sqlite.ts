import { queue } from '../lib/queue';
import type { SqlDatabase, SqlValue } from './sql-database';
import { sqliteSteps } from './sqlite-schema';
import { type GameHead, newestFirst, type Storage } from './storage';
import { StorageError } from './storage-error';

const HEAD = 'id, createdAt, changedAt, head, notes, length, aside';

/**
 * Opens a storage over this connection and owns it: closes it with the storage, or at once if it can't be
 * used.
 */
export async function openSqlite(database: SqlDatabase, steps = sqliteSteps): Promise<Storage> {
  try {
    await prepare(database, steps);
  } catch (error) {
    await database.closeAsync().catch(() => undefined);
    throw asStorageError(error);
  }
  return storageOn(database);
}

async function prepare(database: SqlDatabase, steps: readonly string[]): Promise<void> {
  await database.execAsync('PRAGMA busy_timeout = 5000');
  // This comes first, because even `journal_mode` changes the file.
  await refuseNewer(database, steps);
  // FULL and fullfsync: a commit is on the disk, not in a cache, and survives an empty battery.
  await database.execAsync(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA foreign_keys = ON',
  );
  await inTransaction(database, async () => {
    const version = await refuseNewer(database, steps);
    for (const step of steps.slice(version)) await database.execAsync(step);
    if (version < steps.length) await database.execAsync(`PRAGMA user_version = ${steps.length}`);
  });
}

async function refuseNewer(database: SqlDatabase, steps: readonly string[]): Promise<number> {
  const [row] = await database.getAllAsync<{ user_version: number }>('PRAGMA user_version', []);
  const version = row?.user_version ?? 0;
  if (version > steps.length) throw new StorageError('newer');
  return version;
}

/**
 * Runs the work in one transaction. `withExclusiveTransactionAsync` is not usable: it opens a new connection,
 * to which the pragmas above don't apply, and begins without the lock.
 */
async function inTransaction<Result>(database: SqlDatabase, work: () => Promise<Result>): Promise<Result> {
  await database.execAsync('BEGIN IMMEDIATE');
  try {
    const result = await work();
    await database.execAsync('COMMIT');
    return result;
  } catch (error) {
    // After some errors, such as a full disk, SQLite has already rolled back. Throw the first error in any
    // case.
    await database.execAsync('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

function storageOn(database: SqlDatabase): Storage {
  // The queue keeps statements of other calls out of a transaction: there is only one connection.
  const turn = queue();
  let open = true;

  const run = <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (!open) return Promise.reject(new StorageError('unavailable'));
    return turn(task).catch((error: unknown) => {
      throw asStorageError(error);
    });
  };
  const exists = async (id: string): Promise<boolean> =>
    (await database.getAllAsync('SELECT 1 FROM games WHERE id = ?', [id])).length > 0;
  const update = (statement: string, values: SqlValue[]): Promise<void> =>
    run(async () => {
      const { changes } = await database.runAsync(statement, values);
      if (changes === 0) throw new StorageError('missing');
    });

  return {
    read: (key) =>
      run(async () => {
        const sql = 'SELECT text FROM documents WHERE key = ?';
        const [row] = await database.getAllAsync<{ text: string }>(sql, [key]);
        return row?.text ?? null;
      }),
    write: (key, text) =>
      run(async () => {
        await database.runAsync('INSERT OR REPLACE INTO documents (key, text) VALUES (?, ?)', [key, text]);
      }),
    erase: (key) =>
      run(async () => {
        await database.runAsync('DELETE FROM documents WHERE key = ?', [key]);
      }),

    createGame: (id, head, notes, at) =>
      run(async () => {
        const sql = `INSERT INTO games (${HEAD}) VALUES (?, ?, ?, ?, ?, 0, NULL) ON CONFLICT (id) DO NOTHING`;
        const { changes } = await database.runAsync(sql, [id, at, at, head, notes]);
        if (changes === 0) throw new StorageError('exists');
      }),
    append: (id, from, entries, at) =>
      run(() =>
        inTransaction(database, async () => {
          const grow = 'UPDATE games SET length = length + ?, changedAt = ? WHERE id = ? AND length = ?';
          const { changes } = await database.runAsync(grow, [entries.length, at, id, from]);
          if (changes === 0) throw new StorageError((await exists(id)) ? 'conflict' : 'missing');
          // One statement for all entries, because each statement is several calls to the native side.
          const add = 'INSERT INTO entries (game, place, text) SELECT ?, ? + key, value FROM json_each(?)';
          await database.runAsync(add, [id, from, JSON.stringify(entries)]);
        }),
      ),
    rewind: (id, length, at) =>
      run(() =>
        inTransaction(database, async () => {
          const cut = 'UPDATE games SET length = ?, changedAt = ? WHERE id = ? AND length > ?';
          const { changes } = await database.runAsync(cut, [length, at, id, length]);
          if (changes > 0)
            await database.runAsync('DELETE FROM entries WHERE game = ? AND place >= ?', [id, length]);
          else if (!(await exists(id))) throw new StorageError('missing');
        }),
      ),
    keepNotes: (id, notes, at) =>
      update('UPDATE games SET notes = ?, changedAt = ? WHERE id = ?', [notes, at, id]),
    keepHead: (id, head) => update('UPDATE games SET head = ? WHERE id = ?', [head, id]),
    setAside: (id, reason) => update('UPDATE games SET aside = ? WHERE id = ?', [reason, id]),
    deleteGame: (id) =>
      run(async () => {
        await database.runAsync('DELETE FROM games WHERE id = ?', [id]);
      }),

    game: (id) =>
      run(async () => {
        // One statement, so that no other window appends between the head and the entries.
        const sql = `SELECT ${HEAD}, (
          SELECT json_group_array(text ORDER BY place) FROM entries WHERE game = games.id
        ) AS texts FROM games WHERE id = ?`;
        const [row] = await database.getAllAsync<GameHead & { texts: string }>(sql, [id]);
        if (row === undefined) return null;
        const { texts, ...head } = row;
        const entries: string[] = JSON.parse(texts);
        return { ...head, entries };
      }),
    games: () =>
      run(async () => {
        const heads = await database.getAllAsync<GameHead>(`SELECT ${HEAD} FROM games`, []);
        return heads.sort(newestFirst);
      }),

    close: async () => {
      if (!open) return;
      open = false;
      await turn(() => database.closeAsync());
    },
  };
}

/** Converts an error. It goes by SQLite's message, because the code is not a number on Android. */
function asStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const text = error instanceof Error ? error.message : '';
  if (text.includes('database or disk is full')) return new StorageError('full', error);
  if (text.includes('database is locked')) return new StorageError('unavailable', error);
  return new StorageError('failed', error);
}
