import { same } from '../bytes';
import type { Agreed, Step } from './handshake';
import { answerOf, TAG_BYTES } from './handshake-layout';
import type { Schedule } from './key-schedule';
import { KEY_BYTES, type PublicKey } from './keys';

/** A guest's last step: checks the host's proof. `peerIn` returns the host's key from the rest of the message. */
export function lastStep(
  agreed: Schedule,
  by: Agreed['by'],
  peerIn: (rest: Uint8Array) => PublicKey | null,
): Step {
  return (message) => {
    const proof = answerOf(message);
    if (typeof proof === 'string') return proof;
    if (!same(proof.subarray(0, TAG_BYTES), agreed.hostTag)) return 'forged';
    const peer = peerIn(proof.subarray(TAG_BYTES));
    if (peer?.length !== KEY_BYTES) return 'broken';
    return { peer, by, out: agreed.fromGuest, into: agreed.fromHost };
  };
}
