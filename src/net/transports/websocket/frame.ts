import { BINARY, CLOSE } from './opcodes';

const FIN = 0x80;

/** Writes a server's frame: not fragmented, not masked. */
export function frame(opcode: number, payload: Uint8Array): Uint8Array {
  const { length } = payload;
  const wide = length < 126 ? 0 : length < 65_536 ? 2 : 8;
  const bytes = new Uint8Array(2 + wide + length);
  bytes[0] = FIN | opcode;
  bytes[1] = wide === 0 ? length : wide === 2 ? 126 : 127;
  const view = new DataView(bytes.buffer);
  if (wide === 2) view.setUint16(2, length);
  if (wide === 8) view.setUint32(6, length);
  bytes.set(payload, 2 + wide);
  return bytes;
}

export const binary = (payload: Uint8Array): Uint8Array => frame(BINARY, payload);

export function closeFrame(code: number): Uint8Array {
  return frame(CLOSE, Uint8Array.of(code >> 8, code & 0xff));
}
