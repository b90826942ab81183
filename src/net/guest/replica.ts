import type { Seat } from '../../engine/game';
import { type Refusal, type Result, refused } from '../../engine/refusal';
import type { Clock } from '../clock';
import { digestOf } from '../protocol/digest';
import { outlineOf } from '../protocol/log-outline';
import type { FromGuest, Wish } from '../protocol/message';
import { netReasons } from '../protocol/net-reasons';
import type { Channel } from '../secure/channel';
import type { Wanted } from '../session/session';
import type { TableCopy, TableJournal } from '../session/table-journal';
import { tableReasons } from '../session/table-reasons';
import type { Trace } from '../trace';
import { HostConnection } from './host-connection';
import { handleMessage } from './host-messages';
import { OpenRequests } from './open-requests';
import { ReplicaStore } from './replica-store';
import { Succession } from './succession';

export interface GuestDeps {
  /** What this phone has of the table; null if it was never there. */
  readonly copy: TableCopy | null;
  /** The only table that it comes to; without a copy it may be any. */
  readonly table?: Uint8Array;
  /** Where to sit down the first time; nowhere: to watch. */
  readonly wishes?: readonly Wish[];
  readonly journal: TableJournal;
  readonly clock: Clock;
  readonly explain?: (error: unknown) => Refusal;
  readonly trace?: Trace;
}

/** The states of docs/net.md; `hosting`: this phone has taken over, and is no guest any more. */
export type GuestState = 'out' | 'asking' | 'catching-up' | 'in' | 'gone' | 'hosting';

type Asking = Extract<FromGuest, { readonly id: number }>;

/** What a guest knows. `hearing.ts` changes it by what the host says. */
export class Replica {
  state: GuestState = 'out';
  copy: TableCopy | null;
  /** As it was when nothing was missing: that is what screens show. */
  whole: TableCopy | null;
  held: readonly Seat[] = [];
  wanted: Wanted | null = null;
  here: ReadonlySet<number>;
  trouble: Refusal | null = null;
  notice: Refusal | null = null;
  rewound = 0;
  readonly requests = new OpenRequests();
  readonly store: ReplicaStore;
  readonly succession: Succession;
  connection: HostConnection | null = null;
  /** Changes from a connection that still works to a better one: screens don't notice, and what is asked waits. */
  moving = false;
  /** The connection from which it moves. The host closes it (N23); it would miss the phone if this end did so first. */
  private former: HostConnection | null = null;
  /** How long the log is at least, once everything has come. */
  target = 0;
  /** Asked for the log again: until it comes, nothing fits. */
  resyncing = false;
  /** N12: the whole log was asked for because of a difference. */
  mismatched = false;

  constructor(
    readonly deps: GuestDeps,
    private readonly changed: () => void,
  ) {
    const { copy, journal, clock } = deps;
    this.copy = copy;
    this.whole = copy;
    this.here = new Set(copy?.membership.phones.map(({ number }) => number));
    this.store = new ReplicaStore(
      journal,
      () => this.copy,
      copy,
      (error) =>
        this.say({ trouble: error === null ? null : (deps.explain?.(error) ?? tableReasons.storage) }),
    );
    this.succession = new Succession(clock, changed);
    if (copy) this.succession.lost(copy.membership, this.here);
  }

  attach(channel: Channel): boolean {
    if (this.state === 'gone' || this.state === 'hosting') {
      channel.close();
      return false;
    }
    const before = this.connection;
    const connection: HostConnection = new HostConnection({
      channel,
      clock: this.deps.clock,
      hear: (message) => {
        if (this.connection === connection) handleMessage(this, message);
      },
      ended: (over) => this.ended(over),
    });
    if (connection.isOver()) return false;
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

  ask(make: (id: number) => Asking): Promise<Result<null>> {
    const { connection } = this;
    if (connection && this.moving) return this.requests.ask(make, () => {});
    if (this.state !== 'in' || !connection) return Promise.resolve(refused(netReasons['not-here']));
    return this.requests.ask(make, (message) => connection.send(message));
  }

  tell(message: FromGuest): void {
    if (this.state === 'in') this.connection?.send(message);
  }

  /** Nothing comes from the host any more. */
  leave(state: 'out' | 'gone' | 'hosting', notice: Refusal | null): void {
    this.state = state;
    this.moving = false;
    const { connection } = this;
    this.connection = null;
    connection?.close();
    this.closeFormer();
    this.held = [];
    this.wanted = null;
    this.resyncing = false;
    this.notice = notice ?? this.notice;
    if (state === 'out') {
      if (this.copy) this.succession.lost(this.copy.membership, this.here);
    } else {
      this.succession.stop();
      this.requests.giveUp(notice ?? netReasons['not-here']);
    }
    this.changed();
  }

  private closeFormer(): void {
    this.former?.close();
    this.former = null;
  }

  private ended(connection: HostConnection): void {
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

  /** Something has come: stored, and shown once nothing is missing. */
  arrive(): void {
    const { copy, connection } = this;
    if (!copy) return;
    this.store.go();
    if (copy.match.log.length >= this.target) {
      const coming = this.state === 'catching-up';
      this.state = 'in';
      this.moving = false;
      this.closeFormer();
      this.whole = copy;
      if (coming) {
        this.notice = null;
        this.succession.found();
        if (connection) this.requests.settle(copy.match, (message) => connection.send(message));
      }
    }
    this.changed();
  }

  say(part: Partial<Pick<Replica, 'held' | 'wanted' | 'trouble'>>): void {
    Object.assign(this, part);
    this.changed();
  }
}
