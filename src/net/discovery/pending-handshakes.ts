import type { Time } from '../protocol/timeouts';
import { type Channel, MAX_MESSAGE } from '../secure/channel';
import { framed } from '../secure/framing';
import type { Link } from '../transports/link';
import type { WayKind } from '../transports/transport';
import { ENTERING_MS } from './join';

/** NS11: links on which there is no seal yet. */
const MOST = 8;
/** NB8: places over Bluetooth are few, and nobody knows who comes again. */
const MOST_OVER_BLUETOOTH = 3;

/** NS14: many times what a handshake takes, so that a later version's is still answered (NS2). */
const LONGEST_MESSAGE = 1024;

interface Entering {
  readonly way: WayKind;
  readonly link: Link;
  readonly from: string;
  heard: boolean;
}

export interface Stranger {
  readonly channel: Channel;
  /** It is none any more: it has come in, or it has not. */
  settle(outcome: { readonly ok: boolean }): void;
}

/** Those who knock: how many there may be, for how long, and how much each may say, until it is known who they are. */
export class Strangers {
  /** The longest there first. */
  private readonly entering = new Set<Entering>();

  constructor(private readonly time: Time) {}

  receive(way: WayKind, link: Link, from: string): Stranger {
    if (way === 'bluetooth' && this.of(way).length === MOST_OVER_BLUETOOTH) this.makeRoom(way);
    if (this.entering.size === MOST) this.letGo([...this.entering]);
    const entering = { way, link, from, heard: false };
    this.entering.add(entering);
    const stop = link.onFrame(() => {
      stop();
      entering.heard = true;
    });
    const callOff = this.time.after(ENTERING_MS, () => link.close('lost'));
    let longest = LONGEST_MESSAGE;
    return {
      channel: framed(link, () => longest),
      settle: ({ ok }) => {
        if (ok) longest = MAX_MESSAGE;
        callOff();
        this.entering.delete(entering);
      },
    };
  }

  /** NB8: false if all who came this way are sealed. */
  makeRoom(way: WayKind): boolean {
    return this.letGo(this.of(way));
  }

  private of(way: WayKind): readonly Entering[] {
    return [...this.entering].filter((each) => each.way === way);
  }

  /** NS11: neither who says nothing nor who comes again and again keeps others from coming in. */
  private letGo(all: readonly Entering[]): boolean {
    const crowdOf = ({ from }: Entering): number => all.filter((other) => other.from === from).length;
    const most = Math.max(...all.map(crowdOf));
    const crowd = all.filter((each) => crowdOf(each) === most);
    const leaves = crowd.find(({ heard }) => !heard) ?? crowd[0];
    leaves?.link.close('lost');
    return leaves !== undefined;
  }
}
