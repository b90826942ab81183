// CPACE-RISTR255-SHA512 of draft-irtf-cfrg-cpace, with an initiator (the guest) and a responder (the host).
// Names follow the draft. The tests compare each step with the draft's test vectors.
import { ristretto255, ristretto255_hasher } from '@noble/curves/ed25519.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { ascii, joined } from '../bytes';

const DSI = ascii('CPaceRistretto255');
const DSI_ISK = ascii('CPaceRistretto255_ISK');
const HASH_BLOCK = 128;
export const POINT_BYTES = 32;
const SCALAR_BYTES = 32;
/** The group's order has 253 bits; below 2²⁵² every scalar is in range. */
const TOP_BYTE = 0x0f;

type Point = InstanceType<typeof ristretto255.Point>;

/** The library's type has it as optional, because the hashers of other groups lack it. */
const derive =
  ristretto255_hasher.deriveToCurve ??
  (() => {
    throw new Error('ristretto255 without its element derivation');
  });

/** One end's part of the exchange. */
export interface Share {
  readonly scalar: bigint;
  readonly point: Uint8Array;
}

export function prependLength(bytes: Uint8Array): Uint8Array {
  const length: number[] = [];
  let rest = bytes.length;
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) length.push((rest % 0x80) + 0x80);
  return joined(Uint8Array.from([...length, rest]), bytes);
}

export const lengthValue = (...parts: readonly Uint8Array[]): Uint8Array =>
  joined(...parts.map(prependLength));

export function generator(prs: Uint8Array, ci: Uint8Array, sid: Uint8Array): Point {
  const padding = HASH_BLOCK - 1 - prependLength(prs).length - prependLength(DSI).length;
  const text = lengthValue(DSI, prs, new Uint8Array(Math.max(0, padding)), ci, sid);
  return derive(sha512(text));
}

export function share(from: Point, random: (count: number) => Uint8Array): Share {
  for (;;) {
    const bytes = random(SCALAR_BYTES).slice();
    bytes[SCALAR_BYTES - 1] = (bytes[SCALAR_BYTES - 1] ?? 0) & TOP_BYTE;
    const scalar = number(bytes);
    if (scalar !== 0n) return { scalar, point: from.multiply(scalar).toBytes() };
  }
}

/** The shared secret point. Null if the other end's point is invalid or the result is the neutral element. */
export function multiplyVerified(scalar: bigint, point: Uint8Array): Uint8Array | null {
  try {
    const product = ristretto255.Point.fromBytes(point).multiply(scalar);
    return product.is0() ? null : product.toBytes();
  } catch {
    return null; // not the encoding of a point
  }
}

export interface Transcript {
  readonly sid: Uint8Array;
  readonly k: Uint8Array;
  readonly ya: Uint8Array;
  readonly ada: Uint8Array;
  readonly yb: Uint8Array;
  readonly adb: Uint8Array;
}

/** The intermediate session key: 64 bytes. */
export function sessionKey({ sid, k, ya, ada, yb, adb }: Transcript): Uint8Array {
  return sha512(joined(lengthValue(DSI_ISK, sid, k), lengthValue(ya, ada), lengthValue(yb, adb)));
}

export function number(littleEndian: Uint8Array): bigint {
  return littleEndian.reduceRight((value, byte) => value * 256n + BigInt(byte), 0n);
}
