import type { RadioErrorCode, RadioFailure } from './messages';

/** An operation of the software radio failed in a way that a phone's own can fail. */
export class RadioError extends Error {
  readonly code: RadioErrorCode;
  /** The code of an error response. */
  readonly att: number | null;
  /** Why the connection ended, as the controller says. */
  readonly reason: number | null;

  constructor({ error, message, att, reason }: RadioFailure) {
    super(message);
    this.name = 'RadioError';
    this.code = error;
    this.att = att ?? null;
    this.reason = reason ?? null;
  }
}
