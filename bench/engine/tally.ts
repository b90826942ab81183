export interface Sizes {
  readonly mean: number;
  readonly max: number;
}

/** Adds up sizes. */
export function tally() {
  let count = 0;
  let sum = 0;
  let max = 0;
  return {
    add(size: number): void {
      count += 1;
      sum += size;
      max = Math.max(max, size);
    },
    figures: (): Sizes => ({ mean: count === 0 ? 0 : sum / count, max }),
  };
}
