import { x25519 } from '@noble/curves/ed25519.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { ascii, joined, same } from '../bytes';
import { lengthValue } from './cpace';
import { MARK_BYTES } from './handshake-layout';

/** 32 bytes that every phone of the table may know. They identify the phone of a seat. */
export type PublicKey = Uint8Array;

/** A phone's key pair for one table, with which it reconnects or hosts. The secret never leaves the phone. */
export interface SeatKey {
  readonly secret: Uint8Array;
  readonly public: PublicKey;
}

export const KEY_BYTES = 32;

export const newSeatKey = (random: (count: number) => Uint8Array): SeatKey => seatKey(random(KEY_BYTES));

/** Derives the key pair from its stored secret. */
export function seatKey(secret: Uint8Array): SeatKey {
  const own = secret.slice();
  return { secret: own, public: x25519.getPublicKey(own) };
}

/**
 * NS5: a mark of a key: phones that know the key recognize it, others learn nothing. It differs in each
 * handshake.
 */
export function mark(role: 'guest' | 'host', key: PublicKey, ...fresh: readonly Uint8Array[]): Uint8Array {
  return sha512(lengthValue(ascii(`Knobel ${role}`), key, ...fresh)).slice(0, MARK_BYTES);
}

/** Returns the key that has this mark, or null. */
export function marked(
  role: 'guest' | 'host',
  keys: readonly PublicKey[],
  seen: Uint8Array,
  ...fresh: readonly Uint8Array[]
): PublicKey | null {
  return keys.find((key) => same(mark(role, key, ...fresh), seen)) ?? null;
}

/** X25519. Null if the other key is one of the few that give a known secret. */
export function exchanged(secret: Uint8Array, other: PublicKey): Uint8Array | null {
  try {
    return x25519.getSharedSecret(secret, other);
  } catch {
    return null;
  }
}

/**
 * NS5: the concatenated shared secrets. Once the ephemeral keys are deleted, nobody can compute them again.
 */
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
/** X25519 ignores the highest bit: with it set, the same key would count as another phone. */
const HIGHEST_BIT = 0x80;

/** NS13: a public key followed by a proof, for this handshake, that this phone has its secret. */
export function provenKey(
  own: SeatKey,
  other: PublicKey,
  ...transcript: readonly Uint8Array[]
): Uint8Array | null {
  const secret = exchanged(own.secret, other);
  return secret && joined(own.public, possession(secret, transcript));
}

/** Checks a key and its proof with the own secret. Null if the proof is wrong. */
export function provenBy(
  received: Uint8Array | null,
  secret: Uint8Array,
  ...transcript: readonly Uint8Array[]
): PublicKey | null {
  if (received?.length !== KEY_BYTES + POSSESSION_BYTES) return null;
  const key = received.slice(0, KEY_BYTES);
  if ((key[KEY_BYTES - 1] ?? 0) & HIGHEST_BIT) return null;
  const shared = exchanged(secret, key);
  return shared && same(received.subarray(KEY_BYTES), possession(shared, transcript)) ? key : null;
}

const possession = (secret: Uint8Array, transcript: readonly Uint8Array[]): Uint8Array =>
  sha512(lengthValue(ascii('Knobel key'), secret, ...transcript)).slice(0, POSSESSION_BYTES);
