import type { Clock } from '../clock';
import { type Channel, MAX_MESSAGE } from '../secure/channel';
import { framed } from '../secure/framing';
import type { Link } from '../transports/link';
import type { TransportKind } from '../transports/transport';
import { JOIN_TIMEOUT_MS } from './join';

/** NS11: the limit of links before the seal. */
const MOST_PENDING = 8;
/** NB8: connections over Bluetooth are few, and a device that connects again can't be recognized. */
const MOST_OVER_BLUETOOTH = 3;

/**
 * NS14: many times the length of a handshake's messages, so that a later version still gets an answer (NS2).
 */
const LONGEST_MESSAGE = 1024;

interface Pending {
  readonly transport: TransportKind;
  readonly link: Link;
  readonly from: string;
  hasSent: boolean;
}

export interface PendingHandshake {
  readonly channel: Channel;
  /** Ends the handshake. After a success longer messages are allowed. */
  settle(outcome: { readonly ok: boolean }): void;
}

/** Limits links before authentication: their number, their time, and the length of their messages. */
export class PendingHandshakes {
  /** The oldest first. */
  private readonly pending = new Set<Pending>();

  constructor(private readonly clock: Clock) {}

  receive(transport: TransportKind, link: Link, from: string): PendingHandshake {
    if (transport === 'bluetooth' && this.pendingOver(transport).length === MOST_OVER_BLUETOOTH)
      this.makeRoom(transport);
    if (this.pending.size === MOST_PENDING) this.dropOne([...this.pending]);
    const pending = { transport, link, from, hasSent: false };
    this.pending.add(pending);
    const stop = link.onFrame(() => {
      stop();
      pending.hasSent = true;
    });
    const cancelTimer = this.clock.after(JOIN_TIMEOUT_MS, () => link.close('lost'));
    let longest = LONGEST_MESSAGE;
    return {
      channel: framed(link, () => longest),
      settle: ({ ok }) => {
        if (ok) longest = MAX_MESSAGE;
        cancelTimer();
        this.pending.delete(pending);
      },
    };
  }

  /** NB8: drops one pending link of this transport. False if there is none. */
  makeRoom(transport: TransportKind): boolean {
    return this.dropOne(this.pendingOver(transport));
  }

  private pendingOver(transport: TransportKind): readonly Pending[] {
    return [...this.pending].filter((each) => each.transport === transport);
  }

  /**
   * NS11: drops a link from the place with the most links, silent ones first. So no place can keep others
   * out.
   */
  private dropOne(all: readonly Pending[]): boolean {
    const crowdOf = ({ from }: Pending): number => all.filter((other) => other.from === from).length;
    const most = Math.max(...all.map(crowdOf));
    const crowd = all.filter((each) => crowdOf(each) === most);
    const dropped = crowd.find(({ hasSent }) => !hasSent) ?? crowd[0];
    dropped?.link.close('lost');
    return dropped !== undefined;
  }
}
