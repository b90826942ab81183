const SMALLEST = 256;

/**
 * Collects bytes that arrive in parts. Allocates at most twice their length and never more than `limit()`,
 * which may change.
 */
export class ByteBuffer {
  private bytes = new Uint8Array(0);
  length = 0;

  constructor(private readonly limit: () => number) {}

  /** Returns false and adds nothing if the limit would be exceeded. */
  add(part: Uint8Array): boolean {
    const needed = this.length + part.length;
    const limit = this.limit();
    if (needed > limit) return false;
    if (needed > this.bytes.length) {
      const larger = new Uint8Array(Math.min(limit, Math.max(SMALLEST, 2 * needed)));
      larger.set(this.bytes.subarray(0, this.length));
      this.bytes = larger;
    }
    this.bytes.set(part, this.length);
    this.length = needed;
    return true;
  }

  /** Returns all bytes and empties the buffer. */
  take(): Uint8Array {
    const all = this.bytes.slice(0, this.length);
    this.bytes = new Uint8Array(0);
    this.length = 0;
    return all;
  }
}
