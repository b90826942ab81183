/**
 * Why a link or a channel is no more.
 *
 * - `closed`: this end closed it. `ended`: the other end did. `lost`: the connection broke.
 * - `unreachable`: it never came about. `broken`: the other end sent what no frame or message may be.
 * - `slow`: more was waiting to be sent than may wait. `forged`: a message was not sealed by the other end.
 * - the others: the host or the relay said why not.
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
  'unknown-host',
  'no-such-table',
  'full',
] as const;

export type CloseReason = (typeof CLOSE_REASONS)[number];

export type Stop = () => void;

/** NL1: every link takes frames of so many bytes. */
export const SMALLEST_MAX_FRAME = 20;

/** NL9: the most bytes of a frame over WebSockets, whoever serves them. */
export const MAX_FRAME_ON_SOCKETS = 16_384;

/**
 * Frames between two phones: in order, and each of them arrives or the link closes.
 *
 * Whoever is handed a link listens to it before doing anything else: nothing is kept for late listeners.
 */
export interface Link {
  /** The most bytes that a frame may have, at least 20. It does not change. */
  readonly maxFrame: number;
  /**
   * Resolves when the link can take more. Never rejects: after the end it resolves and nothing happens. No listener is
   * called from within; a frame with no bytes or too many is a mistake of the caller and throws.
   */
  send(frame: Uint8Array): Promise<void>;
  /** A frame belongs to its listener: it is not written to afterwards. */
  onFrame(listener: (frame: Uint8Array) => void): Stop;
  /** Called once. A listener that comes after the end is called at once. */
  onClose(listener: (reason: CloseReason) => void): Stop;
  /** Tells the other end as well as can be; here the link is closed when this returns, `closed` if not said why. */
  close(reason?: CloseReason): void;
}
