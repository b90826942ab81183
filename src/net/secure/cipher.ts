import { chacha20poly1305 } from '@noble/ciphers/chacha.js';

/** NS6: the bytes that encryption adds to a message. */
export const SEAL_BYTES = 16;
const NONCE_BYTES = 12;
const LAST_COUNT = 2 ** 32 - 1;

/** Encryption or decryption of one direction. The nonce counts messages: it is not sent, both ends count. */
export class Cipher {
  private count = 0;

  constructor(private readonly key: Uint8Array) {}

  /** Encrypts. Null once all nonces are used. */
  seal(message: Uint8Array): Uint8Array | null {
    const nonce = this.next();
    return nonce && chacha20poly1305(this.key, nonce).encrypt(message);
  }

  /** Decrypts. Null if this is not the next message of the other end, unchanged. */
  open(sealed: Uint8Array): Uint8Array | null {
    const nonce = this.next();
    if (nonce === null || sealed.length < SEAL_BYTES) return null;
    try {
      return chacha20poly1305(this.key, nonce).decrypt(sealed);
    } catch {
      return null; // wrong tag
    }
  }

  private next(): Uint8Array | null {
    if (this.count > LAST_COUNT) return null;
    const nonce = new Uint8Array(NONCE_BYTES);
    new DataView(nonce.buffer).setUint32(4, this.count, true);
    this.count += 1;
    return nonce;
  }
}
