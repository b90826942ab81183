import { fromUtf8 } from '../../protocol/utf8';
import type { CloseReason } from '../link';
import { INVALID_TEXT, mayBeSent, NORMAL, PROTOCOL_ERROR } from './opcodes';

/** NR5: the relay's own codes, from 4000 on. */
const OWN = ['no-such-table', 'full', 'lost', 'slow'] as const satisfies readonly CloseReason[];
const FIRST_OWN = 4000;
/** The connection ended without a close frame. */
const ABNORMAL = 1006;

/** The reason for a close code. */
export function reasonOf(code: number): CloseReason {
  if (code === ABNORMAL) return 'lost';
  return OWN[code - FIRST_OWN] ?? 'ended';
}

/** The code of the answer to a close frame, RFC 6455 5.5.1. */
export function echoOf(payload: Uint8Array): number {
  if (payload.length === 0) return NORMAL;
  if (payload.length === 1) return PROTOCOL_ERROR;
  const [high = 0, low = 0] = payload;
  const code = high * 256 + low;
  if (!mayBeSent(code)) return PROTOCOL_ERROR;
  return fromUtf8(payload.subarray(2)) === null ? INVALID_TEXT : code;
}
