import { MAX_MESSAGE } from '../channel';
import { framed } from '../framing';
import type { Host } from '../host';
import type { Link } from '../link';
import { type Digits, type SeatKey, sealAsHost } from '../seal/seal';
import type { Time } from '../time';
import { nearHost } from './address';
import type { TableCard } from './card';
import { ENTERING_MS } from './entering';
import type { DoorState, Reach, WayKind } from './way';

/** NS11: links on which there is no seal yet. */
const MOST_ENTERING = 8;

/** NS14: many times what a handshake takes, so that a later version's is still answered (NS2). */
const LONGEST_FROM_STRANGERS = 1024;

interface Entering {
  readonly from: string;
  heard: boolean;
}

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
  const { ways, random } = reach;
  /** The longest there first. */
  const entering = new Map<Link, Entering>();
  const states = new Map<WayKind, DoorAt & { readonly key: string | null }>();

  /** NS11: neither who says nothing nor who comes again and again keeps others from coming in. */
  function makeRoom(): void {
    const all = [...entering];
    const crowdOf = (from: string): number => all.filter(([, other]) => other.from === from).length;
    const most = Math.max(...all.map(([, { from }]) => crowdOf(from)));
    const crowd = all.filter(([, { from }]) => crowdOf(from) === most);
    const [leaves] = crowd.find(([, { heard }]) => !heard) ?? crowd[0] ?? [];
    leaves?.close('lost');
  }

  function receive(link: Link, from = ''): void {
    if (entering.size === MOST_ENTERING) makeRoom();
    const here: Entering = { from, heard: false };
    entering.set(link, here);
    const stop = link.onFrame(() => {
      stop();
      here.heard = true;
    });
    const callOff = time.after(ENTERING_MS, () => link.close('lost'));
    let longest = LONGEST_FROM_STRANGERS;
    const channel = framed(link, () => longest);
    sealAsHost(channel, { key, random, digits, seats: host.keys }, (outcome) => {
      if (outcome.ok) longest = MAX_MESSAGE;
      callOff();
      entering.delete(link);
      if (outcome.ok) host.admit(outcome, nearHost(from));
      else if (outcome.why === 'other-version') host.otherApp();
    });
  }

  const doors = ways.flatMap(
    ({ kind, open }) =>
      open?.(card, {
        onLink: receive,
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
