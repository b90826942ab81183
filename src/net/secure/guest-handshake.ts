import { ascii, joined } from '../bytes';
import type { Channel } from './channel';
import { generator, lengthValue, multiplyVerified, POINT_BYTES, sessionKey, share } from './cpace';
import { handshake, type Step } from './handshake';
import { answerOf, BY_DIGITS, BY_KEY, MARK_BYTES, SESSION_BYTES, VERSION } from './handshake-layout';
import type { GuestSide, HandshakeOutcome } from './handshake-sides';
import { schedule } from './key-schedule';
import {
  KEY_BYTES,
  mark,
  marked,
  newSeatKey,
  type PublicKey,
  provenBy,
  provenKey,
  threeSecrets,
} from './keys';
import { knock } from './knock-guest';
import { CHANNEL, NONE } from './labels';
import { lastStep } from './last-step';

/** Performs the guest's side of the handshake. Calls `then` synchronously when the last message arrives. */
export function sealAsGuest(
  channel: Channel,
  side: GuestSide,
  then: (outcome: HandshakeOutcome) => void,
): void {
  const { proof } = side;
  const refuse = (): Promise<void> => Promise.resolve();
  const first =
    'digits' in proof
      ? byDigits(channel, side, proof.digits)
      : 'hosts' in proof
        ? byKey(channel, side, proof.hosts)
        : knock(channel, side, proof.compare);
  handshake(channel, first.step, refuse, then);
  channel.send(first.hello);
}

interface First {
  readonly hello: Uint8Array;
  readonly step: Step;
}

function byDigits(channel: Channel, { key, random }: GuestSide, digits: string): First {
  const sid = random(SESSION_BYTES);
  const own = share(generator(ascii(digits), CHANNEL, sid), random);
  const hello = joined(Uint8Array.of(VERSION, BY_DIGITS), sid, own.point);
  return {
    hello,
    step(message) {
      const body = answerOf(message);
      if (typeof body === 'string') return body;
      const yb = body.subarray(0, POINT_BYTES);
      const k = body.length === POINT_BYTES + KEY_BYTES ? multiplyVerified(own.scalar, yb) : null;
      const proven = provenKey(key, body.subarray(POINT_BYTES), hello, message);
      if (k === null || proven === null) return 'broken';
      const isk = sessionKey({ sid, k, ya: own.point, ada: NONE, yb, adb: NONE });
      const agreed = schedule(isk, hello, message);
      const sealed = agreed.fromGuest.seal(proven);
      if (sealed === null) return 'broken';
      channel.send(joined(agreed.guestTag, sealed));
      return lastStep(agreed, 'digits', (rest) =>
        provenBy(agreed.fromHost.open(rest), key.secret, hello, message),
      );
    },
  };
}

function byKey(channel: Channel, { key, random }: GuestSide, hosts: readonly PublicKey[]): First {
  const fresh = newSeatKey(random);
  const hello = joined(Uint8Array.of(VERSION, BY_KEY), mark('guest', key.public, fresh.public), fresh.public);
  return {
    hello,
    step(message) {
      const answer = answerOf(message);
      if (typeof answer === 'string') return answer;
      if (answer.length !== MARK_BYTES + KEY_BYTES) return 'broken';
      const theirs = answer.slice(MARK_BYTES);
      const host = marked('host', hosts, answer.subarray(0, MARK_BYTES), theirs, fresh.public);
      if (host === null) return 'unknown-host';
      const secret = threeSecrets([
        [fresh.secret, theirs],
        [fresh.secret, host],
        [key.secret, theirs],
      ]);
      if (secret === null) return 'broken';
      const agreed = schedule(secret, hello, message, lengthValue(key.public, host));
      channel.send(agreed.guestTag);
      return lastStep(agreed, 'key', (rest) => (rest.length === 0 ? host : null));
    },
  };
}
