import { ascii, joined, same } from '../bytes';
import type { CloseReason } from '../transports/link';
import type { Channel } from './channel';
import { generator, lengthValue, multiplyVerified, POINT_BYTES, sessionKey, share } from './cpace';
import { handshake, type Step } from './handshake';
import {
  answer,
  BY_DIGITS,
  BY_KEY,
  BY_PICTURES,
  isRefusal,
  MARK_BYTES,
  refusal,
  SESSION_BYTES,
  TAG_BYTES,
  VERSION,
} from './handshake-layout';
import type { HandshakeOutcome, HostSide } from './handshake-sides';
import { schedule } from './key-schedule';
import { KEY_BYTES, mark, marked, newSeatKey, provenBy, provenKey, threeSecrets } from './keys';
import { knockAtHost } from './knock-host';
import { CHANNEL, NONE } from './labels';

/** Performs the host's side of the handshake. The caller closes the channel after a timeout (NS11). */
export function sealAsHost(
  channel: Channel,
  side: HostSide,
  then: (outcome: HandshakeOutcome) => void,
): void {
  const refuse = (why: CloseReason): Promise<void> =>
    isRefusal(why) ? channel.send(refusal(why)) : Promise.resolve();
  handshake(channel, hello(channel, side), refuse, then);
}

function hello(channel: Channel, side: HostSide): Step {
  return (message) => {
    if (message[0] !== VERSION) return 'other-version'; // NS2
    const body = message.slice(2);
    if (message[1] === BY_DIGITS && body.length === SESSION_BYTES + POINT_BYTES) {
      return byDigits(channel, side, message, body);
    }
    if (message[1] === BY_KEY && body.length === MARK_BYTES + KEY_BYTES) {
      return byKey(channel, side, message, body);
    }
    if (message[1] === BY_PICTURES && body.length === 0) return knockAtHost(channel, side, message);
    return 'broken';
  };
}

function byDigits(
  channel: Channel,
  { digits, key, random }: HostSide,
  received: Uint8Array,
  body: Uint8Array,
): Step | CloseReason {
  const begun = digits.begin();
  if (!begun.ok) return begun.why;
  const { attempt } = begun;
  const sid = body.subarray(0, SESSION_BYTES);
  const ya = body.subarray(SESSION_BYTES);
  const own = share(generator(ascii(attempt.digits), CHANNEL, sid), random);
  const k = multiplyVerified(own.scalar, ya);
  if (k === null) return 'broken';
  const fresh = newSeatKey(random);
  const answered = answer(joined(own.point, fresh.public));
  const agreed = schedule(
    sessionKey({ sid, k, ya, ada: NONE, yb: own.point, adb: NONE }),
    received,
    answered,
  );
  channel.send(answered);
  // NS3: the guest proves itself first, so that a guess is worth nothing until it has been counted.
  return (message) => {
    const right = same(message.subarray(0, TAG_BYTES), agreed.guestTag);
    const why = attempt.judge(right);
    if (why !== null) return why;
    // NS13: all phones at the table know all public keys, so the guest must prove that it has the secret of
    // its key.
    const peer = provenBy(
      agreed.fromGuest.open(message.subarray(TAG_BYTES)),
      fresh.secret,
      received,
      answered,
    );
    const proven = peer && provenKey(key, peer, received, answered);
    const sealed = proven && agreed.fromHost.seal(proven);
    if (peer === null || sealed === null) return 'forged';
    channel.send(answer(joined(agreed.hostTag, sealed)));
    return { peer, by: 'digits', out: agreed.fromHost, into: agreed.fromGuest };
  };
}

function byKey(
  channel: Channel,
  { key, random, seats }: HostSide,
  received: Uint8Array,
  body: Uint8Array,
): Step | CloseReason {
  const theirs = body.subarray(MARK_BYTES);
  const guest = marked('guest', seats(), body.subarray(0, MARK_BYTES), theirs);
  if (guest === null) return 'unknown-seat';
  const fresh = newSeatKey(random);
  const secret = threeSecrets([
    [fresh.secret, theirs],
    [key.secret, theirs],
    [fresh.secret, guest],
  ]);
  if (secret === null) return 'broken';
  const answered = answer(joined(mark('host', key.public, fresh.public, theirs), fresh.public));
  const agreed = schedule(secret, received, answered, lengthValue(guest, key.public));
  channel.send(answered);
  return (message) => {
    if (!same(message, agreed.guestTag)) return 'forged';
    channel.send(answer(agreed.hostTag));
    return { peer: guest, by: 'key', out: agreed.fromHost, into: agreed.fromGuest };
  };
}
