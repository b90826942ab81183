import { openIndexedDb } from './indexed-db';
import { type OpenedStorage, orMemory } from './or-memory';

/** Opens the storage of a browser, IndexedDB. Never rejects. */
export function openStorage(): Promise<OpenedStorage> {
  return orMemory(async () => openIndexedDb(globalThis.indexedDB, { page: window }));
}
