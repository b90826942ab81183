import {
  type LastDieData,
  ROW_HIDDEN,
  ROW_INPUTS,
  ROW_OUTPUTS,
  WHOLE_HIDDEN,
  WHOLE_INPUTS,
} from '../../../../src/engine/last-die/bots/expert/rest-of-round';
import { evenly, Layer, rectifiedErrors, rectify } from '../learning/layer';
import type { Learner } from '../learning/lessons';
import { ROWS, type Samples, SUMS, TABLE_FACTS } from './samples';

/** Learns what the rest of a round brings. It has the layers of `RestOfRound`. */
export class RestLearner implements Learner {
  readonly row: Layer;
  readonly rowAgain: Layer;
  readonly whole: Layer;
  readonly last: Layer;
  private readonly x = Array.from({ length: ROWS }, () => new Float64Array(ROW_INPUTS));
  private readonly h = Array.from({ length: ROWS }, () => new Float64Array(ROW_HIDDEN));
  private readonly y = Array.from({ length: ROWS }, () => new Float64Array(ROW_OUTPUTS));
  private readonly z = new Float64Array(WHOLE_INPUTS);
  private readonly g = new Float64Array(WHOLE_HIDDEN);
  private readonly out = new Float64Array(1);
  private readonly error = new Float64Array(1);
  private readonly errorG = new Float64Array(WHOLE_HIDDEN);
  private readonly errorZ = new Float64Array(WHOLE_INPUTS);
  private readonly errorY = new Float64Array(ROW_OUTPUTS);
  private readonly errorH = new Float64Array(ROW_HIDDEN);

  constructor(
    private readonly samples: Samples,
    seed: number,
  ) {
    const any = evenly(seed);
    this.row = new Layer(ROW_INPUTS, ROW_HIDDEN, any);
    this.rowAgain = new Layer(ROW_HIDDEN, ROW_OUTPUTS, any);
    this.whole = new Layer(WHOLE_INPUTS, WHOLE_HIDDEN, any);
    this.last = new Layer(WHOLE_HIDDEN, 1, any);
  }

  /** Returns what it foretells for a sample. */
  foretell(sample: number): number {
    const { samples, z } = this;
    z.fill(0);
    for (let at = 0; at < ROWS; at += 1) {
      if (!samples.isOpen(sample, at)) continue;
      const [x, h, y] = this.lane(at);
      samples.row(sample, at, x);
      this.row.forward(x, h);
      rectify(h);
      this.rowAgain.forward(h, y);
      rectify(y);
      for (let out = 0; out < ROW_OUTPUTS; out += 1) z[out] = (z[out] ?? 0) + (y[out] ?? 0);
    }
    samples.whole(sample, z.subarray(ROW_OUTPUTS, ROW_OUTPUTS + SUMS + TABLE_FACTS));
    this.whole.forward(z, this.g);
    rectify(this.g);
    this.last.forward(this.g, this.out);
    return this.out[0] ?? 0;
  }

  learn(sample: number): number {
    const error = this.foretell(sample) - this.samples.target(sample);
    this.error[0] = error;
    this.last.backward(this.g, this.error, this.errorG);
    rectifiedErrors(this.g, this.errorG);
    this.whole.backward(this.z, this.errorG, this.errorZ);
    for (let at = 0; at < ROWS; at += 1) {
      if (!this.samples.isOpen(sample, at)) continue;
      const [x, h, y] = this.lane(at);
      this.errorY.set(this.errorZ.subarray(0, ROW_OUTPUTS));
      rectifiedErrors(y, this.errorY);
      this.rowAgain.backward(h, this.errorY, this.errorH);
      rectifiedErrors(h, this.errorH);
      this.row.backward(x, this.errorH, null);
    }
    return error * error;
  }

  step(rate: number, samples: number): void {
    for (const layer of [this.row, this.rowAgain, this.whole, this.last]) layer.step(rate, samples);
  }

  data(): LastDieData {
    return {
      row: this.row.grains(),
      rowAgain: this.rowAgain.grains(),
      whole: this.whole.grains(),
      last: this.last.grains(),
    };
  }

  private lane(at: number): readonly [x: Float64Array, h: Float64Array, y: Float64Array] {
    const [x, h, y] = [this.x[at], this.h[at], this.y[at]];
    if (!x || !h || !y) throw new RangeError('no such row');
    return [x, h, y];
  }
}
