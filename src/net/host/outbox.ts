import type { Seat } from '../../engine/game';
import type { AnyMatch } from '../../engine/match';
import type { Refusal } from '../../engine/refusal';
import { writeFromHost } from '../protocol/from-host';
import type { FromHost, SeatsTable, Welcome } from '../protocol/message';
import { valuesText } from '../protocol/net-reasons';
import type { Channel } from '../secure/channel';
import type { Commits } from './commit-messages';

/** The state of the table that all guests receive. */
export interface Scene {
  readonly match: AnyMatch;
  readonly seats: SeatsTable;
  readonly held: readonly Seat[];
  readonly wanted: Extract<FromHost, { kind: 'wanted' }>['wanted'];
}

interface Answer {
  readonly id: number;
  readonly refused: Refusal | null;
}

/** N25: the limit for messages being handled plus answers that the guest has not taken. */
export const MOST_ANSWERS = 16;

/**
 * N26: sends one guest what it lacks of the scene, with back-pressure: one message at a time, as the channel takes them. Only its own answers are queued. A slow guest misses
 * intermediate states and receives the current one when its channel has room.
 */
export class Outbox {
  private length = 0;
  private welcome: Welcome | null = null;
  private seats: SeatsTable | null = null;
  private held: readonly Seat[] = [];
  private wanted: Scene['wanted'] = null;
  private answers: Answer[] = [];
  private pongs = 0;
  private open = false;
  private sending = false;

  constructor(
    private readonly channel: Channel,
    private readonly commits: Commits,
    private readonly scene: () => Scene,
  ) {}

  /** Sends this welcome, and everything from here on. */
  begin(welcome: Welcome): void {
    this.welcome = welcome;
    this.open = true;
    this.pump();
  }

  answer(id: number, refused: Refusal | null): void {
    this.answers.push({ id, refused });
    this.pump();
  }

  /** The number of answers that the guest has not taken yet. */
  waiting(): number {
    return this.answers.length;
  }

  pong(): void {
    this.pongs = 1;
    this.pump();
  }

  close(): void {
    this.open = false;
  }

  /** Sends the next message if the channel has room. */
  pump(): void {
    if (!this.open || this.sending) return;
    const next = this.next();
    if (!next) return;
    this.sending = true;
    void this.channel.send(next).then(() => {
      this.sending = false;
      this.pump();
    });
  }

  private next(): Uint8Array | null {
    const { match, seats, held, wanted } = this.scene();
    if (this.welcome) {
      const { welcome } = this;
      this.welcome = null;
      this.length = welcome.from;
      this.seats = welcome.seats;
      this.held = [];
      this.wanted = null;
      return writeFromHost(welcome);
    }
    if (this.length < match.log.length) {
      const { bytes, next } = this.commits.after(match, this.length);
      this.length = next;
      // A guest clears held answers and wanted dice itself when it receives a commit.
      this.held = [];
      this.wanted = null;
      return bytes;
    }
    if (this.seats !== seats) {
      this.seats = seats;
      return writeFromHost({ kind: 'seats', seats });
    }
    if (this.held.length !== held.length || this.held.some((seat, at) => held[at] !== seat)) {
      this.held = held;
      return writeFromHost({ kind: 'held', seats: held });
    }
    if (this.wanted !== wanted) {
      this.wanted = wanted;
      return writeFromHost({ kind: 'wanted', wanted });
    }
    return this.reply();
  }

  private reply(): Uint8Array | null {
    const answer = this.answers.shift();
    if (answer) {
      const { id, refused } = answer;
      const values = refused ? valuesText(refused) : '';
      return writeFromHost({ kind: 'answer', id, code: refused?.code ?? '', values });
    }
    if (this.pongs === 0) return null;
    this.pongs = 0;
    return writeFromHost({ kind: 'pong' });
  }
}
