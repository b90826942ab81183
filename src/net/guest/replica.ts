import type { Seat } from '../../engine/game';
import { type Refusal, type Result, refused } from '../../engine/refusal';
import type { Clock } from '../clock';
import { digestOf } from '../protocol/digest';
import type { Era } from '../protocol/eras';
import { outlineOf } from '../protocol/log-outline';
import type { FromGuest, Wish } from '../protocol/message';
import { netReasons } from '../protocol/net-reasons';
import type { Channel } from '../secure/channel';
import { runAtOnce, type StepRunner } from '../session/commit-in-slices';
import type { Wanted } from '../session/session';
import type { TableCopy, TableJournal } from '../session/table-journal';
import { tableReasons } from '../session/table-reasons';
import type { Trace } from '../trace';
import { HostConnection } from './host-connection';
import { handleMessage } from './host-messages';
import { Inbox } from './inbox';
import { OpenRequests } from './open-requests';
import { OwnLinks } from './own-links';
import { OwnMoves } from './own-moves';
import { PresentPhones } from './present-phones';
import { ReplicaStore } from './replica-store';
import { Succession } from './succession';

export interface GuestDeps {
  /** This phone's copy of the table; null if it has never been at it. */
  readonly copy: TableCopy | null;
  /** Without a copy: the only table whose `welcome` is accepted. Absent: any. */
  readonly table?: Uint8Array;
  /** The seats to ask for when it joins the first time. None: it watches. */
  readonly wishes?: readonly Wish[];
  /** 32 bytes that only this phone knows. The links of its chains follow from them (N34). */
  readonly secret: Uint8Array;
  readonly journal: TableJournal;
  readonly clock: Clock;
  /** Runs long computations, such as Arena's throws. */
  readonly runSteps?: StepRunner;
  readonly explain?: (error: unknown) => Refusal;
  readonly trace?: Trace;
}

/** The states of docs/net.md. In `hosting` this phone has taken over and is no guest any more. */
export type GuestState = 'out' | 'asking' | 'catching-up' | 'in' | 'gone' | 'hosting';

type Request = Extract<FromGuest, { readonly id: number }>;

/**
 * A guest's replica of the table, and its connection. Messages from the host change it in `host-messages.ts`.
 */
export class Replica {
  state: GuestState = 'out';
  copy: TableCopy | null;
  /**
   * N31: while the host sends its log again, the copy from before, which stays the stored one. Null otherwise.
   */
  before: TableCopy | null = null;
  /** N12: the first index at which the log that is sent again differs from `before`. */
  differsFrom: number | null = null;
  /** N33: the era of the host that this phone has left because it broke the rules, and the reason. */
  distrusted: { readonly era: Era; readonly why: Refusal } | null = null;
  readonly ownMoves = new OwnMoves();
  readonly ownLinks: OwnLinks;
  readonly runSteps: StepRunner;
  /** The host has sent a `welcome` on this connection. */
  welcomed = false;
  /** The copy when nothing was missing the last time. Screens show this one. */
  complete: TableCopy | null;
  held: readonly Seat[] = [];
  wanted: Wanted | null = null;
  readonly present: PresentPhones;
  /** N39: the phone that lies in the middle, as the host last said. */
  middle: number | null = null;
  trouble: Refusal | null = null;
  notice: Refusal | null = null;
  rewound = 0;
  readonly requests = new OpenRequests();
  readonly store: ReplicaStore;
  readonly succession: Succession;
  connection: HostConnection | null = null;
  /** Moves from a working connection to a better one. Screens don't notice; requests wait. */
  moving = false;
  /**
   * The connection from which it moves. The host closes it (N23): if this end did so first, the phone would
   * be away for a moment.
   */
  private former: HostConnection | null = null;
  /** The least length of the log once catching up is done. */
  target = 0;
  /** It has asked for the log again. Entries do not fit until the `welcome`. */
  resyncing = false;
  /** N12: it has asked for the whole log because of a difference. */
  mismatched = false;

  constructor(
    readonly deps: GuestDeps,
    private readonly changed: () => void,
  ) {
    const { copy, journal, clock, secret, runSteps = runAtOnce } = deps;
    this.copy = copy;
    this.ownLinks = new OwnLinks(secret);
    this.runSteps = runSteps;
    this.complete = copy;
    this.present = new PresentPhones(new Set(copy?.membership.phones.map(({ number }) => number)));
    this.store = new ReplicaStore(
      journal,
      () => this.before ?? this.copy,
      copy,
      (error) =>
        this.update({ trouble: error === null ? null : (deps.explain?.(error) ?? tableReasons.storage) }),
    );
    this.succession = new Succession(clock, changed);
    if (copy) this.succession.hostLost(copy.membership, this.present.now);
  }

