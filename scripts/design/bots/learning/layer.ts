import { GRAIN } from '../../../../src/engine/bots/dense';
import { seededWords } from '../../../../src/engine/random';

/** Returns numbers from −1 to 1. */
export function evenly(seed: number): () => number {
  const words = seededWords(seed);
  return () => words() / 2 ** 31 - 1;
}

const MEMORY = 0.9;
const LONG_MEMORY = 0.999;
const LEAST = 1e-8;

/** A layer that learns by Adam. The weights are by input, then by output; the constants follow them. */
export class Layer {
  readonly values: Float64Array;
  private readonly slopes: Float64Array;
  private readonly means: Float64Array;
  private readonly squares: Float64Array;
  private forgotten = 1;
  private longForgotten = 1;

  constructor(
    readonly inputs: number,
    readonly outputs: number,
    any: () => number,
  ) {
    const size = (inputs + 1) * outputs;
    const scale = Math.sqrt(3 / inputs);
    this.values = Float64Array.from({ length: size }, (_, at) => (at < inputs * outputs ? scale * any() : 0));
    this.slopes = new Float64Array(size);
    this.means = new Float64Array(size);
    this.squares = new Float64Array(size);
  }

  forward(x: Float64Array, y: Float64Array): void {
    const { inputs, outputs, values } = this;
    for (let out = 0; out < outputs; out += 1) y[out] = values[inputs * outputs + out] ?? 0;
    for (let at = 0; at < inputs; at += 1) {
      const value = x[at] ?? 0;
      if (value === 0) continue;
      const from = at * outputs;
      for (let out = 0; out < outputs; out += 1) y[out] = (y[out] ?? 0) + value * (values[from + out] ?? 0);
    }
  }

  /** Collects the slopes of the error by the weights, and returns those by the inputs in `back`. */
  backward(x: Float64Array, error: Float64Array, back: Float64Array | null): void {
    const { inputs, outputs, values, slopes } = this;
    for (let out = 0; out < outputs; out += 1)
      slopes[inputs * outputs + out] = (slopes[inputs * outputs + out] ?? 0) + (error[out] ?? 0);
    for (let at = 0; at < inputs; at += 1) {
      const value = x[at] ?? 0;
      if (value === 0 && back === null) continue;
      const from = at * outputs;
      let sum = 0;
      for (let out = 0; out < outputs; out += 1) {
        const one = error[out] ?? 0;
        slopes[from + out] = (slopes[from + out] ?? 0) + value * one;
        sum += one * (values[from + out] ?? 0);
      }
      if (back) back[at] = sum;
    }
  }

  /** Moves the weights against the collected slopes of so many samples. */
  step(rate: number, samples: number): void {
    // Products, because powers differ between JavaScript engines in the last bit.
    this.forgotten *= MEMORY;
    this.longForgotten *= LONG_MEMORY;
    const first = 1 - this.forgotten;
    const second = 1 - this.longForgotten;
    const { values, slopes, means, squares } = this;
    for (let at = 0; at < values.length; at += 1) {
      const slope = (slopes[at] ?? 0) / samples;
      slopes[at] = 0;
      const mean = MEMORY * (means[at] ?? 0) + (1 - MEMORY) * slope;
      const square = LONG_MEMORY * (squares[at] ?? 0) + (1 - LONG_MEMORY) * slope * slope;
      means[at] = mean;
      squares[at] = square;
      values[at] = (values[at] ?? 0) - (rate * (mean / first)) / (Math.sqrt(square / second) + LEAST);
    }
  }

  /** Goes on from weights as they are shipped. */
  set(grains: readonly number[]): void {
    this.values.set(grains.map((grain) => grain / GRAIN));
  }

  /** The weights as they are shipped. */
  grains(): readonly number[] {
    return Array.from(this.values, (value) => Math.round(value * GRAIN) || 0);
  }
}

/** Replaces negative values by 0. */
export function rectify(values: Float64Array): void {
  for (let at = 0; at < values.length; at += 1) if ((values[at] ?? 0) < 0) values[at] = 0;
}

/** Takes away the errors of values that were rectified. */
export function rectifiedErrors(values: Float64Array, errors: Float64Array): void {
  for (let at = 0; at < values.length; at += 1) if ((values[at] ?? 0) === 0) errors[at] = 0;
}
