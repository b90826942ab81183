/**
 * Returns `next`, but reuses every part of `before` that is equal. So a component renders only what has
 * changed.
 */
export function reuseEqual<T>(before: T, next: T): T {
  return reuse(before, next) as T;
}

function reuse(before: unknown, next: unknown): unknown {
  if (Object.is(before, next) || !isPlain(before) || !isPlain(next)) return next;
  if (Array.isArray(before) !== Array.isArray(next)) return next;
  const old = new Map(Object.entries(before));
  const parts = Object.entries(next).map(([key, value]) => [key, reuse(old.get(key), value)] as const);
  const same =
    parts.length === old.size && parts.every(([key, value]) => old.has(key) && old.get(key) === value);
  if (same) return before;
  return Array.isArray(next) ? parts.map(([, value]) => value) : Object.fromEntries(parts);
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype;
}
