import { hkdf } from '@noble/hashes/hkdf.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { ascii } from '../bytes';
import { Cipher } from './cipher';
import { lengthValue } from './cpace';
import { TAG_BYTES } from './handshake-layout';
import { KEY_BYTES } from './keys';

const LABEL = ascii('Knobel seal 1');

/** The keys and tags that both ends derive from the shared secret and the transcript. */
export interface Schedule {
  readonly fromGuest: Cipher;
  readonly fromHost: Cipher;
  /** NS4: each end sends its tag to prove that it has the same keys. */
  readonly guestTag: Uint8Array;
  readonly hostTag: Uint8Array;
}

export function schedule(secret: Uint8Array, ...transcript: readonly Uint8Array[]): Schedule {
  const salt = sha512(lengthValue(LABEL, ...transcript));
  const keys = hkdf(sha512, secret, salt, LABEL, 2 * (KEY_BYTES + TAG_BYTES));
  const tags = keys.subarray(2 * KEY_BYTES);
  return {
    fromGuest: new Cipher(keys.slice(0, KEY_BYTES)),
    fromHost: new Cipher(keys.slice(KEY_BYTES, 2 * KEY_BYTES)),
    guestTag: tags.slice(0, TAG_BYTES),
    hostTag: tags.slice(TAG_BYTES),
  };
}
