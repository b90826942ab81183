import { framed } from '../../../src/net/secure/framing';
import {
  type GuestProof,
  type HandshakeOutcome,
  type HostSide,
  type SeatKey,
  sealAsGuest,
  sealAsHost,
} from '../../../src/net/secure/seal';
import type { CloseReason } from '../../../src/net/transports/link';
import { loopback } from '../../../src/net/transports/loopback';
import { randomBytes } from '../support/random-bytes';

/** The attacker's replacement for message number `at` of a direction: any messages, or none. */
export type Tamper = (message: Uint8Array, to: 'host' | 'guest', at: number) => readonly Uint8Array[];

export const unchanged: Tamper = (message) => [message];

/** Both ends of a handshake with an attacker in between, who can read, change, drop and repeat messages. */
export function between(host: HostSide, key: SeatKey, proof: GuestProof, tamper: Tamper) {
  const air = loopback();
  const [left, right] = [air.plug(), air.plug()];
  const random = randomBytes(23);
  const ends = { host: endOf(), guest: endOf() };
  const [toGuest, toHost] = [framed(left.b), framed(right.a)];
  const counts = { host: 0, guest: 0 };

  function pass(to: 'host' | 'guest', message: Uint8Array): void {
    const at = counts[to];
    counts[to] += 1;
    const out = to === 'host' ? toHost : toGuest;
    for (const made of tamper(message, to, at)) if (made.length > 0) out.send(made);
  }

  toGuest.onMessage((message) => pass('host', message));
  toHost.onMessage((message) => pass('guest', message));
  toGuest.onClose(() => toHost.close());
  toHost.onClose(() => toGuest.close());
  sealAsHost(framed(right.b), host, ends.host.take);
  sealAsGuest(framed(left.a), { proof, key, random }, ends.guest.take);
  return { air, host: ends.host, guest: ends.guest };
}

function endOf() {
  const outcomes: HandshakeOutcome[] = [];
  const messages: Uint8Array[] = [];
  const closed: CloseReason[] = [];
  return {
    outcomes,
    messages,
    closed,
    take(outcome: HandshakeOutcome): void {
      outcomes.push(outcome);
      if (!outcome.ok) return;
      outcome.channel.onMessage((message) => messages.push(message));
      outcome.channel.onClose((reason) => closed.push(reason));
    },
    say(...texts: readonly string[]): void {
      const [outcome] = outcomes;
      if (!outcome?.ok) throw new Error('not sealed');
      for (const text of texts) outcome.channel.send(new TextEncoder().encode(text));
    },
    texts: () => messages.map((message) => new TextDecoder().decode(message)),
  };
}
