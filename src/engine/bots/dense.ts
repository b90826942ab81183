/** A layer of a learnt function: every output is a weighted sum of all inputs and a constant. */
export interface Dense {
  readonly inputs: number;
  readonly outputs: number;
  /** By input, then by output. */
  readonly weights: Float64Array;
  readonly bias: Float64Array;
}

/** Shipped weights are whole numbers in this part of 1. So they are the same on every engine. */
export const GRAIN = 256;

/** Reads a layer: the weights by input, then by output, then the constants. */
export function denseOf(numbers: readonly number[], outputs: number): Dense {
  const inputs = numbers.length / outputs - 1;
  const read = (from: number, to: number) =>
    Float64Array.from(numbers.slice(from, to), (number) => number / GRAIN);
  return {
    inputs,
    outputs,
    weights: read(0, inputs * outputs),
    bias: read(inputs * outputs, (inputs + 1) * outputs),
  };
}

/** Adds to `sums` what this input, from `at` on, contributes to the outputs. */
export function addInput({ weights, outputs }: Dense, at: number, value: number, sums: Float64Array): void {
  if (value === 0) return;
  const from = at * outputs;
  for (let out = 0; out < outputs; out += 1)
    sums[out] = (sums[out] ?? 0) + value * (weights[from + out] ?? 0);
}

/** Returns the outputs for these inputs, in `sums`. */
export function outputsOf(layer: Dense, inputs: ArrayLike<number>, sums: Float64Array): Float64Array {
  sums.set(layer.bias);
  for (let at = 0; at < layer.inputs; at += 1) addInput(layer, at, inputs[at] ?? 0, sums);
  return sums;
}

/** Replaces negative values by 0. */
export function rectify(values: Float64Array): Float64Array {
  for (let at = 0; at < values.length; at += 1) if ((values[at] ?? 0) < 0) values[at] = 0;
  return values;
}
