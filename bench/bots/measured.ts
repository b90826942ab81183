export interface Measured {
  readonly mean: number;
  /** The standard error of the mean. */
  readonly se: number;
}

export function mean(numbers: readonly number[]): Measured {
  const mean = numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  const squares = numbers.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return { mean, se: Math.sqrt(squares / (numbers.length - 1) / numbers.length) };
}
