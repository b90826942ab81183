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
/** The limit for `sit` and `name`: each is stored and sent to all guests. */
const MOST_CHANGES = 10;
const A_SECOND = 1000;

export interface GuestConnectionDeps extends AuthenticatedPeer {
  /** N30: its IPv4 address, if it connected over the local network. */
  readonly from: string | null;
  readonly clock: Clock;
  readonly commits: Commits;
  readonly scene: () => Scene;
  readonly trace: Trace;
  /** Called for each message that the connection's state allows. */
  onMessage(connection: GuestConnection, message: FromGuest): void;
  onOtherVersion(version: number): void;
  onEnd(connection: GuestConnection): void;
}

/** N18: a phone that was asked to lend the entries that the host lacks. */
export interface Lending {
  readonly phone: number;
  readonly from: number;
  readonly theirs: Outline;
}

/**
 * A connection to one guest, on the host. Checks which messages may arrive, limits their
 * rate (N25), and closes after silence (N22).
 */
export class GuestConnection {
  state: 'new' | 'lending' | 'in' | 'gone' = 'new';
  /** Null before `sit` or `back`. */
  phone: number | null = null;
  lending: Lending | null = null;
  /** Messages that are being handled. */
  unanswered = 0;
  readonly outbox: Outbox;
  private lastReceived: number;
  private hasBegun = false;
  private count = 0;
  private changes = 0;
  private secondBegan: number;
  private cancelTimer = () => {};

  constructor(private readonly deps: GuestConnectionDeps) {
    const { channel, clock, commits, scene } = deps;
    this.outbox = new Outbox(channel, commits, scene);
    this.lastReceived = clock.now();
    this.secondBegan = this.lastReceived;
    channel.onMessage((bytes) => this.receive(bytes));
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

  /** Sends a `bye` with this reason, then closes. */
  bye(reason: ByeReason): void {
    if (this.state === 'gone') return;
    const { channel, trace } = this.deps;
    trace.tell({ kind: 'goodbye', phone: this.phone, why: reason });
    const sent = channel.send(writeFromHost({ kind: 'bye', version: VERSION, reason }));
    this.leave();
    void sent.then(() => channel.close());
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
    this.deps.onEnd(this);
  }

  private end(): void {
    this.cancelTimer();
    this.leave();
  }

  private receive(bytes: Uint8Array): void {
    if (this.state === 'gone') return;
    if (this.isFlooding()) {
      this.bye('too-much');
      return;
    }
    const message = readFromGuest(bytes);
    if (!message) this.bye('broken');
    else if (message.kind === 'other-version') {
      this.bye('version');
      this.deps.onOtherVersion(message.version);
    } else if (message.kind === 'ping' && this.hasBegun) {
      if (this.state !== 'new') this.outbox.pong();
    } else if (!this.isExpected(message)) this.bye('broken');
    else if (this.changesTooOften(message)) this.bye('too-much');
    else this.deps.onMessage(this, message);
  }

  private isExpected({ kind }: FromGuest): boolean {
    if (this.state === 'new') {
      const first = !this.hasBegun && (kind === 'sit' || kind === 'back');
      this.hasBegun = true;
      return first;
    }
    if (this.state === 'lending') return kind === 'lent';
    return this.state === 'in' && kind !== 'back' && kind !== 'lent';
  }

  private isFlooding(): boolean {
    const now = this.deps.clock.now();
    this.lastReceived = now;
    if (now - this.secondBegan >= A_SECOND) {
      this.secondBegan = now;
      this.count = 0;
      this.changes = 0;
    }
    this.count += 1;
    return this.count > MOST_MESSAGES || this.unanswered + this.outbox.waiting() > MOST_ANSWERS;
  }

  private changesTooOften({ kind }: FromGuest): boolean {
    if (kind === 'sit' || kind === 'name' || kind === 'middle') this.changes += 1;
    return this.changes > MOST_CHANGES;
  }

  /** N22: closes after silence, and also if a guest stays after `bye`. */
  private watch(): void {
    const { clock, channel } = this.deps;
    const remaining = this.state === 'gone' ? 0 : this.lastReceived + SILENCE_MS - clock.now();
    if (remaining <= 0) channel.close('lost');
    else this.cancelTimer = clock.after(remaining, () => this.watch());
  }
}
