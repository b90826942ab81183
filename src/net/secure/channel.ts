import type { CloseReason, Stop } from '../transports/link';

/** A message has 1 to so many bytes. */
export const MAX_MESSAGE = 65_536;

/**
 * Messages between two phones: framed over a link, or encrypted over another channel. As reliable as a link.
 */
export interface Channel {
  /** The longest message of this channel, in bytes. */
  readonly maxMessage: number;
  /** Resolves when there is room for more. Never rejects. */
  send(message: Uint8Array): Promise<void>;
  onMessage(listener: (message: Uint8Array) => void): Stop;
  onClose(listener: (reason: CloseReason) => void): Stop;
  close(reason?: CloseReason): void;
}

/** By the digits, by pictures that two people have compared, or by a key that was known at the time of the handshake. */
export type Authentication = 'digits' | 'pictures' | 'key';

/** A phone that has completed the handshake. */
export interface AuthenticatedPeer {
  readonly channel: Channel;
  /** Its public key, with which it can reconnect. */
  readonly peer: Uint8Array;
  readonly by: Authentication;
}
