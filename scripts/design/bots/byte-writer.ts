/** Writes the parts of a data file, as `ByteParts` reads them. */
export class PartsWriter {
  private readonly bytes: number[] = [];

  float(number: number): this {
    const view = new DataView(new ArrayBuffer(4));
    view.setFloat32(0, number, true);
    for (let at = 0; at < 4; at += 1) this.bytes.push(view.getUint8(at));
    return this;
  }

  /** Rounds the numbers to multiples of a scale with which the largest fits into eight bits. */
  scaled(numbers: Float64Array): this {
    const most = numbers.reduce((most, number) => Math.max(most, Math.abs(number)), 0);
    const scale = Math.fround(most / 127) || 1;
    this.float(scale);
    for (const number of numbers)
      this.bytes.push(Math.max(-127, Math.min(127, Math.round(number / scale))) & 255);
    return this;
  }

  all(): Uint8Array {
    return Uint8Array.from(this.bytes);
  }
}
