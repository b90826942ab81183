import { utf8 } from './utf8';

/** Writes the layouts of docs/net.md. Throws if a value does not fit: nothing wraps around. */
export class ByteWriter {
  private readonly done: number[] = [];

  u8(value: number): this {
    this.done.push(fitting(value, 0xff));
    return this;
  }

  u16(value: number): this {
    return this.u8(fitting(value, 0xffff) >>> 8).u8(value & 0xff);
  }

  u32(value: number): this {
    return this.u16(fitting(value, 0xffff_ffff) >>> 16).u16(value & 0xffff);
  }

  varint(value: number): this {
    let rest = fitting(value, 0xffff_ffff);
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

function fitting(value: number, most: number): number {
  if (Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw new RangeError(`${value} is no whole number from 0 to ${most}`);
}
