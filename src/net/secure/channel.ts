import type { CloseReason, Stop } from '../transports/link';

/** The most bytes of a message. The fewest are 1. */
export const MAX_MESSAGE = 65_536;

/** Messages between two phones: framed over a link, or sealed over another channel. As reliable as a link. */
export interface Channel {
  /** The most bytes that a message here may have. */
  readonly maxMessage: number;
  /** Resolves when there is room for more. Never rejects. */
  send(message: Uint8Array): Promise<void>;
  onMessage(listener: (message: Uint8Array) => void): Stop;
  onClose(listener: (reason: CloseReason) => void): Stop;
  close(reason?: CloseReason): void;
}

/** Whom the seal has let in. */
export interface AuthenticatedPeer {
  readonly channel: Channel;
  /** The key that it comes back with. */
  readonly peer: Uint8Array;
  /** Whether it has shown the digits, or that it has a key that was known when it came. */
  readonly by: 'digits' | 'key';
}
