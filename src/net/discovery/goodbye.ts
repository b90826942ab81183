import type { Refusal } from '../../engine/refusal';
import { readFromHost } from '../protocol/from-host';
import { VERSION } from '../protocol/message';
import { netReasons } from '../protocol/net-reasons';

/** The reason in a host's `bye` to a phone that is joining. Null for any other message. */
export function goodbyeReason(bytes: Uint8Array): Refusal | null {
  const message = readFromHost(bytes);
  if (message?.kind !== 'bye' && message?.kind !== 'other-version') return null;
  if (message.kind === 'bye' && message.reason !== 'version') return netReasons[message.reason];
  return netReasons[message.version > VERSION ? 'old-app-here' : 'old-app-there'];
}
