import type { Stop } from '../link';

/** A stream of bytes between two machines, such as a TCP connection. */
export interface Stream {
  /** Writes bytes. Calls `done` when they are written, or never will be. */
  write(bytes: Uint8Array, done: () => void): void;
  onData(listener: (bytes: Uint8Array) => void): Stop;
  /** The listener is called once, when no more bytes can arrive. */
  onEnd(listener: () => void): Stop;
  /** Closes the sending side: the other end sees the end after all written bytes. */
  finish(): void;
  /** Closes both sides at once and discards unwritten bytes. */
  destroy(): void;
}
