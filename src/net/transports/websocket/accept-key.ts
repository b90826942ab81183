import { sha1 } from '@noble/hashes/legacy.js';
import { ascii } from '../../bytes';

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** 16 bytes in base64: the last of the 22 digits has only two bits. */
const KEY = /^[A-Za-z0-9+/]{21}[AQgw]==$/;

export const isKey = (key: string): boolean => KEY.test(key);

/** RFC 6455, 4.2.2: the answer to a request's key. */
export const acceptKey = (key: string): string => base64(sha1(ascii(key + GUID)));

export function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3);
    const word = (a << 16) | (b << 8) | c;
    for (let digit = 0; digit < 4; digit += 1) {
      text += at + digit > bytes.length ? '=' : ALPHABET.charAt((word >> (18 - 6 * digit)) & 0x3f);
    }
  }
  return text;
}
