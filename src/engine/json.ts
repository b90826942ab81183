/**
 * Two functions over valid JSON. `hasTwins` finds a name that is twice in one object: `JSON.parse` allows it,
 * but two readers could read two different games. `itemsOf` splits a list into the texts of its items.
 */

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const MARKS = new Set(Array.from('[]{},:', (mark) => mark.charCodeAt(0)));

/**
 * Calls `visit` for every bracket, comma, colon and string (with its quotes), but not for numbers and
 * literals.
 */
function scan(text: string, visit: (token: string, at: number) => void): void {
  for (let i = 0; i < text.length; i += 1) {
    const char = text.charCodeAt(i);
    if (char === QUOTE) {
      const end = endOfString(text, i);
      visit(text.slice(i, end + 1), i);
      i = end;
    } else if (MARKS.has(char)) visit(text.charAt(i), i);
  }
}

/** Returns the index of the closing quote of the string that begins here. */
function endOfString(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}

/** Whether an object in the text has the same name twice. */
export function hasTwins(text: string): boolean {
  const open: (Set<string> | null)[] = [];
  let last = '';
  let twins = false;
  scan(text, (token) => {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(null);
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':') {
      const names = open.at(-1);
      const name: unknown = JSON.parse(last);
      if (names && typeof name === 'string') {
        if (names.has(name)) twins = true;
        names.add(name);
      }
    }
    last = token;
  });
  return twins;
}

/** Returns the texts of a JSON list's items. */
export function itemsOf(text: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let from = 0;
  const cut = (to: number) => {
    const item = text.slice(from, to).trim();
    if (item !== '') items.push(item);
    from = to + 1;
  };
  scan(text, (token, at) => {
    if (token === '[' || token === '{') {
      depth += 1;
      if (depth === 1) from = at + 1;
    } else if (token === ']' || token === '}') {
      depth -= 1;
      if (depth === 0) cut(at);
    } else if (token === ',' && depth === 1) cut(at);
  });
  return items;
}

/** Parses a text; undefined if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
