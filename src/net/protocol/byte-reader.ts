import { fromUtf8 } from './utf8';

/**
 * Reads untrusted bytes. A missing or invalid value reads as zero or empty and marks the reader as broken, so
 * callers only check `whole` once at the end.
 */
export class ByteReader {
  private at = 0;
  private broken = false;

  constructor(private readonly from: Uint8Array) {}

  u8(most = 0xff): number {
    const byte = this.from[this.at];
    this.at += 1;
    if (byte !== undefined && byte <= most) return byte;
    return this.fail();
  }

  u16(): number {
    return this.u8() * 0x100 + this.u8();
  }

  u32(): number {
    return this.u16() * 0x1_0000 + this.u16();
  }

  varint(): number {
    let value = 0;
    let weight = 1;
    for (let count = 0; count < 5; count += 1) {
      const byte = this.u8();
      value += (byte & 0x7f) * weight;
      weight *= 0x80;
      if (byte < 0x80) return (byte === 0 && count > 0) || value > 0xffff_ffff ? this.fail() : value;
    }
    return this.fail();
  }

  /** Returns a copy, so that the received buffer can be freed. */
  raw(length: number): Uint8Array {
    const end = this.at + length;
    if (end > this.from.length) this.fail();
    const bytes = this.broken ? new Uint8Array(0) : this.from.slice(this.at, end);
    this.at = end;
    return bytes;
  }

  text(most: number): string {
    const length = this.varint();
    if (length > most) this.fail();
    const text = this.broken ? null : fromUtf8(this.raw(length));
    if (text !== null) return text;
    this.fail();
    return '';
  }

  /** Reads `count` items, or fewer if the bytes end. */
  list<T>(count: number, item: () => T): readonly T[] {
    const items: T[] = [];
    while (items.length < count && !this.broken) items.push(item());
    return items;
  }

  /** Reads all remaining bytes except the last `but`. */
  rest(but = 0): Uint8Array {
    return this.raw(Math.max(0, this.from.length - but - this.at));
  }

  /** Whether all values were present and valid, and no bytes are left. */
  whole(): boolean {
    return !this.broken && this.at === this.from.length;
  }

  fail(): 0 {
    this.broken = true;
    return 0;
  }
}
