const SMALLEST = 256;

/** Bytes that come in parts. It holds twice of what has come at most, and never more than its limit, which is asked each time. */
export class ByteBuffer {
  private bytes = new Uint8Array(0);
  length = 0;

  constructor(private readonly limit: () => number) {}

  /** False, and nothing is added, if it would be more than the limit. */
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

  /** All that has come. It begins anew. */
  take(): Uint8Array {
    const all = this.bytes.slice(0, this.length);
    this.bytes = new Uint8Array(0);
    this.length = 0;
    return all;
  }
}
