import type { RadioErrorCode, RadioFailure } from './messages';

/** A failure of the software radio that can also happen on a phone. */
export class RadioError extends Error {
  readonly code: RadioErrorCode;
  /** The code of an error response. */
  readonly att: number | null;
  /** The controller's reason for the end of the connection. */
  readonly reason: number | null;

  constructor({ error, message, att, reason }: RadioFailure) {
    super(message);
    this.name = 'RadioError';
    this.code = error;
    this.att = att ?? null;
    this.reason = reason ?? null;
  }
}
