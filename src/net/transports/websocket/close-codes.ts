import { fromUtf8 } from '../../protocol/utf8';
import type { CloseReason } from '../link';
import { INVALID_TEXT, mayBeSent, NORMAL, PROTOCOL_ERROR } from './opcodes';

/** Codes of our own, from the relay to a phone: 4000 and on. */
const OWN = ['no-such-table', 'full', 'lost', 'slow'] as const satisfies readonly CloseReason[];
const FIRST_OWN = 4000;
/** No close frame came at all. */
const ABNORMAL = 1006;

/** What a code says about why a link is no more. */
export function reasonOf(code: number): CloseReason {
  if (code === ABNORMAL) return 'lost';
  return OWN[code - FIRST_OWN] ?? 'ended';
}

/** The code to answer a close frame with, RFC 6455 5.5.1. */
export function echoOf(payload: Uint8Array): number {
  if (payload.length === 0) return NORMAL;
  if (payload.length === 1) return PROTOCOL_ERROR;
  const [high = 0, low = 0] = payload;
  const code = high * 256 + low;
  if (!mayBeSent(code)) return PROTOCOL_ERROR;
  return fromUtf8(payload.subarray(2)) === null ? INVALID_TEXT : code;
}
