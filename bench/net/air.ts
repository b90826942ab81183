import { ending, signal } from '../../src/net/listeners';
import type { CloseReason, Link } from '../../src/net/transports/link';

/** The bytes sent over the air in one direction. */
export interface Meter {
  bytes: number;
  frames: number;
}

export interface Air {
  readonly host: Link;
  readonly guest: Link;
  readonly toGuest: Meter;
  readonly toHost: Meter;
  /** From now on no message is delivered, so that the other end costs nothing here. */
  mute(): void;
}

/** Two ends of a connection that delivers at once and counts bytes. */
export function air(maxFrame: number): Air {
  const frames = { host: signal<Uint8Array>(), guest: signal<Uint8Array>() };
  const end = ending();
  const [toGuest, toHost]: [Meter, Meter] = [
    { bytes: 0, frames: 0 },
    { bytes: 0, frames: 0 },
  ];
  let muted = false;
  const one = (into: 'host' | 'guest', out: 'host' | 'guest', meter: Meter): Link => ({
    maxFrame,
    async send(frame) {
      meter.bytes += frame.length;
      meter.frames += 1;
      await Promise.resolve();
      if (!muted) frames[out].emit(frame);
    },
    onFrame: frames[into].on,
    onClose: end.on,
    close: (reason: CloseReason = 'closed') => void end.end(reason),
  });
  return {
    host: one('host', 'guest', toGuest),
    guest: one('guest', 'host', toHost),
    toGuest,
    toHost,
    mute() {
      muted = true;
    },
  };
}
