import type { Stop } from '../link';

/** Bytes between two machines, as TCP has them. */
export interface Stream {
  /** `done` is called when the bytes have left this program, or never will. */
  write(bytes: Uint8Array, done: () => void): void;
  onData(listener: (bytes: Uint8Array) => void): Stop;
  /** Nothing more comes, for whatever reason. Called once. */
  onEnd(listener: () => void): Stop;
  /** Nothing more goes: the other end sees the end after what was written. */
  finish(): void;
  /** At once, with all that is still under way. */
  destroy(): void;
}
