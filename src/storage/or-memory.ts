import { memoryStorage } from './memory';
import type { Storage } from './storage';
import { StorageError, type StorageErrorCode } from './storage-error';

export interface OpenedStorage {
  readonly storage: Storage;
  /** Whether what is stored is still there tomorrow. */
  readonly lasting: boolean;
  /** Why it is not. */
  readonly trouble: StorageErrorCode | null;
  readonly error?: unknown;
}

/** The device's own storage, or a memory: who can't store can still play. */
export async function orMemory(open: () => Promise<Storage>): Promise<OpenedStorage> {
  try {
    return { storage: await open(), lasting: true, trouble: null };
  } catch (error) {
    const trouble = error instanceof StorageError ? error.code : 'unavailable';
    return { storage: memoryStorage(), lasting: false, trouble, error };
  }
}
