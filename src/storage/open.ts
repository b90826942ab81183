import { type OpenedStorage, orMemory } from './or-memory';
import { openSqlite } from './sqlite';

/** Phones keep things in SQLite. Never rejects. */
export function openStorage(): Promise<OpenedStorage> {
  return orMemory(async () => {
    // Imported here, not above: where the native part is missing the import fails, and the app plays on from memory.
    const { openDatabaseAsync } = await import('expo-sqlite');
    // A connection of its own: one shared with whoever else opens the file would run their statements inside our transactions.
    return openSqlite(await openDatabaseAsync('knobel.db', { useNewConnection: true }));
  });
}
