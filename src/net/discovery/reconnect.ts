import type { Time } from '../protocol/timeouts';
import { retrying } from '../retry';
import type { Channel } from '../secure/channel';
import type { PublicKey, Sealed, SeatKey } from '../secure/seal';
import { noTrace } from '../trace';
import type { CloseReason, Stop } from '../transports/link';
import type { Reach, Sighting } from '../transports/transport';
import { hex } from './card';
import { ENTERING_MS, ENTERING_SOON_MS, enter } from './join';
import { lookAround, type SeenTable } from './nearby';
import { tracedConnect } from './traced-connection';

export interface Coming {
  readonly table: Uint8Array;
  readonly key: SeatKey;
  readonly reach: Reach;
  readonly time: Time;
  /** The keys of all who may host the table. */
  hosts(): readonly PublicKey[];
  /** N30: where they are, as far as that is known. */
  readonly addresses?: readonly string[];
  /** Whether this one is worth trying. */
  may(sighting: Sighting): boolean;
  /** Somebody who may host has answered. */
  found(channel: Channel, sighting: Sighting): void;
  /** Somebody shows the table and does not let this phone in. NS10: anybody can say so. */
  refused?(why: CloseReason): void;
}

/** Looks for a host of the table, over all ways, with growing patience, until stopped. One after the other is tried. */
export function comeBack({ table, key, reach, time, hosts, addresses, may, found, refused }: Coming): Stop {
  const wanted = hex(table);
  let seen: readonly Sighting[] = [];
  let trying = false;
  let giveUp: Stop = () => {};
  let next = 0;

  const retry = retrying(time, (again) => {
    const candidates = seen.filter(may);
    const sighting = candidates[next % Math.max(1, candidates.length)];
    if (trying) return;
    if (!sighting) {
      again.failed();
      return;
    }
    next += 1;
    trying = true;
    const side = { proof: { hosts: hosts() }, key, random: reach.random };
    const { connect, sealed } = tracedConnect(reach.trace ?? noTrace, sighting);
    const tried = (outcome: Sealed): void => {
      trying = false;
      sealed(outcome);
      again.failed();
      if (outcome.ok) {
        found(outcome.channel, sighting);
        remember(reach, sighting);
      } else refused?.(outcome.why);
    };
    const patience = candidates.length > 1 ? ENTERING_SOON_MS : ENTERING_MS;
    giveUp = enter(connect, side, time, tried, patience);
  });

  const see = (tables: readonly SeenTable[]): void => {
    const before = new Set(seen.map((each) => each.key));
    seen = tables.find(({ card }) => card.table === wanted)?.sightings ?? [];
    // A host that has just come into sight is not to wait for the patience with the one before it.
    if (seen.some((each) => !before.has(each.key))) {
      retry.worked();
      if (!trying) retry.failed();
    }
  };
  const stop = lookAround(reach.ways, see, addresses);

  return () => {
    retry.stop();
    giveUp();
    stop();
  };
}

/** NL19: it is looked for there from now on, also after a restart. */
export function remember({ ways }: Reach, { way, address }: Sighting): void {
  if (address !== undefined) void ways.find(({ kind }) => kind === way)?.tell?.(address);
}
