import type { Seat } from '../../engine/game';
import type { AnyMatch } from '../../engine/match';
import type { Refusal } from '../../engine/refusal';
import { writeFromHost } from '../protocol/from-host';
import type { Call, FromHost, SeatsTable, Welcome } from '../protocol/message';
import { valuesText } from '../protocol/net-reasons';
import type { Channel } from '../secure/channel';
import type { SeatAssignment } from '../session/membership';
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

/** The seats that a guest must know before it receives the entries from this index on. */
interface SeatLoss {
  readonly index: number;
  readonly seats: SeatsTable;
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
  private loss: SeatLoss | null = null;
  private phone: number | null = null;
  private held: readonly Seat[] = [];
  private wanted: Scene['wanted'] = null;
  private answers: Answer[] = [];
  private asked: Call | null = null;
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
    this.phone = welcome.phone;
    this.seats = welcome.seats;
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

  /** N37: asks the guest for its link, once it has the log; null withdraws the question. */
  call(call: Call | null): void {
    this.asked = call;
    this.pump();
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
    if (!this.open) return;
    this.noteLoss();
    if (this.sending) return;
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
      this.held = [];
      this.wanted = null;
      return writeFromHost(welcome);
    }
    const { loss } = this;
    if (loss && this.length >= loss.index) {
      this.loss = null;
      this.seats = loss.seats;
      return writeFromHost({ kind: 'seats', seats: loss.seats });
    }
    if (loss && loss.index < match.log.length) {
      const { bytes, next } = this.commits.part(match, this.length, loss.index);
      this.length = next;
      return bytes;
    }
    if (this.length < match.log.length) {
      const { bytes, next } = this.commits.after(match, this.length);
      this.length = next;
      // A guest clears held answers and wanted dice itself when it receives a commit.
      this.held = [];
      this.wanted = null;
      return bytes;
    }
    if (this.asked) {
      const call = this.asked;
      this.asked = null;
      return writeFromHost({ kind: 'call', ...call });
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

  /**
   * N32: notes that the guest has lost a seat since it last received the seats, even if it has the seat again by
   * now.
   */
  private noteLoss(): void {
    const { match, seats } = this.scene();
    const { loss } = this;
    const told = (loss?.seats ?? this.seats)?.assignments ?? [];
    const isLost = (seat: Seat): boolean => this.isOwn(told[seat]) && !this.isOwn(seats.assignments[seat]);
    if (!told.some((_, seat) => isLost(seat))) return;
    if (!loss) {
      this.loss = { index: match.log.length, seats };
      return;
    }
    // It learns of the seats that it has gained since then after the entries that others made before.
    const assignments = told.map((before, seat) =>
      isLost(seat) ? (seats.assignments[seat] ?? before) : before,
    );
    this.loss = { index: loss.index, seats: { ...seats, assignments } };
  }

  private isOwn(assignment: SeatAssignment | undefined): boolean {
    return assignment?.phone === this.phone && assignment?.bot === null;
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
