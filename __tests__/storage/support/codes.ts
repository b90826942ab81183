import { StorageError, type StorageErrorCode } from '../../../src/storage/storage-error';

/** Returns the code of a rejected call; null if it resolved. Errors without a code are thrown. */
export async function codeOf(call: Promise<unknown>): Promise<StorageErrorCode | null> {
  try {
    await call;
    return null;
  } catch (error) {
    if (error instanceof StorageError) return error.code;
    throw error;
  }
}
