import type { CloseReason } from '../transports/link';

/** NS2: the handshake's own version. Another one gets no further than its first byte. */
export const VERSION = 1;

export const BY_DIGITS = 0;
export const BY_KEY = 1;

export const SESSION_BYTES = 16;
export const MARK_BYTES = 8;
export const TAG_BYTES = 32;

const GOES_ON = 1;
const REFUSED = 0;

/** The code of a refusal is its place in this list. */
const REFUSALS = [
  'other-version',
  'not-inviting',
  'wrong-digits',
  'too-many-guesses',
  'unknown-seat',
] as const satisfies readonly CloseReason[];

export type Refusal = (typeof REFUSALS)[number];

export const isRefusal = (reason: CloseReason): reason is Refusal =>
  REFUSALS.some((refusal) => refusal === reason);

export const refusal = (why: Refusal): Uint8Array => Uint8Array.of(REFUSED, REFUSALS.indexOf(why));

/** A host's message without its first byte, or why there is none. */
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
