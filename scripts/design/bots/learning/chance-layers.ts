import { evenly, Layer, rectifiedErrors, rectify } from './layer';

/** Two layers that learn a chance: z / √(1 + z²), from 0 to 1. */
export class ChanceLayers {
  readonly first: Layer;
  readonly last: Layer;
  /** The inputs of the next sample. */
  readonly x: Float64Array;
  private readonly h: Float64Array;
  private readonly out = new Float64Array(1);
  private readonly error = new Float64Array(1);
  private readonly errorH: Float64Array;

  constructor(inputs: number, hidden: number, seed: number) {
    const any = evenly(seed);
    this.first = new Layer(inputs, hidden, any);
    this.last = new Layer(hidden, 1, any);
    this.x = new Float64Array(inputs);
    this.h = new Float64Array(hidden);
    this.errorH = new Float64Array(hidden);
  }

  /** Returns the chance of the sample in `x`. */
  foretell(): number {
    this.first.forward(this.x, this.h);
    rectify(this.h);
    this.last.forward(this.h, this.out);
    const sum = this.out[0] ?? 0;
    return 0.5 + (0.5 * sum) / Math.sqrt(1 + sum * sum);
  }

  /**
   * Learns the sample in `x` and returns its squared error. The error is used as the slope itself, so that the slopes do
   * not vanish where the chance is near 0 or 1.
   */
  learn(target: number): number {
    const error = this.foretell() - target;
    this.error[0] = error;
    this.last.backward(this.h, this.error, this.errorH);
    rectifiedErrors(this.h, this.errorH);
    this.first.backward(this.x, this.errorH, null);
    return error * error;
  }

  step(rate: number, samples: number): void {
    this.first.step(rate, samples);
    this.last.step(rate, samples);
  }
}
