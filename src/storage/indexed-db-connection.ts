import { asStorageError } from './indexed-db-error';
import { indexedDbSteps } from './indexed-db-schema';
import { StorageError } from './storage-error';

export interface IndexedDbOptions {
  readonly name?: string;
  readonly steps?: typeof indexedDbSteps;
  /** Milliseconds to wait for another window that holds on to an older version. */
  readonly patience?: number;
}

export interface Connection {
  /** The database, opened if it isn't. */
  get(): Promise<IDBDatabase>;
  /** Gives up a database that doesn't answer any more: the next `get` opens anew. */
  lost(database: IDBDatabase): void;
  close(): Promise<void>;
}

/**
 * A connection that mends itself. Browsers close one behind the app's back (Safari when it was in the background for
 * long), which must not cost the player the game.
 */
export function connectionTo(factory: IDBFactory, options: IndexedDbOptions): Connection {
  let opening: Promise<IDBDatabase> | null = null;
  let held: IDBDatabase | null = null;
  let closed = false;

  const lost = (database: IDBDatabase) => {
    database.close();
    if (held !== database) return;
    held = null;
    opening = null;
  };
  const hold = (database: IDBDatabase): IDBDatabase => {
    held = database;
    database.onclose = () => lost(database);
    // Another window has a later version of the app, or the player deletes the site's data, and waits for this one to let go.
    // The next call finds out which: opening is refused as `newer`, or makes an empty database.
    database.onversionchange = () => lost(database);
    return database;
  };
  const openAnew = async (): Promise<IDBDatabase> => {
    try {
      return hold(await open(factory, options));
    } catch (error) {
      opening = null;
      throw error;
    }
  };

  return {
    get() {
      if (closed) return Promise.reject(new StorageError('unavailable'));
      opening ??= openAnew();
      return opening;
    },
    lost,
    async close() {
      closed = true;
      const database = await opening?.catch(() => null);
      if (database) lost(database);
    },
  };
}

function open(factory: IDBFactory, options: IndexedDbOptions): Promise<IDBDatabase> {
  const { name = 'knobel', steps = indexedDbSteps, patience = 3000 } = options;
  return new Promise((resolve, reject) => {
    const request = factory.open(name, steps.length);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let tooLate = false;

    request.onupgradeneeded = ({ oldVersion }) => {
      const { result, transaction } = request;
      if (tooLate) transaction?.abort();
      else if (transaction !== null) for (const step of steps.slice(oldVersion)) step(result, transaction);
    };
    request.onblocked = () => {
      timer = setTimeout(() => {
        tooLate = true;
        reject(new StorageError('unavailable'));
      }, patience);
    };
    request.onsuccess = () => {
      clearTimeout(timer);
      if (tooLate) request.result.close();
      else resolve(request.result);
    };
    request.onerror = () => {
      clearTimeout(timer);
      reject(asStorageError(request.error, 'unavailable'));
    };
  });
}
