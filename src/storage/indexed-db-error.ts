import { StorageError } from './storage-error';

/**
 * Converts an error. It goes by the name, because `instanceof DOMException` fails for errors of another
 * frame.
 */
export function asStorageError(error: unknown, otherwise: 'unavailable' | 'failed'): StorageError {
  if (error instanceof StorageError) return error;
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : null;
  if (name === 'QuotaExceededError') return new StorageError('full', error);
  if (name === 'VersionError') return new StorageError('newer', error);
  return new StorageError(otherwise, error);
}
