import type { Channel } from '../channel';
import type { Stop } from '../link';
import type { PublicKey, SeatKey } from '../seal/seal';
import type { Time } from '../time';
import { hex } from './card';
import { enter } from './entering';
import { lookAround, type SeenTable } from './nearby';
import { retrying } from './retrying';
import type { Reach, Sighting } from './way';

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
}

/** Looks for a host of the table, over all ways, with growing patience, until stopped. One after the other is tried. */
export function comeBack({ table, key, reach, time, hosts, addresses, may, found }: Coming): Stop {
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
    giveUp = enter(sighting.link(), side, time, (outcome) => {
      trying = false;
      again.failed();
      if (!outcome.ok) return;
      found(outcome.channel, sighting);
      remember(reach, sighting);
    });
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

/** It is looked for there from now on, also after a restart. */
function remember({ ways }: Reach, { way, address }: Sighting): void {
  if (address !== undefined) void ways.find(({ kind }) => kind === way)?.tell?.(address);
}
