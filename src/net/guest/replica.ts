import type { Seat } from '../../engine/game';
import { type Illegal, type Result, refused } from '../../engine/refusal';
import { digestOf } from '../protocol/digest';
import { outlineOf } from '../protocol/log-outline';
import type { FromGuest, Wish } from '../protocol/message';
import { netReasons } from '../protocol/net-reasons';
import type { Time } from '../protocol/timeouts';
import type { Channel } from '../secure/channel';
import type { Wanted } from '../session/session';
import type { Copy, TableJournal } from '../session/table-journal';
import { tableReasons } from '../session/table-reasons';
import type { Trace } from '../trace';
import { Wire } from './host-connection';
import { hears } from './host-messages';
import { Pending } from './open-requests';
import { Keeping } from './replica-store';
import { Succession } from './succession';

export interface GuestTable {
  /** What this phone has of the table; null if it was never there. */
  readonly copy: Copy | null;
  /** The only table that it comes to; without a copy it may be any. */
  readonly table?: Uint8Array;
  /** Where to sit down the first time; nowhere: to watch. */
  readonly wishes?: readonly Wish[];
  readonly journal: TableJournal;
  readonly time: Time;
  readonly explain?: (error: unknown) => Illegal;
  readonly trace?: Trace;
}

/** The states of docs/net.md; `hosting`: this phone has taken over, and is no guest any more. */
export type GuestState = 'out' | 'asking' | 'catching-up' | 'in' | 'gone' | 'hosting';

type Asking = Extract<FromGuest, { readonly id: number }>;

/** What a guest knows. `hearing.ts` changes it by what the host says. */
export class GuestCore {
  state: GuestState = 'out';
  copy: Copy | null;
  /** As it was when nothing was missing: that is what screens show. */
  whole: Copy | null;
  held: readonly Seat[] = [];
  wanted: Wanted | null = null;
  here: ReadonlySet<number>;
  trouble: Illegal | null = null;
  notice: Illegal | null = null;
  rewound = 0;
  readonly pending = new Pending();
  readonly keeping: Keeping;
  readonly succession: Succession;
  wire: Wire | null = null;
  /** Changes from a connection that still works to a better one: screens don't notice, and what is asked waits. */
  moving = false;
  /** The connection from which it moves. The host closes it (N23); it would miss the phone if this end did so first. */
  private former: Wire | null = null;
  /** How long the log is at least, once everything has come. */
  target = 0;
  /** Asked for the log again: until it comes, nothing fits. */
  asked = false;
  /** N12: the whole log was asked for because of a difference. */
  doubted = false;

  constructor(
    readonly table: GuestTable,
    private readonly changed: () => void,
  ) {
    const { copy, journal, time } = table;
    this.copy = copy;
    this.whole = copy;
    this.here = new Set(copy?.papers.phones.map(({ number }) => number));
    this.keeping = new Keeping(
      journal,
      () => this.copy,
      copy,
      (error) =>
        this.say({ trouble: error === null ? null : (table.explain?.(error) ?? tableReasons.storage) }),
    );
    this.succession = new Succession(time, changed);
    if (copy) this.succession.lost(copy.papers, this.here);
  }

  attach(channel: Channel): boolean {
    if (this.state === 'gone' || this.state === 'hosting') {
      channel.close();
      return false;
    }
    const before = this.wire;
    const wire: Wire = new Wire({
      channel,
      time: this.table.time,
      hear: (message) => {
        if (this.wire === wire) hears(this, message);
      },
      ended: (over) => this.ended(over),
    });
    if (wire.isOver()) return false;
    this.closeFormer();
    this.moving = this.state === 'in';
    this.former = before;
    if (!this.moving) this.closeFormer();
    this.state = 'asking';
    this.wire = wire;
    wire.send(this.greeting());
    this.changed();
    return true;
  }

  ask(make: (id: number) => Asking): Promise<Result<null>> {
    const { wire } = this;
    if (wire && this.moving) return this.pending.ask(make, () => {});
    if (this.state !== 'in' || !wire) return Promise.resolve(refused(netReasons['not-here']));
    return this.pending.ask(make, (message) => wire.send(message));
  }

  tell(message: FromGuest): void {
    if (this.state === 'in') this.wire?.send(message);
  }

  /** Nothing comes from the host any more. */
  leave(state: 'out' | 'gone' | 'hosting', notice: Illegal | null): void {
    this.state = state;
    this.moving = false;
    const { wire } = this;
    this.wire = null;
    wire?.close();
    this.closeFormer();
    this.held = [];
    this.wanted = null;
    this.asked = false;
    this.notice = notice ?? this.notice;
    if (state === 'out') {
      if (this.copy) this.succession.lost(this.copy.papers, this.here);
    } else {
      this.succession.stop();
      this.pending.giveUp(notice ?? netReasons['not-here']);
    }
    this.changed();
  }

  private closeFormer(): void {
    this.former?.close();
    this.former = null;
  }

  private ended(wire: Wire): void {
    if (this.wire === wire) this.leave('out', null);
  }

  private greeting(): FromGuest {
    const { copy } = this;
    if (!copy) return { kind: 'sit', id: this.pending.nextId(), wishes: this.table.wishes ?? [] };
    const { table, era } = copy.papers;
    return { kind: 'back', table, era, ...outlineOf(copy), digest: digestOf(copy.match.state) };
  }

  askFrom(from: number): void {
    if (this.asked || this.state === 'asking') {
      this.leave('out', netReasons.broken);
      return;
    }
    this.asked = true;
    this.wire?.send({ kind: 'ask', from });
  }

  /** Something has come: stored, and shown once nothing is missing. */
  arrive(): void {
    const { copy, wire } = this;
    if (!copy) return;
    this.keeping.go();
    if (copy.match.log.length >= this.target) {
      const coming = this.state === 'catching-up';
      this.state = 'in';
      this.moving = false;
      this.closeFormer();
      this.whole = copy;
      if (coming) {
        this.notice = null;
        this.succession.found();
        if (wire) this.pending.settle(copy.match, (message) => wire.send(message));
      }
    }
    this.changed();
  }

  say(part: Partial<Pick<GuestCore, 'held' | 'wanted' | 'trouble'>>): void {
    Object.assign(this, part);
    this.changed();
  }
}
