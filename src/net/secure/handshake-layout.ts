import type { CloseReason } from '../transports/link';

/** NS2: the version of the handshake, its first byte. A handshake of another version is refused at once. */
export const VERSION = 1;

export const BY_DIGITS = 0;
export const BY_KEY = 1;
export const BY_PICTURES = 2;

export const SESSION_BYTES = 16;
export const MARK_BYTES = 8;
export const TAG_BYTES = 32;

const GOES_ON = 1;
const REFUSED = 0;

/** The code of a refusal is its index in this list. */
const REFUSALS = [
  'other-version',
  'not-inviting',
  'wrong-digits',
  'too-many-guesses',
  'unknown-seat',
  'not-let-in',
  'busy',
] as const satisfies readonly CloseReason[];

export type Refusal = (typeof REFUSALS)[number];

export const isRefusal = (reason: CloseReason): reason is Refusal =>
  REFUSALS.some((refusal) => refusal === reason);

export const refusal = (why: Refusal): Uint8Array => Uint8Array.of(REFUSED, REFUSALS.indexOf(why));

/** The body of a host's message, or the reason of its refusal. */
export function answerOf(message: Uint8Array): Uint8Array | CloseReason {
  if (message[0] === GOES_ON) return message.subarray(1);
  if (message[0] !== REFUSED || message.length !== 2) return 'broken';
  return REFUSALS[message[1] ?? -1] ?? 'broken';
}

export function answer(body: Uint8Array): Uint8Array {
  const message = new Uint8Array(body.length + 1);
  message[0] = GOES_ON;
  message.set(body, 1);
  return message;
}
