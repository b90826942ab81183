import { StorageError, type StorageErrorCode } from '../../../src/storage/storage-error';

/** How a call ended: its code if it was refused, else null. Errors of any other kind are not for callers to see. */
export async function codeOf(call: Promise<unknown>): Promise<StorageErrorCode | null> {
  try {
    await call;
    return null;
  } catch (error) {
    if (error instanceof StorageError) return error.code;
    throw error;
  }
}
