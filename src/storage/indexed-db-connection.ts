import { asStorageError } from './indexed-db-error';
import { indexedDbSteps } from './indexed-db-schema';
import { endsWithPage, type LeftPage } from './left-page';
import { StorageError } from './storage-error';

export interface IndexedDbOptions {
  readonly name?: string;
  readonly steps?: typeof indexedDbSteps;
  /** How long to wait for another window that keeps an older version open, in milliseconds. */
  readonly patience?: number;
  /** The page whose transactions these are. */
  readonly page?: LeftPage;
}

export interface Connection {
  /** Returns the database and opens it if necessary. */
  get(): Promise<IDBDatabase>;
  /** Discards a database that has stopped to answer: the next `get` opens it again. */
  lost(database: IDBDatabase): void;
  /** Called with each transaction. */
  begun(transaction: IDBTransaction): void;
  close(): Promise<void>;
}

/**
 * Returns a connection that reopens the database when the browser has closed it. Safari does so when it was
 * in the background for long. The player must not lose the game by it.
 */
export function connectionTo(factory: IDBFactory, options: IndexedDbOptions): Connection {
  let opening: Promise<IDBDatabase> | null = null;
  let held: IDBDatabase | null = null;
  let closed = false;
  const begun = options.page ? endsWithPage(options.page) : () => {};

  const lost = (database: IDBDatabase) => {
    database.close();
    if (held !== database) return;
    held = null;
    opening = null;
  };
  const hold = (database: IDBDatabase): IDBDatabase => {
    held = database;
    database.onclose = () => lost(database);
    // Another window has a later version of the app, or the player deletes the site's data. Both wait for
    // this connection to close. The next call either is refused as `newer` or opens an empty database.
    database.onversionchange = () => lost(database);
    return database;
  };
  const reopen = async (): Promise<IDBDatabase> => {
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
      opening ??= reopen();
      return opening;
    },
    lost,
    begun,
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
