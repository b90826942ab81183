/**
 * - `conflict`: the game has changed since it was read, because another window plays it too
 * - `missing`: there is no such game; `exists`: there is one already
 * - `full`: no room left on the device
 * - `newer`: a later version of the app has written the database, and this one must not change it
 * - `unavailable`: the database can't be reached
 * - `failed`: any other error; see the cause
 */
export type StorageErrorCode =
  | 'conflict'
  | 'missing'
  | 'exists'
  | 'full'
  | 'newer'
  | 'unavailable'
  | 'failed';

export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly code: StorageErrorCode;

  constructor(code: StorageErrorCode, cause?: unknown) {
    super(`storage: ${code}`, { cause });
    this.code = code;
  }
}
