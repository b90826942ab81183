import type { Clock } from '../clock';
import { writeFromGuest } from '../protocol/from-guest';
import { readFromHost } from '../protocol/from-host';
import type { FromGuest, FromHost, OtherVersion } from '../protocol/message';
import { PING_MS, SILENCE_MS } from '../protocol/timeouts';
import type { Channel } from '../secure/channel';

export interface HostConnectionDeps {
  readonly channel: Channel;
  readonly clock: Clock;
  hear(message: FromHost | OtherVersion | null): void;
  /** Also at once, if the channel is over already. */
  ended(connection: HostConnection): void;
}

/** A guest's channel to its host, kept alive (N22). */
export class HostConnection {
  private over = false;
  private heard: number;
  private pinging = false;
  private callOff = () => {};

  constructor(private readonly deps: HostConnectionDeps) {
    const { channel, clock } = deps;
    this.heard = clock.now();
    channel.onMessage((bytes) => {
      this.heard = clock.now();
      if (!this.over) deps.hear(readFromHost(bytes));
    });
    channel.onClose(() => this.end());
    if (!this.over) this.beat();
  }

  isOver(): boolean {
    return this.over;
  }

  send(message: FromGuest): void {
    if (!this.over) void this.deps.channel.send(writeFromGuest(message));
  }

  /** Nothing is heard from here on. */
  close(): void {
    if (this.over) return;
    this.end();
    this.deps.channel.close();
  }

  private end(): void {
    if (this.over) return;
    this.over = true;
    this.callOff();
    this.deps.ended(this);
  }

  private beat(): void {
    const { clock, channel } = this.deps;
    const left = this.heard + SILENCE_MS - clock.now();
    this.callOff = clock.after(Math.min(PING_MS, left), () => {
      if (clock.now() - this.heard >= SILENCE_MS) {
        this.close();
        return;
      }
      if (!this.pinging) {
        this.pinging = true;
        // A link that takes nothing must not be filled with pings.
        void channel.send(writeFromGuest({ kind: 'ping' })).then(() => {
          this.pinging = false;
        });
      }
      this.beat();
    });
  }
}
