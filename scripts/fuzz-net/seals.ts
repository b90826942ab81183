import { seeded } from '../../src/engine/random';
import type { Channel } from '../../src/net/secure/channel';
import {
  type Digits,
  digitsOf,
  newSeatKey,
  type SeatKey,
  sealAsGuest,
  sealAsHost,
} from '../../src/net/secure/seal';
import type { Phone } from './phone';

export interface Ends {
  readonly to: Phone;
  readonly phone: Phone;
  readonly ours: Channel;
  readonly theirs: Channel;
}

/** The phones' keys, and the digits, which every phone may read. */
export class Seals {
  private readonly keys = new Map<number, SeatKey>();
  private readonly digits: Digits;
  private readonly random: (count: number) => Uint8Array;

  constructor(seed: number, now: () => number) {
    const words = seeded(~seed);
    this.random = (count) => Uint8Array.from({ length: count }, () => words(256));
    this.digits = digitsOf({ random: this.random, now });
    this.digits.invite();
  }

  keyFor(name: number): Uint8Array {
    const key = newSeatKey(this.random);
    this.keys.set(name, key);
    return key.public;
  }

  /** Seals by key if both phones know each other, else by the digits. */
  between({ to, phone, ours, theirs }: Ends): void {
    const { random, digits } = this;
    const [hostKey, key] = [this.keys.get(to.name), this.keys.get(phone.name)];
    const { host } = to;
    const { guest } = phone;
    if (!hostKey || !key || !host) return;
    const seats = () => host.keys();
    const hosts = guest?.copy()?.membership.phones.map((each) => each.key) ?? [];
    const known = includesKey(hosts, to.key) && includesKey(seats(), phone.key);
    const proof = known ? { hosts } : { digits: digits.shown() ?? '' };
    sealAsHost(ours, { key: hostKey, random, seats, digits }, (sealed) => {
      if (!sealed.ok || to.host !== host) return;
      // A phone that was removed during the handshake has no digits any more (N7).
      if (sealed.by === 'digits' && to.removed.has(phone)) sealed.channel.close();
      else host.admit(sealed);
    });
    sealAsGuest(theirs, { key, random, proof }, (sealed) => {
      if (sealed.ok && phone.guest === guest) guest?.attach(sealed.channel);
    });
  }
}

const includesKey = (keys: readonly Uint8Array[], key: Uint8Array): boolean =>
  keys.some((each) => each.every((byte, at) => byte === key[at]));
