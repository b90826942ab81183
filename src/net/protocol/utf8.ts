/** Writes lone surrogates as U+FFFD. */
export function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(code));
    else if (code < 0x1_0000) bytes.push(0xe0 | (code >> 12), tail(code >> 6), tail(code));
    else bytes.push(0xf0 | (code >> 18), tail(code >> 12), tail(code >> 6), tail(code));
  }
  return Uint8Array.from(bytes);
}

const tail = (code: number): number => 0x80 | (code & 0x3f);

/**
 * The text of these bytes. Null if they are not valid UTF-8: overlong forms and surrogates are refused too.
 */
export function fromUtf8(bytes: Uint8Array): string | null {
  let text = '';
  let at = 0;
  while (at < bytes.length) {
    const first = bytes[at] ?? 0;
    const more = tailsAfter(first);
    if (more < 0 || at + more >= bytes.length) return null;
    let code = more === 0 ? first : first & (0x3f >> more);
    for (let step = 1; step <= more; step += 1) {
      const next = bytes[at + step] ?? 0;
      if ((next & 0xc0) !== 0x80) return null;
      code = (code << 6) | (next & 0x3f);
    }
    if (code < (LEAST[more] ?? 0) || code > 0x10_ffff || (code >= 0xd800 && code <= 0xdfff)) return null;
    text += String.fromCodePoint(code);
    at += more + 1;
  }
  return text;
}

/** The lowest character that needs so many bytes after the first. */
const LEAST = [0, 0x80, 0x800, 0x1_0000];

function tailsAfter(first: number): number {
  if (first < 0x80) return 0;
  if (first >= 0xc0 && first < 0xe0) return 1;
  if (first >= 0xe0 && first < 0xf0) return 2;
  return first >= 0xf0 && first < 0xf8 ? 3 : -1;
}
