import { writeFromGuest } from '../protocol/from-guest';
import { readFromHost } from '../protocol/from-host';
import type { FromGuest, FromHost, OtherVersion } from '../protocol/message';
import { PING_MS, SILENCE_MS, type Time } from '../protocol/timeouts';
import type { Channel } from '../secure/channel';

export interface WireMeans {
  readonly channel: Channel;
  readonly time: Time;
  hear(message: FromHost | OtherVersion | null): void;
  /** Also at once, if the channel is over already. */
  ended(wire: Wire): void;
}

/** A guest's channel to its host, kept alive (N22). */
export class Wire {
  private over = false;
  private heard: number;
  private pinging = false;
  private callOff = () => {};

  constructor(private readonly means: WireMeans) {
    const { channel, time } = means;
    this.heard = time.now();
    channel.onMessage((bytes) => {
      this.heard = time.now();
      if (!this.over) means.hear(readFromHost(bytes));
    });
    channel.onClose(() => this.end());
    if (!this.over) this.beat();
  }

  isOver(): boolean {
    return this.over;
  }

  send(message: FromGuest): void {
    if (!this.over) void this.means.channel.send(writeFromGuest(message));
  }

  /** Nothing is heard from here on. */
  close(): void {
    if (this.over) return;
    this.end();
    this.means.channel.close();
  }

  private end(): void {
    if (this.over) return;
    this.over = true;
    this.callOff();
    this.means.ended(this);
  }

  private beat(): void {
    const { time, channel } = this.means;
    const left = this.heard + SILENCE_MS - time.now();
    this.callOff = time.after(Math.min(PING_MS, left), () => {
      if (time.now() - this.heard >= SILENCE_MS) {
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
