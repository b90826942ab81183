import { ByteBuffer } from '../byte-buffer';
import { SMALLEST_MAX_FRAME } from '../transports/link';
import { MAX_MESSAGE } from './channel';
import { COUNT, FIRST, LAST } from './frame-header';

/** Assembles messages from frames. It must not be used after it has returned `broken`. */
export class Assembly {
  private readonly parts: ByteBuffer;
  private open = false;
  private expected = 0;

  constructor(longest: () => number = () => MAX_MESSAGE) {
    this.parts = new ByteBuffer(longest);
  }

  /** Returns the message that this frame ends, or null if the message continues. */
  take(frame: Uint8Array): Uint8Array | null | 'broken' {
    const header = frame[0];
    if (header === undefined || frame.length < 2) return 'broken'; // NL3: no frame is empty
    if (header % COUNT !== this.expected) return 'broken'; // NL4
    const first = (header & FIRST) !== 0;
    if (first === this.open) return 'broken'; // NL4: begins inside a message, or continues none
    this.expected = (this.expected + 1) % COUNT;
    const last = (header & LAST) !== 0;
    if (!last && frame.length < SMALLEST_MAX_FRAME) return 'broken'; // NL4: only the last frame may be short
    const part = frame.subarray(1);
    if (!this.parts.add(part)) return 'broken'; // NL5, NS14
    this.open = !last;
    return last ? this.parts.take() : null;
  }
}
