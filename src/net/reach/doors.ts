import { framed } from '../framing';
import type { Host } from '../host';
import type { Link } from '../link';
import { type Digits, type SeatKey, sealAsHost } from '../seal/seal';
import type { Time } from '../time';
import type { TableCard } from './card';
import { ENTERING_MS } from './entering';
import type { DoorState, Reach, WayKind } from './way';

export interface DoorAt {
  readonly way: WayKind;
  readonly state: DoorState;
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
  const states = new Map<WayKind, { readonly state: DoorState; readonly key: string | null }>();

  function receive(link: Link): void {
    const callOff = time.after(ENTERING_MS, () => link.close('lost'));
    sealAsHost(framed(link), { key, random, digits, seats: host.keys }, (outcome) => {
      callOff();
      if (outcome.ok) host.admit(outcome.channel, outcome.peer);
    });
  }

  const doors = ways.map((way) =>
    way.open(card, {
      onLink: receive,
      onState(state, own) {
        states.set(way.kind, { state, key: own });
        changed([...states].map(([kind, at]) => ({ way: kind, state: at.state })));
      },
    }),
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
