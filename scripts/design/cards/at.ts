/** The entry that the caller knows to be there; a gap is a fault in the script and stops it. */
export function at<T>(list: ArrayLike<T>, index: number): T {
  const value = list[index];
  if (value === undefined) throw new RangeError(`nothing at ${index}`);
  return value;
}
