import type { Clock } from '../clock';
import { signal } from '../listeners';
import { type Channel, MAX_MESSAGE } from '../secure/channel';
import { framed } from '../secure/framing';
import { BY_KEY } from '../secure/handshake-layout';
import type { Link, Stop } from '../transports/link';
import type { TransportKind } from '../transports/transport';
import { JOIN_TIMEOUT_MS } from './connect';
import type { Place } from './guessing-places';
import { type HelloKind, HelloTurns } from './hello-turns';

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
  /** Null while it has sent nothing. */
  kind: HelloKind | null;
}

export interface PendingHandshake {
  readonly channel: Channel;
  /** Ends the handshake. After a success longer messages are allowed. */
  settle(outcome: { readonly ok: boolean }): void;
  /** NS20: the phone waits for a person: it does not count any more, and has more time. */
  waitForPerson(): void;
}

/** Limits links before authentication: their number, their time, and the length of their messages. */
export class PendingHandshakes {
  /** The oldest first. */
  private readonly pending = new Set<Pending>();
  private readonly turns: HelloTurns;

  constructor(private readonly clock: Clock) {
    this.turns = new HelloTurns(clock);
  }

  receive(transport: TransportKind, link: Link, from: string): PendingHandshake {
    if (transport === 'bluetooth' && this.pendingOver(transport).length === MOST_OVER_BLUETOOTH)
      this.makeRoom(transport);
    if (this.pending.size === MOST_PENDING) this.dropOne([...this.pending]);
    const pending: Pending = { transport, link, from, kind: null };
    this.pending.add(pending);
    const stop = link.onFrame(() => {
      stop();
      pending.kind ??= 'digits';
    });
    const cancelTimer = this.clock.after(JOIN_TIMEOUT_MS, () => link.close('lost'));
    let longest = LONGEST_MESSAGE;
    return {
      channel: inTurn(
        framed(link, () => longest),
        (hello, go) => {
          pending.kind = hello[1] === BY_KEY ? 'key' : 'digits';
          return this.turns.ask(pending.kind, from, go);
        },
      ),
      settle: ({ ok }) => {
        if (ok) longest = MAX_MESSAGE;
        cancelTimer();
        this.pending.delete(pending);
      },
      waitForPerson: () => {
        cancelTimer();
        this.pending.delete(pending);
      },
    };
  }

  /** NB8: drops one pending link of this transport. False if there is none. */
  makeRoom(transport: TransportKind): boolean {
    return this.dropOne(this.pendingOver(transport));
  }

  /** NS17: drops all pending links from this place. */
  dropAll(place: Place): void {
    for (const { transport, from, link } of [...this.pending])
      if (transport === place.transport && from === place.from) link.close('lost');
  }

  private pendingOver(transport: TransportKind): readonly Pending[] {
    return [...this.pending].filter((each) => each.transport === transport);
  }

  /**
   * NS11: drops a link from the place with the most links, silent ones first, known seats last. So no place can keep others
   * out.
   */
  private dropOne(all: readonly Pending[]): boolean {
    const crowdOf = ({ from }: Pending): number => all.filter((other) => other.from === from).length;
    const most = Math.max(...all.map(crowdOf));
    const crowd = all.filter((each) => crowdOf(each) === most);
    const dropped =
      crowd.find(({ kind }) => kind === null) ?? crowd.find(({ kind }) => kind === 'digits') ?? crowd[0];
    dropped?.link.close('lost');
    return dropped !== undefined;
  }
}

/** NS15: a channel whose first message arrives when it is its turn. Until then a phone has no reason to send another one. */
function inTurn(channel: Channel, ask: (hello: Uint8Array, go: () => void) => Stop): Channel {
  const messages = signal<Uint8Array>();
  let state: 'silent' | 'waiting' | 'answered' = 'silent';
  channel.onMessage((message) => {
    if (state === 'answered') messages.emit(message);
    else if (state === 'waiting') channel.close('broken');
    else {
      state = 'waiting';
      const cancel = ask(message, () => {
        state = 'answered';
        messages.emit(message);
      });
      channel.onClose(cancel);
    }
  });
  return { ...channel, onMessage: messages.on };
}
