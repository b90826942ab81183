import { AttStatus } from './att-status';

/** NB11: the limit of parts. A value of 512 bytes has 29 parts of 18 bytes, with the smallest MTU. */
const MAX_PARTS = 64;

export const MAX_VALUE = 512;

/** The parts of a long write until it is executed. A refused part makes the whole write fail. */
export class PreparedWrite {
  private readonly bytes = new Uint8Array(MAX_VALUE);
  private length = 0;
  private parts = 0;
  private fault: AttStatus = AttStatus.ok;

  /** `ok`, or why the whole write is refused. */
  get status(): AttStatus {
    return this.fault;
  }

  get value(): Uint8Array {
    return this.bytes.slice(0, this.length);
  }

  add(offset: number, part: Uint8Array): AttStatus {
    if (this.fault !== AttStatus.ok) return this.fault;
    if (offset !== this.length) return this.refuse(AttStatus.invalidOffset);
    if (offset + part.length > MAX_VALUE) return this.refuse(AttStatus.invalidLength);
    if (this.parts === MAX_PARTS) return this.refuse(AttStatus.prepareQueueFull);
    this.bytes.set(part, offset);
    this.length += part.length;
    this.parts += 1;
    return AttStatus.ok;
  }

  refuse(status: AttStatus): AttStatus {
    this.fault = status;
    return status;
  }
}
