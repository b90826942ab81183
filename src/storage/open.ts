import { type OpenedStorage, orMemory } from './or-memory';
import { openSqlite } from './sqlite';

/** Opens the storage of a phone, SQLite. Never rejects. */
export function openStorage(): Promise<OpenedStorage> {
  return orMemory(async () => {
    // Imported here because the import fails where the native module is missing. Then the storage is in
    // memory.
    const { openDatabaseAsync } = await import('expo-sqlite');
    // A new connection: on a shared one, statements of other users would run inside our transactions.
    return openSqlite(await openDatabaseAsync('knobel.db', { useNewConnection: true }));
  });
}
