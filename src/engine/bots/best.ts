import type { Spent } from './bot';

/**
 * Returns the item of the highest value, the first among equals. It stops when the time is spent, after one
 * item at least.
 */
export function best<T extends NonNullable<unknown>>(
  list: readonly T[],
  value: (item: T) => number,
  spent?: Spent,
): T {
  const [first, ...others] = list;
  if (first === undefined) throw new RangeError('nothing to choose from');
  let found = first;
  let most = value(first);
  for (const item of others) {
    if (spent?.()) break;
    const its = value(item);
    if (its > most) {
      found = item;
      most = its;
    }
  }
  return found;
}
