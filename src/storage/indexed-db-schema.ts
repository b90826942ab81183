export const DOCUMENTS = 'documents';
export const GAMES = 'games';
export const ENTRIES = 'entries';

/**
 * How the database came to be, step by step; its version counts the steps that it has. A step that players have is never
 * changed: the next one is added.
 */
export const indexedDbSteps: readonly ((database: IDBDatabase, upgrade: IDBTransaction) => void)[] = [
  (database) => {
    database.createObjectStore(DOCUMENTS);
    database.createObjectStore(GAMES, { keyPath: 'id' });
    // By game and place, so that a game's entries lie together and in order.
    database.createObjectStore(ENTRIES);
  },
];
