import type { Clock } from '../clock';
import { type Channel, MAX_MESSAGE } from '../secure/channel';
import { framed } from '../secure/framing';
import type { Link } from '../transports/link';
import type { TransportKind } from '../transports/transport';
import { JOIN_TIMEOUT_MS } from './join';

/** NS11: links on which there is no seal yet. */
const MOST = 8;
/** NB8: places over Bluetooth are few, and nobody knows who comes again. */
const MOST_OVER_BLUETOOTH = 3;

/** NS14: many times what a handshake takes, so that a later version's is still answered (NS2). */
const LONGEST_MESSAGE = 1024;

interface Pending {
  readonly transport: TransportKind;
  readonly link: Link;
  readonly from: string;
  heard: boolean;
}

export interface PendingHandshake {
  readonly channel: Channel;
  /** It is none any more: it has come in, or it has not. */
  settle(outcome: { readonly ok: boolean }): void;
}

/** Those who knock: how many there may be, for how long, and how much each may say, until it is known who they are. */
export class PendingHandshakes {
  /** The longest there first. */
  private readonly pending = new Set<Pending>();

  constructor(private readonly clock: Clock) {}

  receive(transport: TransportKind, link: Link, from: string): PendingHandshake {
    if (transport === 'bluetooth' && this.of(transport).length === MOST_OVER_BLUETOOTH)
      this.makeRoom(transport);
    if (this.pending.size === MOST) this.letGo([...this.pending]);
    const pending = { transport, link, from, heard: false };
    this.pending.add(pending);
    const stop = link.onFrame(() => {
      stop();
      pending.heard = true;
    });
    const callOff = this.clock.after(JOIN_TIMEOUT_MS, () => link.close('lost'));
    let longest = LONGEST_MESSAGE;
    return {
      channel: framed(link, () => longest),
      settle: ({ ok }) => {
        if (ok) longest = MAX_MESSAGE;
        callOff();
        this.pending.delete(pending);
      },
    };
  }

  /** NB8: false if all who came this way are sealed. */
  makeRoom(transport: TransportKind): boolean {
    return this.letGo(this.of(transport));
  }

  private of(transport: TransportKind): readonly Pending[] {
    return [...this.pending].filter((each) => each.transport === transport);
  }

  /** NS11: neither who says nothing nor who comes again and again keeps others from coming in. */
  private letGo(all: readonly Pending[]): boolean {
    const crowdOf = ({ from }: Pending): number => all.filter((other) => other.from === from).length;
    const most = Math.max(...all.map(crowdOf));
    const crowd = all.filter((each) => crowdOf(each) === most);
    const leaves = crowd.find(({ heard }) => !heard) ?? crowd[0];
    leaves?.link.close('lost');
    return leaves !== undefined;
  }
}
