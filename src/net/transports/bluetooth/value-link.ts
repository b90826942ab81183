import type { Clock } from '../../clock';
import { ending, signal } from '../../listeners';
import type { CloseReason, Link } from '../link';

/** NB12: the empty value that closes a link. */
const GOODBYE = new Uint8Array(0);
/** NB12: the timeout for sending a goodbye, before the connection is cut without it. */
export const GOODBYE_MS = 2000;

/** The operations of a GATT connection that a link needs. */
export interface ValueCarrier {
  readonly maxFrame: number;
  /**
   * Sends one value. Resolves when the next one may follow, rejects when the connection is gone. One call at
   * a time.
   */
  put(value: Uint8Array): Promise<void>;
  /** Ends the connection. Called once, after the last value. `goodbye`: one was sent or received. */
  hangUp(goodbye: boolean): void;
}

export interface ValueLink {
  readonly link: Link;
  received(value: Uint8Array): void;
  /** The connection is gone. */
  lost(): void;
}

/** A link over GATT values (NL1, NL2): each value is a frame, and an empty one is the goodbye. */
export function valueLink({ maxFrame, put, hangUp }: ValueCarrier, clock: Clock): ValueLink {
  const frames = signal<Uint8Array>();
  const end = ending();
  const ended = new Promise<void>((resolve) => end.on(() => resolve()));
  let last: Promise<void> = Promise.resolve();
  let connected = true;

  function queue(value: Uint8Array): Promise<void> {
    last = last.then(() => (connected ? put(value) : undefined)).catch(() => finish('lost'));
    return last;
  }

  function finish(reason: CloseReason): void {
    end.end(reason);
    if (!connected) return;
    connected = false;
    hangUp(reason !== 'lost');
  }

  return {
    link: {
      maxFrame,
      onFrame: frames.on,
      onClose: end.on,
      send(frame) {
        if (frame.length === 0 || frame.length > maxFrame)
          throw new RangeError(`a frame of ${frame.length} bytes`);
        if (end.reason() !== null) return Promise.resolve();
        return Promise.race([queue(frame.slice()), ended]);
      },
      close(reason = 'closed') {
        if (reason === 'lost') finish(reason);
        if (!end.end(reason)) return;
        const cancelTimer = clock.after(GOODBYE_MS, () => finish(reason));
        void queue(GOODBYE).then(() => {
          cancelTimer();
          finish(reason);
        });
      },
    },
    received(value) {
      if (end.reason() !== null) return;
      if (value.length === 0) finish('ended');
      else frames.emit(value);
    },
    lost: () => finish('lost'),
  };
}
