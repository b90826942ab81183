import { joined, same } from '../bytes';
import type { Channel } from './channel';
import type { Step } from './handshake';
import { answerOf, BY_PICTURES, VERSION } from './handshake-layout';
import type { GuestSide } from './handshake-sides';
import { schedule } from './key-schedule';
import { exchanged, KEY_BYTES, newSeatKey, provenBy, provenKey } from './keys';
import { lastStep } from './last-step';
import { commitmentTo, type Pictures, picturesOf } from './pictures';

interface Knocking {
  readonly hello: Uint8Array;
  readonly step: Step;
}

/** NS19: the guest's side of a handshake without digits. Calls `compare` when its person can compare the pictures. */
export function knock(
  channel: Channel,
  { key, random }: GuestSide,
  compare: (pictures: Pictures, confirm: () => void) => void,
): Knocking {
  const hello = Uint8Array.of(VERSION, BY_PICTURES);
  const fresh = newSeatKey(random);
  return {
    hello,
    step(commitment) {
      const committed = answerOf(commitment);
      if (typeof committed === 'string') return committed;
      const offer = fresh.public;
      channel.send(offer);
      return (revealed) => {
        const theirs = answerOf(revealed);
        if (typeof theirs === 'string') return theirs;
        if (theirs.length !== KEY_BYTES || !same(commitmentTo(theirs), committed)) return 'forged';
        const secret = exchanged(fresh.secret, theirs);
        const transcript = [hello, commitment, offer, revealed];
        const proven = secret && provenKey(key, theirs, ...transcript);
        if (!secret || !proven) return 'broken';
        const agreed = schedule(secret, ...transcript);
        let confirmed = false;
        compare(picturesOf(transcript), () => {
          if (confirmed) return;
          const sealed = agreed.fromGuest.seal(proven);
          if (sealed === null) return;
          confirmed = true;
          channel.send(joined(agreed.guestTag, sealed));
        });
        const last = lastStep(agreed, 'pictures', (rest) =>
          provenBy(agreed.fromHost.open(rest), key.secret, ...transcript),
        );
        // A host may refuse at any time, but let in only a guest whose person has compared.
        return (message) => (typeof answerOf(message) === 'string' || confirmed ? last(message) : 'forged');
      };
    },
  };
}
