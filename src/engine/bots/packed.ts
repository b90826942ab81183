const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Returns bytes as text of a data module: base64 without padding, six bits a character. */
export function packed(bytes: Uint8Array): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xffff;
    bits += 8;
    for (; bits >= 6; bits -= 6) text += DIGITS[(held >> (bits - 6)) & 63] ?? '';
  }
  return bits > 0 ? text + (DIGITS[(held << (6 - bits)) & 63] ?? '') : text;
}

/** Returns the bytes of a packed text. Not every JavaScript engine has a function for it. */
export function unpacked(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.length * 6) / 8));
  const values = new Map([...DIGITS].map((digit, value) => [digit, value]));
  let held = 0;
  let bits = 0;
  let at = 0;
  for (const digit of text) {
    held = ((held << 6) | (values.get(digit) ?? 0)) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at] = (held >> bits) & 255;
    at += 1;
  }
  return bytes;
}
