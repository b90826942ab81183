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

/** A host, and the guest's end of a cable to it. */
export function atTable(host: HostSide) {
  const air = loopback();
  const { a, b } = air.plug({ maxFrame: 185 });
  const outcomes: HandshakeOutcome[] = [];
  sealAsHost(framed(b), host, (outcome) => outcomes.push(outcome));
  return { air, raw: a, outcomes };
}

/** Performs a handshake, by default with the shown digits, and records all frames. */
export async function handshake(host: HostSide, key: SeatKey, proof?: GuestProof) {
  const { air, raw, outcomes } = atTable(host);
  const received: Uint8Array[] = [];
  const guests: HandshakeOutcome[] = [];
  const by = proof ?? { digits: host.digits.shown() ?? '' };
  sealAsGuest(framed(recorded(raw, received)), { proof: by, key, random }, (outcome) => guests.push(outcome));
  await air.settle();
  expect(outcomes).toHaveLength(1);
  expect(guests).toHaveLength(1);
  return { air, received, host: outcomes[0], guest: guests[0] };
}

/** Wraps a link and records all frames that pass. */
export function recorded(link: Link, received: Uint8Array[]): Link {
  link.onFrame((frame) => received.push(frame));
  return {
    maxFrame: link.maxFrame,
    onFrame: link.onFrame,
    onClose: link.onClose,
    close: (reason) => link.close(reason),
    send(frame) {
      received.push(frame);
      return link.send(frame);
    },
  };
}
