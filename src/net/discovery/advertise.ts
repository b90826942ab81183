import type { Host } from '../host/host';
import type { Time } from '../protocol/timeouts';
import { type Digits, type SeatKey, sealAsHost } from '../secure/seal';
import { noTrace } from '../trace';
import { nearHost } from '../transports/lan/address';
import type { Link } from '../transports/link';
import type { DoorState, Reach, WayKind } from '../transports/transport';
import type { TableCard } from './card';
import { Strangers } from './pending-handshakes';
import { tracedArrival } from './traced-connection';

export interface DoorAt {
  readonly way: WayKind;
  readonly state: DoorState;
  /** What a person can type on another phone to find this one; null if there is no such thing. */
  readonly address: string | null;
}

export interface Doors {
  show(card: TableCard): void;
  /** The sightings that are this very table, as this phone hosts it. */
  own(key: string): boolean;
  close(): void;
}

export interface DoorsOf {
  readonly host: Host;
  readonly key: SeatKey;
  readonly digits: Digits;
  readonly reach: Reach;
  readonly time: Time;
  readonly card: TableCard;
  changed(doors: readonly DoorAt[]): void;
}

/** Lets others find a table over every way there is, and lets in who knows the digits or has a seat's key. */
export function openDoors({ host, key, digits, reach, time, card, changed }: DoorsOf): Doors {
  const { ways, random, trace = noTrace } = reach;
  const strangers = new Strangers(time);
  const states = new Map<WayKind, DoorAt & { readonly key: string | null }>();

  function receive(way: WayKind, link: Link, from = ''): void {
    const sealed = tracedArrival(trace, way, link);
    const { channel, settle } = strangers.receive(way, link, from);
    sealAsHost(channel, { key, random, digits, seats: host.keys }, (outcome) => {
      sealed(outcome);
      settle(outcome);
      if (outcome.ok) host.admit(outcome, nearHost(from));
      else if (outcome.why === 'other-version') host.otherApp();
    });
  }

  const doors = ways.flatMap(
    ({ kind, open }) =>
      open?.(card, {
        onLink: (link, from) => receive(kind, link, from),
        makeRoom: () => strangers.makeRoom(kind),
        onState(state, own, address = null) {
          states.set(kind, { way: kind, state, address, key: own });
          changed([...states.values()]);
        },
      }) ?? [],
  );
  return {
    show(next) {
      for (const door of doors) door.show(next);
    },
    own: (sighted) => [...states.values()].some((at) => at.key === sighted),
    close() {
      for (const door of doors) door.close();
    },
  };
}
