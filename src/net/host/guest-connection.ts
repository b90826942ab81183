import type { Clock } from '../clock';
import type { Outline } from '../protocol/eras';
import { readFromGuest } from '../protocol/from-guest';
import { writeFromHost } from '../protocol/from-host';
import { type ByeReason, type FromGuest, VERSION } from '../protocol/message';
import { SILENCE_MS } from '../protocol/timeouts';
import type { AuthenticatedPeer } from '../secure/channel';
import type { Trace } from '../trace';
import type { Commits } from './commit-messages';
import { MOST_ANSWERS, Outbox, type Scene } from './outbox';

const MOST_MESSAGES = 300;
/** What they change is stored, and told to all. */
const MOST_CHANGES = 10;
const A_SECOND = 1000;

export interface GuestConnectionDeps extends AuthenticatedPeer {
  readonly from: string | null;
  readonly clock: Clock;
  readonly commits: Commits;
  readonly scene: () => Scene;
  readonly trace: Trace;
  /** A message that may come in the state the line is in. */
  hear(connection: GuestConnection, message: FromGuest): void;
  otherVersion(version: number): void;
  ended(connection: GuestConnection): void;
}

/** N18: a phone that was asked for what it has beyond us. */
export interface Lending {
  readonly phone: number;
  readonly from: number;
  readonly theirs: Outline;
}

/** One guest's channel on the host: who it is, what may come, what it lacks. */
export class GuestConnection {
  state: 'new' | 'lending' | 'in' | 'gone' = 'new';
  /** Null until it has sat down or come back. */
  phone: number | null = null;
  lending: Lending | null = null;
  /** Messages that are being judged. */
  open = 0;
  readonly outbox: Outbox;
  private heard: number;
  private greeted = false;
  private count = 0;
  private changes = 0;
  private since: number;
  private callOff = () => {};

  constructor(private readonly deps: GuestConnectionDeps) {
    const { channel, clock, commits, scene } = deps;
    this.outbox = new Outbox(channel, commits, scene);
    this.heard = clock.now();
    this.since = this.heard;
    channel.onMessage((bytes) => this.take(bytes));
    channel.onClose(() => this.end());
    this.watch();
  }

  get key(): Uint8Array {
    return this.deps.peer;
  }

  get by(): AuthenticatedPeer['by'] {
    return this.deps.by;
  }

  get from(): string | null {
    return this.deps.from;
  }

  /** Says why, then closes. */
  bye(reason: ByeReason): void {
    if (this.state === 'gone') return;
    const { channel, trace } = this.deps;
    trace.tell({ kind: 'goodbye', phone: this.phone, why: reason });
    const said = channel.send(writeFromHost({ kind: 'bye', version: VERSION, reason }));
    this.leave();
    void said.then(() => channel.close());
  }

  lend(lending: Lending): void {
    this.state = 'lending';
    this.lending = lending;
    void this.deps.channel.send(writeFromHost({ kind: 'lend', from: lending.from }));
  }

  /** N23: another channel has taken its place, or it is not wanted any more. */
  drop(): void {
    this.leave();
    this.deps.channel.close();
  }

  private leave(): void {
    if (this.state === 'gone') return;
    this.state = 'gone';
    this.outbox.close();
    this.deps.ended(this);
  }

  private end(): void {
    this.callOff();
    this.leave();
  }

  private take(bytes: Uint8Array): void {
    if (this.state === 'gone') return;
    if (this.isTooMuch()) {
      this.bye('too-much');
      return;
    }
    const message = readFromGuest(bytes);
    if (!message) this.bye('broken');
    else if (message.kind === 'other-version') {
      this.bye('version');
      this.deps.otherVersion(message.version);
    } else if (message.kind === 'ping' && this.greeted) {
      if (this.state !== 'new') this.outbox.pong();
    } else if (!this.mayCome(message)) this.bye('broken');
    else if (this.changesTooMuch(message)) this.bye('too-much');
    else this.deps.hear(this, message);
  }

  private mayCome({ kind }: FromGuest): boolean {
    if (this.state === 'new') {
      const first = !this.greeted && (kind === 'sit' || kind === 'back');
      this.greeted = true;
      return first;
    }
    if (this.state === 'lending') return kind === 'lent';
    return this.state === 'in' && kind !== 'back' && kind !== 'lent';
  }

  private isTooMuch(): boolean {
    const now = this.deps.clock.now();
    this.heard = now;
    if (now - this.since >= A_SECOND) {
      this.since = now;
      this.count = 0;
      this.changes = 0;
    }
    this.count += 1;
    return this.count > MOST_MESSAGES || this.open + this.outbox.waiting() > MOST_ANSWERS;
  }

  private changesTooMuch({ kind }: FromGuest): boolean {
    if (kind === 'sit' || kind === 'name') this.changes += 1;
    return this.changes > MOST_CHANGES;
  }

  /** N22. One that was told to go and doesn't is closed then too. */
  private watch(): void {
    const { clock, channel } = this.deps;
    const left = this.state === 'gone' ? 0 : this.heard + SILENCE_MS - clock.now();
    if (left <= 0) channel.close('lost');
    else this.callOff = clock.after(left, () => this.watch());
  }
}
