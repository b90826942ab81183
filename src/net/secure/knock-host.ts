import { joined, same } from '../bytes';
import type { CloseReason } from '../transports/link';
import type { Channel } from './channel';
import type { Agreed, Later, Step } from './handshake';
import { answer, refusal, TAG_BYTES } from './handshake-layout';
import type { HostSide } from './handshake-sides';
import { schedule } from './key-schedule';
import { exchanged, KEY_BYTES, newSeatKey, provenBy, provenKey } from './keys';
import { commitmentTo, picturesOf } from './pictures';

/** NS19: the host's side of a handshake without digits: two people compare pictures. */
export function knockAtHost(
  channel: Channel,
  { key, random, knocks }: HostSide,
  hello: Uint8Array,
): Step | CloseReason {
  const refused = knocks ? knocks.refusal() : 'not-inviting';
  if (refused !== null || !knocks) return refused ?? 'not-inviting';
  const fresh = newSeatKey(random);
  const commitment = answer(commitmentTo(fresh.public));
  channel.send(commitment);
  return (offer) => {
    const secret = offer.length === KEY_BYTES ? exchanged(fresh.secret, offer) : null;
    if (secret === null) return 'broken';
    // The guest learns its pictures only if the host's person sees them too: so nobody can try until they fit.
    const late = knocks.refusal();
    if (late !== null) return late;
    const revealed = answer(fresh.public);
    const transcript = [hello, commitment, offer, revealed];
    const agreed = schedule(secret, ...transcript);
    channel.send(revealed);

    let letIn: (() => void) | null = null;
    let isWelcome = false;
    knocks.arrived(channel, {
      pictures: picturesOf(transcript),
      letIn() {
        isWelcome = true;
        letIn?.();
      },
      turnAway: () => void channel.send(refusal('not-let-in')).then(() => channel.close('not-let-in')),
    });

    function enter(peer: Uint8Array): Agreed | CloseReason {
      const proven = provenKey(key, peer, ...transcript);
      const sealed = proven && agreed.fromHost.seal(proven);
      if (!sealed) return 'forged';
      channel.send(answer(joined(agreed.hostTag, sealed)));
      return { peer, by: 'pictures', out: agreed.fromHost, into: agreed.fromGuest };
    }

    return (message): Agreed | CloseReason | Later => {
      if (!same(message.subarray(0, TAG_BYTES), agreed.guestTag)) return 'forged';
      const peer = provenBy(agreed.fromGuest.open(message.subarray(TAG_BYTES)), fresh.secret, ...transcript);
      if (peer === null) return 'forged';
      if (isWelcome) return enter(peer);
      return {
        later(done) {
          letIn = () => done(enter(peer));
        },
      };
    };
  };
}
