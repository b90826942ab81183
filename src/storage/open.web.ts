import { openIndexedDb } from './indexed-db';
import { type OpenedStorage, orMemory } from './or-memory';

/** Browsers keep things in IndexedDB. Never rejects. */
export function openStorage(): Promise<OpenedStorage> {
  return orMemory(async () => openIndexedDb(globalThis.indexedDB));
}
