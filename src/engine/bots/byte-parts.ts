/** Reads the parts of a data file one after the other. */
export class ByteParts {
  private at = 0;
  private readonly view: DataView;

  constructor(bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  float(): number {
    this.at += 4;
    return this.view.getFloat32(this.at - 4, true);
  }

  /** Whole numbers of eight bits, and the scale that they are multiples of before them. */
  scaled(count: number): Float64Array {
    const scale = this.float();
    return Float64Array.from({ length: count }, () => scale * this.view.getInt8(this.next()));
  }

  private next(): number {
    this.at += 1;
    return this.at - 1;
  }
}
