import type { Clock } from '../clock';
import { writeFromGuest } from '../protocol/from-guest';
import { readFromHost } from '../protocol/from-host';
import type { FromGuest, FromHost, OtherVersion } from '../protocol/message';
import { PING_MS, SILENCE_MS } from '../protocol/timeouts';
import type { Channel } from '../secure/channel';

export interface HostConnectionDeps {
  readonly channel: Channel;
  readonly clock: Clock;
  /** Null: the message could not be read. */
  onMessage(message: FromHost | OtherVersion | null): void;
  /** Called from within the constructor if the channel is closed already. */
  onEnd(connection: HostConnection): void;
}

/** A guest's connection to its host. The heartbeat: sends pings, and closes after silence (N22). */
export class HostConnection {
  private over = false;
  private lastReceived: number;
  private pinging = false;
  private cancelTimer = () => {};

  constructor(private readonly deps: HostConnectionDeps) {
    const { channel, clock } = deps;
    this.lastReceived = clock.now();
    channel.onMessage((bytes) => {
      this.lastReceived = clock.now();
      if (!this.over) deps.onMessage(readFromHost(bytes));
    });
    channel.onClose(() => this.end());
    if (!this.over) this.keepAlive();
  }

  isOver(): boolean {
    return this.over;
  }

  send(message: FromGuest): void {
    if (!this.over) void this.deps.channel.send(writeFromGuest(message));
  }

  /** Closes the channel. No message is passed on afterwards. */
  close(): void {
    if (this.over) return;
    this.end();
    this.deps.channel.close();
  }

  private end(): void {
    if (this.over) return;
    this.over = true;
    this.cancelTimer();
    this.deps.onEnd(this);
  }

  private keepAlive(): void {
    const { clock, channel } = this.deps;
    const remaining = this.lastReceived + SILENCE_MS - clock.now();
    this.cancelTimer = clock.after(Math.min(PING_MS, remaining), () => {
      if (clock.now() - this.lastReceived >= SILENCE_MS) {
        this.close();
        return;
      }
      if (!this.pinging) {
        this.pinging = true;
        // Never more than one unsent ping: a stalled link must not fill with them.
        void channel.send(writeFromGuest({ kind: 'ping' })).then(() => {
          this.pinging = false;
        });
      }
      this.keepAlive();
    });
  }
}
