/**
 * - `conflict`: the game has grown since it was read, another window plays it too
 * - `missing`, `exists`: there is no such game; there is one already
 * - `full`: no room left on the device
 * - `newer`: a later version of the app has written the database; this one leaves it alone
 * - `unavailable`: the database can't be reached
 * - `failed`: anything else; the cause tells
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