  attach(channel: Channel): boolean {
    if (this.state === 'gone' || this.state === 'hosting') {
      channel.close();
      return false;
    }
    const before = this.connection;
    const isCurrent = (): boolean => this.connection === connection;
    const inbox = new Inbox(isCurrent, (message) => handleMessage(this, message, isCurrent));
    const connection: HostConnection = new HostConnection({
      channel,
      clock: this.deps.clock,
      onMessage: (message) => {
        if (!inbox.add(message) && isCurrent()) this.leave('out', netReasons.broken);
      },
      onEnd: (over) => this.onEnd(over),
    });
    if (connection.isOver()) return false;
    this.restore();
    this.welcomed = false;
    this.closeFormer();
    this.moving = this.state === 'in';
    this.former = before;
    if (!this.moving) this.closeFormer();
    this.state = 'asking';
    this.connection = connection;
    connection.send(this.greeting());
    this.changed();
    return true;
  }

  /** Sends a request to the host and resolves with its answer. */
  request(make: (id: number) => Request): Promise<Result<null>> {
    const { connection } = this;
    if (connection && this.moving) return this.requests.add(make, () => {});
    if (this.state !== 'in' || !connection) return Promise.resolve(refused(netReasons['not-here']));
    return this.requests.add(make, (message) => connection.send(message));
  }

  /** N39 */
  async lieInMiddle(lies: boolean): Promise<Result<null>> {
    if (!lies) this.forgetMiddle();
    const done = await this.request((id) => ({ kind: 'middle', id, lies }));
    // Seats that the host sent before it had the request still had this phone in the middle.
    if (!lies) this.forgetMiddle();
    return done;
  }

  private forgetMiddle(): void {
    if (!this.copy?.membership.middle) return;
    this.copy = { ...this.copy, membership: { ...this.copy.membership, middle: false } };
    this.store.go();
    this.changed();
  }

  send(message: FromGuest): void {
    if (this.state === 'in') this.connection?.send(message);
  }

  /** Closes the connection and changes to this state. */
  leave(state: 'out' | 'gone' | 'hosting', notice: Refusal | null): void {
    this.state = state;
    this.moving = false;
    this.restore();
    const { connection } = this;
    this.connection = null;
    connection?.close();
    this.closeFormer();
    this.held = [];
    this.wanted = null;
    this.resyncing = false;
    this.notice = notice ?? this.notice;
    if (state === 'out') {
      if (this.copy) this.succession.hostLost(this.copy.membership, this.present.now);
    } else {
      this.succession.stop();
      this.requests.giveUp(notice ?? netReasons['not-here']);
    }
    this.changed();
  }

  /** N33: leaves this host, and does not reconnect to it in its era. Another phone may host the table. */
  distrust(era: Era, why: Refusal): void {
    this.distrusted = { era, why };
    this.leave('out', why);
  }

  /** N31: goes back to the copy from before if the host has not sent its log again to the end. */
  restore(): void {
    this.copy = this.before ?? this.copy;
    this.before = null;
    this.differsFrom = null;
  }

  /** Gives up the entries from this index on. */
  rewind(length: number): void {
    this.store.rewind(length);
    this.requests.rewound(length);
    this.rewound += 1;
  }

  /** N36: a proposal that rolls has this phone's link for the next roll. */
  withLink<Message extends Request>(message: Message, copy: TableCopy): Message {
    return message.kind === 'propose'
      ? { ...message, link: this.ownLinks.offer(copy, message.seat, message.moves) }
      : message;
  }

  private closeFormer(): void {
    this.former?.close();
    this.former = null;
  }

  private onEnd(connection: HostConnection): void {
    if (this.connection === connection) this.leave('out', null);
  }

  private greeting(): FromGuest {
    const { copy } = this;
    if (!copy) return { kind: 'sit', id: this.requests.nextId(), wishes: this.deps.wishes ?? [] };
    const { table, era } = copy.membership;
    return { kind: 'back', table, era, ...outlineOf(copy), digest: digestOf(copy.match.state) };
  }

  resyncFrom(from: number): void {
    if (this.resyncing || this.state === 'asking') {
      this.leave('out', netReasons.broken);
      return;
    }
    this.resyncing = true;
    this.connection?.send({ kind: 'ask', from });
  }

  /** After a change to the copy: stores it, and shows it once nothing is missing. */
  advance(): void {
    const { copy, connection } = this;
    if (!copy) return;
    this.store.go();
    if (copy.match.log.length >= this.target) {
      const caughtUp = this.state === 'catching-up';
      this.state = 'in';
      this.moving = false;
      this.closeFormer();
      this.complete = copy;
      if (caughtUp) {
        this.notice = null;
        this.succession.hostFound();
        if (connection)
          this.requests.resolveAfterReconnect(copy.match, (message) =>
            connection.send(this.withLink(message, copy)),
          );
        // N39: it lay in the middle before the connection broke, and nobody has taken its place.
        if (copy.membership.middle && this.middle === null) void this.lieInMiddle(true);
      }
    }
    this.changed();
  }

  update(part: Partial<Pick<Replica, 'held' | 'wanted' | 'trouble'>>): void {
    Object.assign(this, part);
    this.changed();
  }
}
