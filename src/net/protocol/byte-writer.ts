import { utf8 } from './utf8';

/** Bytes as docs/net.md lays them out. */
export class ByteWriter {
  private readonly done: number[] = [];

  u8(value: number): this {
    this.done.push(value & 0xff);
    return this;
  }

  u16(value: number): this {
    return this.u8(value >>> 8).u8(value);
  }

  u32(value: number): this {
    return this.u16(value >>> 16).u16(value);
  }

  varint(value: number): this {
    let rest = value >>> 0;
    while (rest >= 0x80) {
      this.done.push((rest & 0x7f) | 0x80);
      rest >>>= 7;
    }
    return this.u8(rest);
  }

  raw(bytes: Uint8Array): this {
    for (const byte of bytes) this.done.push(byte);
    return this;
  }

  text(text: string): this {
    const bytes = utf8(text);
    return this.varint(bytes.length).raw(bytes);
  }

  bytes(): Uint8Array {
    return Uint8Array.from(this.done);
  }
}
