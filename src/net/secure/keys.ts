import { x25519 } from '@noble/curves/ed25519.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { ascii, joined, same } from '../bytes';
import { lengthValue } from './cpace';
import { MARK_BYTES } from './handshake-layout';

/** 32 bytes that every phone of the table may know: the fingerprint by which a seat's phone is known again. */
export type PublicKey = Uint8Array;

/** What a phone keeps of a table to come back with, or to host it with. The secret never leaves the phone. */
export interface SeatKey {
  readonly secret: Uint8Array;
  readonly public: PublicKey;
}

export const KEY_BYTES = 32;

export const newSeatKey = (random: (count: number) => Uint8Array): SeatKey => seatKey(random(KEY_BYTES));

/** The key again from its stored secret. */
export function seatKey(secret: Uint8Array): SeatKey {
  const own = secret.slice();
  return { secret: own, public: x25519.getPublicKey(own) };
}

/** NS5: tells a key to those who know it and nothing to anybody else: it is another one each time. */
export function mark(role: 'guest' | 'host', key: PublicKey, ...fresh: readonly Uint8Array[]): Uint8Array {
  return sha512(lengthValue(ascii(`Knobel ${role}`), key, ...fresh)).slice(0, MARK_BYTES);
}

export function marked(
  role: 'guest' | 'host',
  keys: readonly PublicKey[],
  seen: Uint8Array,
  ...fresh: readonly Uint8Array[]
): PublicKey | null {
  return keys.find((key) => same(mark(role, key, ...fresh), seen)) ?? null;
}

/** Null if the other's key is one of the few that would make the secret known. */
export function exchanged(secret: Uint8Array, other: PublicKey): Uint8Array | null {
  try {
    return x25519.getSharedSecret(secret, other);
  } catch {
    return null;
  }
}

/** NS5: what only the two phones with these keys come to, and not even they once the fresh keys are gone. */
export function threeSecrets(
  pairs: readonly (readonly [secret: Uint8Array, other: PublicKey])[],
): Uint8Array | null {
  const parts: Uint8Array[] = [];
  for (const [secret, other] of pairs) {
    const part = exchanged(secret, other);
    if (part === null) return null;
    parts.push(part);
  }
  return joined(...parts);
}

const POSSESSION_BYTES = 32;
/** X25519 looks past the highest bit: with it the same key would be another phone. */
const HIGHEST_BIT = 0x80;

/** A key, and what only who has its secret can say of it in this handshake (NS13). */
export function provenKey(
  own: SeatKey,
  other: PublicKey,
  ...transcript: readonly Uint8Array[]
): Uint8Array | null {
  const secret = exchanged(own.secret, other);
  return secret && joined(own.public, possession(secret, transcript));
}

/** The key, if it is proven to who has this secret; else null. */
export function provenBy(
  said: Uint8Array | null,
  secret: Uint8Array,
  ...transcript: readonly Uint8Array[]
): PublicKey | null {
  if (said?.length !== KEY_BYTES + POSSESSION_BYTES) return null;
  const key = said.slice(0, KEY_BYTES);
  if ((key[KEY_BYTES - 1] ?? 0) & HIGHEST_BIT) return null;
  const shared = exchanged(secret, key);
  return shared && same(said.subarray(KEY_BYTES), possession(shared, transcript)) ? key : null;
}

const possession = (secret: Uint8Array, transcript: readonly Uint8Array[]): Uint8Array =>
  sha512(lengthValue(ascii('Knobel key'), secret, ...transcript)).slice(0, POSSESSION_BYTES);
