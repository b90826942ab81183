/** Returns the list with another item at this index. */
export function replaced<T>(list: readonly T[], index: number, item: T): readonly T[] {
  return list.map((other, at) => (at === index ? item : other));
}
