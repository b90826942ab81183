import type { CloseReason } from '../link';
import { SMALLEST_MAX_FRAME } from '../link';
import { MAX_VALUE } from './gatt';

const VERSION = 1;
/** A refusal has 0 in place of the version. */
const REFUSAL = 0;
const FULL = 1;

/** NB4: the first value that a host notifies. */
export const greeting = (maxFrame: number): Uint8Array =>
  Uint8Array.of(VERSION, maxFrame >> 8, maxFrame & 255);

/** NB8: the first value to a guest for whom there is no room. */
export const refusal = (): Uint8Array => Uint8Array.of(REFUSAL, FULL);

/** NB7: the host's largest frame, or why there will be no link. */
export function readGreeting(value: Uint8Array): number | CloseReason {
  const [version, high = 0, low = 0] = value;
  if (version === REFUSAL) return value.length === 2 && high === FULL ? 'full' : 'unreachable';
  if (version !== VERSION) return value.length === 0 ? 'unreachable' : 'other-version';
  const maxFrame = high * 256 + low;
  const right = value.length === 3 && maxFrame >= SMALLEST_MAX_FRAME && maxFrame <= MAX_VALUE;
  return right ? maxFrame : 'unreachable';
}
