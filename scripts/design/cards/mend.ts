import { at } from './at';
import type { Random } from './random';

/**
 * A change that adds n faults is accepted once in 5ⁿ times: cool enough to settle, warm enough to leave a
 * dead end.
 */
const coolness = 5;

/**
 * Simulated annealing at a constant temperature. It uses whole numbers, so every machine takes the same path.
 * It changes one item at a time at random until there are no faults. Null if there are still faults after
 * `steps`.
 */
export function mend<T>(
  items: readonly T[],
  change: (item: T) => T,
  faultsOf: (items: readonly T[]) => number,
  random: Random,
  steps: number,
): T[] | null {
  const list = [...items];
  let faults = faultsOf(list);
  for (let step = 0; step < steps; step++) {
    if (faults === 0) return list;
    const place = random(list.length);
    const before = at(list, place);
    list[place] = change(before);
    const then = faultsOf(list);
    if (then <= faults || random(coolness ** (then - faults)) === 0) faults = then;
    else list[place] = before;
  }
  return null;
}

/** The sum of the distances of the numbers from the target. A distance of up to `leeway` does not count. */
export function apart(numbers: readonly number[], target: number, leeway = 0): number {
  let faults = 0;
  for (const n of numbers) faults += Math.max(0, Math.ceil(Math.abs(n - target) - leeway));
  return faults;
}

export function add(list: number[], index: number, n: number): void {
  list[index] = at(list, index) + n;
}
