import { ByteBuffer } from '../../byte-buffer';
import {
  BINARY,
  CLOSE,
  CONTINUATION,
  PING,
  PONG,
  PROTOCOL_ERROR,
  TEXT,
  TOO_BIG,
  UNSUPPORTED,
} from './opcodes';

/** A message, a control frame, or a fragment that completes no message. */
export type Received =
  | { readonly kind: 'message' | 'fragment' | 'ping' | 'pong' | 'close'; readonly bytes: Uint8Array }
  /** An error, with the code to close with. */
  | { readonly kind: 'wrong'; readonly code: number };

const FIN = 0x80;
const RESERVED = 0x70;
const MASKED = 0x80;
const MAX_CONTROL = 125;
const MASK_BYTES = 4;

interface Head {
  readonly opcode: number;
  readonly final: boolean;
  readonly mask: Uint8Array;
}

/**
 * Reads a client's frames, RFC 6455 5.2 to 5.5, from parts of any length. It must not be used after `wrong`.
 */
export class FrameReader {
  private readonly header: number[] = [];
  private head: Head | null = null;
  private payload = new Uint8Array(0);
  private filled = 0;
  private readonly message: ByteBuffer;
  private fragmented = false;

  constructor(private readonly maxMessage: number) {
    this.message = new ByteBuffer(() => maxMessage);
  }

  /** Calls `handle` for each message, control frame or fragment, until it returns false. */
  take(bytes: Uint8Array, handle: (received: Received) => boolean): void {
    let at = 0;
    while (at < bytes.length) {
      if (this.head === null) {
        const code = this.takeHeader(bytes[at] ?? 0);
        at += 1;
        if (code !== null) {
          handle({ kind: 'wrong', code });
          return;
        }
      } else {
        at += this.takePayload(bytes.subarray(at));
      }
      if (this.head !== null && this.filled === this.payload.length) {
        const received = this.end(this.head);
        if (!handle(received) || received.kind === 'wrong') return;
      }
    }
  }

  /** Takes one byte of a header. Returns a code to close with if the header is invalid. */
  private takeHeader(byte: number): number | null {
    const { header } = this;
    header.push(byte);
    const [first = 0, second = 0] = header;
    if (header.length === 1) return this.wrongFirst(first);
    const opcode = first & 0x0f;
    const short = second & ~MASKED & 0xff;
    if (header.length === 2) {
      if ((second & MASKED) === 0) return PROTOCOL_ERROR; // NL11: a client's frames are masked
      if (opcode >= CLOSE && short > MAX_CONTROL) return PROTOCOL_ERROR;
      return null;
    }
    const wide = short === 126 ? 2 : short === 127 ? 8 : 0;
    const length = wide === 0 ? short : header.slice(2, 2 + wide).reduce((sum, part) => sum * 256 + part, 0);
    if (wide > 0 && header.length === 2 + wide) {
      // A length must have the fewest bytes, and be below 2⁶³.
      if (length < (wide === 2 ? 126 : 65_536) || length >= 2 ** 63) return PROTOCOL_ERROR;
      if (this.message.length + length > this.maxMessage) return TOO_BIG;
    }
    if (header.length < 2 + wide + MASK_BYTES) return null;
    if (opcode < CLOSE && this.message.length + length > this.maxMessage) return TOO_BIG;
    this.head = { opcode, final: (first & FIN) !== 0, mask: Uint8Array.from(header.slice(2 + wide)) };
    this.payload = new Uint8Array(length);
    this.filled = 0;
    header.length = 0;
    return null;
  }

  private wrongFirst(first: number): number | null {
    const opcode = first & 0x0f;
    if ((first & RESERVED) !== 0) return PROTOCOL_ERROR;
    switch (opcode) {
      case CLOSE:
      case PING:
      case PONG:
        return (first & FIN) === 0 ? PROTOCOL_ERROR : null;
      case CONTINUATION:
        return this.fragmented ? null : PROTOCOL_ERROR;
      case BINARY:
        return this.fragmented ? PROTOCOL_ERROR : null;
      case TEXT:
        return this.fragmented ? PROTOCOL_ERROR : UNSUPPORTED;
      default:
        return PROTOCOL_ERROR;
    }
  }

  private takePayload(bytes: Uint8Array): number {
    const count = Math.min(bytes.length, this.payload.length - this.filled);
    const mask = this.head?.mask;
    for (let at = 0; at < count; at += 1) {
      const index = this.filled + at;
      this.payload[index] = (bytes[at] ?? 0) ^ (mask?.[index % MASK_BYTES] ?? 0);
    }
    this.filled += count;
    return count;
  }

  private end({ opcode, final }: Head): Received {
    const bytes = this.payload;
    this.head = null;
    this.payload = new Uint8Array(0);
    this.filled = 0;
    if (opcode === PING) return { kind: 'ping', bytes };
    if (opcode === PONG) return { kind: 'pong', bytes };
    if (opcode === CLOSE) return { kind: 'close', bytes };
    if (!this.message.add(bytes)) return { kind: 'wrong', code: TOO_BIG };
    this.fragmented = !final;
    return final ? { kind: 'message', bytes: this.message.take() } : { kind: 'fragment', bytes };
  }
}
