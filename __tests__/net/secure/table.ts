import { framed } from '../../../src/net/secure/framing';
import {
  type Digits,
  digitsOf,
  type GuestProof,
  type HandshakeOutcome,
  type HostSide,
  type PublicKey,
  type SeatKey,
  sealAsGuest,
  sealAsHost,
} from '../../../src/net/secure/seal';
import type { Link } from '../../../src/net/transports/link';
import { loopback } from '../../../src/net/transports/loopback';
import { randomBytes } from '../support/random-bytes';

const random = randomBytes(11);

interface Host {
  readonly key: SeatKey;
  readonly seats?: readonly PublicKey[];
  readonly digits?: Digits;
  readonly invite?: boolean;
}

export function hostOf({ key, seats = [], digits, invite = true }: Host): HostSide {
  const own = digits ?? digitsOf({ random, now: () => 0 });
  if (digits === undefined && invite) own.invite();
  return { key, random, seats: () => seats, digits: own };
}

/** A host, and the bare end of the cable to it. */
export function atTable(host: HostSide) {
  const air = loopback();
  const { a, b } = air.plug({ maxFrame: 185 });
  const outcomes: HandshakeOutcome[] = [];
  sealAsHost(framed(b), host, (outcome) => outcomes.push(outcome));
  return { air, raw: a, outcomes };
}

/** A whole handshake, with the digits that are shown if nothing else is said; and all that could be heard of it. */
export async function handshake(host: HostSide, key: SeatKey, proof?: GuestProof) {
  const { air, raw, outcomes } = atTable(host);
  const heard: Uint8Array[] = [];
  const guests: HandshakeOutcome[] = [];
  const by = proof ?? { digits: host.digits.shown() ?? '' };
  sealAsGuest(framed(overheard(raw, heard)), { proof: by, key, random }, (outcome) => guests.push(outcome));
  await air.settle();
  expect(outcomes).toHaveLength(1);
  expect(guests).toHaveLength(1);
  return { air, heard, host: outcomes[0], guest: guests[0] };
}

/** A link in front of somebody who writes down what goes by. */
export function overheard(link: Link, heard: Uint8Array[]): Link {
  link.onFrame((frame) => heard.push(frame));
  return {
    maxFrame: link.maxFrame,
    onFrame: link.onFrame,
    onClose: link.onClose,
    close: (reason) => link.close(reason),
    send(frame) {
      heard.push(frame);
      return link.send(frame);
    },
  };
}
