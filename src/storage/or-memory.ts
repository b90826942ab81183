import { memoryStorage } from './memory';
import type { Storage } from './storage';
import { StorageError, type StorageErrorCode } from './storage-error';

export interface OpenedStorage {
  readonly storage: Storage;
  /** Whether stored data outlives the process. */
  readonly lasting: boolean;
  /** Why it does not; null if it does. */
  readonly trouble: StorageErrorCode | null;
  readonly error?: unknown;
}

/** Opens the device's storage, or one in memory if that fails, so that people can still play. */
export async function orMemory(open: () => Promise<Storage>): Promise<OpenedStorage> {
  try {
    return { storage: await open(), lasting: true, trouble: null };
  } catch (error) {
    const trouble = error instanceof StorageError ? error.code : 'unavailable';
    return { storage: memoryStorage(), lasting: false, trouble, error };
  }
}
