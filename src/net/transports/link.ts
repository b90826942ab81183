/**
 * Why a link or a channel has closed.
 *
 * - `closed`: this end closed it. `ended`: the other end did. `lost`: the connection broke.
 * - `unreachable`: it never opened. `broken`: the other end sent an invalid frame or message.
 * - `slow`: too many bytes were waiting to be sent. `forged`: a message could not be decrypted.
 * - the others: the refusals of a host or a relay.
 */
export const CLOSE_REASONS = [
  'closed',
  'ended',
  'lost',
  'unreachable',
  'broken',
  'slow',
  'forged',
  'other-version',
  'not-inviting',
  'wrong-digits',
  'too-many-guesses',
  'unknown-seat',
  'not-let-in',
  'busy',
  'unknown-host',
  'no-such-table',
  'full',
] as const;

export type CloseReason = (typeof CLOSE_REASONS)[number];

export type Stop = () => void;

/** NL1: every link takes frames of at least so many bytes. */
export const SMALLEST_MAX_FRAME = 20;

/** NL9: the longest frame over WebSockets, in bytes. */
export const MAX_FRAME_ON_SOCKETS = 16_384;

/**
 * Frames between two phones. They arrive complete and in order, or the link closes.
 *
 * Add listeners as soon as a link is handed over: frames are not stored for late listeners.
 */
export interface Link {
  /** The longest frame in bytes, at least 20. It does not change. */
  readonly maxFrame: number;
  /**
   * Resolves when the link can take more. Never rejects: after the link has closed it does nothing and
   * resolves. Calls no listener synchronously. Throws if the frame is empty or too long.
   */
  send(frame: Uint8Array): Promise<void>;
  /** The listener may keep the frame: the link does not change it afterwards. */
  onFrame(listener: (frame: Uint8Array) => void): Stop;
  /** The listener is called once; at once if the link has closed already. */
  onClose(listener: (reason: CloseReason) => void): Stop;
  /** Closes this end at once, and tells the other end if possible. The default reason is `closed`. */
  close(reason?: CloseReason): void;
}
