/** Freezes a plain value deeply: writes to it throw. */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
}

/** Whether a value has only numbers, strings, booleans and null in plain arrays and objects. */
export function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return true;
  if (typeof value !== 'object') return false;
  const kind: unknown = Object.getPrototypeOf(value);
  if (kind !== Array.prototype && kind !== Object.prototype) return false;
  return Object.values(value).every(isPlain);
}

/** Returns the objects and lists in a state, down to those in its lists. */
export function partsOf(state: unknown): ReadonlySet<unknown> {
  const inside = (value: unknown) =>
    typeof value === 'object' && value !== null ? Object.values(value) : [];
  const parts = inside(state).flatMap((part) => [part, ...inside(part)]);
  return new Set(parts.filter((part) => inside(part).length > 0));
}
