export const DOCUMENTS = 'documents';
export const GAMES = 'games';
export const ENTRIES = 'entries';

/**
 * The migrations of the database; its version is the number of those applied. A released step never changes:
 * a change of the schema is a new step.
 */
export const indexedDbSteps: readonly ((database: IDBDatabase, upgrade: IDBTransaction) => void)[] = [
  (database) => {
    database.createObjectStore(DOCUMENTS);
    database.createObjectStore(GAMES, { keyPath: 'id' });
    // The key is the game and the place, so that a game's entries are together and in order.
    database.createObjectStore(ENTRIES);
  },
];
