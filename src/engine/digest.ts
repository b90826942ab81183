/** The offset basis and the prime of FNV-1a. */
const START = 0x811c9dc5 | 0;
const PRIME = 0x01000193;

/** Called for every character. A local is many times faster on engines with slow globals. */
const imul = Math.imul;

function mixText(hash: number, text: string): number {
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    hash = imul(hash ^ (code & 0xff), PRIME);
    hash = imul(hash ^ (code >>> 8), PRIME);
  }
  return hash;
}

/**
 * Mixes a value in. Values begin with a mark of their type and lengths end with a space, so different values
 * differ in bytes.
 */
function mix(hash: number, value: unknown): number {
  if (Array.isArray(value)) {
    hash = mixText(hash, `[${value.length} `);
    for (const item of value) hash = mix(hash, item);
    return hash;
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    hash = mixText(hash, `{${fields.length} `);
    for (const [name, field] of fields) hash = mix(mixText(hash, `:${name.length} ${name}`), field);
    return hash;
  }
  if (typeof value === 'string') return mixText(hash, `"${value.length} ${value}`);
  return mixText(hash, `#${value === 0 ? '0' : String(value)}`);
}

/** Returns a hash of 32 bits of a plain state, in hex. It is equal on every phone for the same log. */
export function digest(state: unknown): string {
  let hash = mix(START, state);
  hash = imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  hash ^= hash >>> 16;
  return (hash >>> 0).toString(16).padStart(8, '0');
}
