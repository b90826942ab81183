/** `next`, with every part of it that is equal to `before`'s being that very part: whoever draws it sees what has changed. */
export function reuseEqual<T>(before: T, next: T): T {
  return shared(before, next) as T;
}

function shared(before: unknown, next: unknown): unknown {
  if (Object.is(before, next) || !isPlain(before) || !isPlain(next)) return next;
  if (Array.isArray(before) !== Array.isArray(next)) return next;
  const old = new Map(Object.entries(before));
  const parts = Object.entries(next).map(([key, value]) => [key, shared(old.get(key), value)] as const);
  const same =
    parts.length === old.size && parts.every(([key, value]) => old.has(key) && old.get(key) === value);
  if (same) return before;
  return Array.isArray(next) ? parts.map(([, value]) => value) : Object.fromEntries(parts);
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const maker = Object.getPrototypeOf(value);
  return maker === Object.prototype || maker === Array.prototype;
}
