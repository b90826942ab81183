export const bytes = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

export const hex = (bytes: Uint8Array | null): string =>
  [...(bytes ?? [])].map((byte) => byte.toString(16).padStart(2, '0')).join('');
