import { rolled } from '../../src/engine/chance';
import type { AnyGame } from '../../src/engine/game';
import { open } from '../../src/engine/match';
import { seeded } from '../../src/engine/random';
import type { Clock } from '../../src/net/clock';
import { type Guest, openGuest } from '../../src/net/guest/guest';
import { type Host, openHost } from '../../src/net/host/host';
import { WITNESS_MS } from '../../src/net/protocol/timeouts';
import type { Channel } from '../../src/net/secure/channel';
import { framed } from '../../src/net/secure/framing';
import { digitsOf, newSeatKey, sealAsGuest, sealAsHost } from '../../src/net/secure/seal';
import { noJournal } from '../../src/net/session/journal';
import { newTable } from '../../src/net/session/new-table';
import type { TableJournal } from '../../src/net/session/table-journal';
import { type Air, air } from './air';

/** The usual frame of a Bluetooth connection: an MTU of 185 minus 3 bytes of header. */
const FRAME = 182;

/** Longer than a guest here takes to give its link. */
const UNANSWERED_MS = 20;

/** Only the wait for a witness ever ends (N36): muted guests give no link, and are then not asked again. */
const clock: Clock = {
  now: () => 0,
  after(ms, then) {
    if (ms !== WITNESS_MS) return () => {};
    const timer = setTimeout(then, UNANSWERED_MS);
    return () => clearTimeout(timer);
  },
};

const journal: TableJournal = {
  ...noJournal,
  begin: () => Promise.resolve(),
  rewind: () => Promise.resolve(),
  file: () => Promise.resolve(),
};

/** One message from the host, as sent over the air. */
export interface Sent {
  readonly type: number;
  readonly bytes: number;
  readonly frames: number;
}

export interface Seated {
  readonly guest: Guest;
  readonly air: Air;
  readonly sent: readonly Sent[];
}

export interface SealedTable {
  readonly host: Host;
  /** Joins with the digits, and watches. */
  join(): Promise<Seated>;
}

/** A table of bots on this phone. Guests connect over sealed connections. */
export function sealedTable(game: AnyGame, seats: number, seed: number): SealedTable {
  const words = seeded(seed);
  const random = (count: number): Uint8Array => Uint8Array.from({ length: count }, () => words(256));
  const names = Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`);
  const opened = open<unknown, unknown, object>(game, names, game.options.defaults, rolled(seeded(seed)));
  if (!opened.ok) throw new Error(opened.refusal.text);
  const key = newSeatKey(random);
  const assignments = names.map((name) => ({ name, phone: null, bot: 'random' as const }));
  const membership = newTable({ key: key.public, assignments, realDice: false, random });
  const chance = rolled(seeded(seed + 1));
  const host = openHost({
    match: opened.value,
    membership,
    secret: random(32),
    chance,
    journal,
    clock,
  });
  const digits = digitsOf({ random, now: () => 0 });
  digits.invite();

  async function join(): Promise<Seated> {
    const link = air(FRAME);
    const sent: Sent[] = [];
    const guest = openGuest({ copy: null, secret: random(32), journal, clock });
    sealAsHost(framed(link.host), { key, random, seats: () => host.keys(), digits }, (sealed) => {
      if (sealed.ok) host.admit({ ...sealed, channel: noted(sealed.channel, link, sent) });
    });
    const proof = { digits: digits.shown() ?? '' };
    sealAsGuest(framed(link.guest), { proof, key: newSeatKey(random), random }, (sealed) => {
      if (sealed.ok) guest.attach(sealed.channel);
    });
    await quiet();
    if (guest.state() !== 'in') throw new Error(`the guest is ${guest.state()}`);
    return { guest, air: link, sent };
  }

  return { host, join };
}

/** The host sends one message after the other, so that the bytes in between belong to the message. */
function noted(channel: Channel, { toGuest }: Air, sent: Sent[]): Channel {
  return {
    ...channel,
    async send(message) {
      const { bytes, frames } = toGuest;
      await channel.send(message);
      sent.push({ type: message[0] ?? 0, bytes: toGuest.bytes - bytes, frames: toGuest.frames - frames });
    },
  };
}

/** Resolves when nothing is in flight. */
export async function quiet(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
