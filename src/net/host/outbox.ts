import type { Seat } from '../../engine/game';
import type { AnyMatch } from '../../engine/match';
import type { Refusal } from '../../engine/refusal';
import { writeFromHost } from '../protocol/from-host';
import type { Call, FromHost, SeatsTable, Welcome } from '../protocol/message';
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

/** The seats that a guest must know before it receives the entries from this index on. */
interface SeatChange {
  readonly index: number;
  readonly seats: SeatsTable;
}

/** N26: a guest that has not taken so many changes of seats and phones is closed. */
const MOST_CHANGES = 256;

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
  /** The changes of seats and phones that the guest does not know yet. */
  private changes: SeatChange[] = [];
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
    this.seats = welcome.seats;
    this.changes = [];
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
    this.noteChange();
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
    const { match, held, wanted } = this.scene();
    if (this.welcome) {
      const { welcome } = this;
      this.welcome = null;
      this.length = welcome.from;
      this.held = [];
      this.wanted = null;
      return writeFromHost(welcome);
    }
    const [change] = this.changes;
    if (change && this.length >= change.index) {
      this.changes.shift();
      return writeFromHost({ kind: 'seats', seats: change.seats });
    }
    if (change && change.index < match.log.length) {
      const { bytes, next } = this.commits.part(match, this.length, change.index);
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
   * N32, N36: notes a change of seats or phones, also if it is undone before the guest learns of it: the guest judges
   * each entry by who kept its seat, and who was connected.
   */
  private noteChange(): void {
    const { match, seats } = this.scene();
    if (this.seats === seats) return;
    this.seats = seats;
    const index = match.log.length;
    const last = this.changes.at(-1);
    if (last?.index === index && isSameForEntries(last.seats, seats)) this.changes.pop();
    this.changes.push({ index, seats });
    if (this.changes.length > MOST_CHANGES) this.channel.close('lost');
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

/** Whether the same phones keep the seats, and the same are connected. */
const isSameForEntries = (one: SeatsTable, other: SeatsTable): boolean =>
  keepersOf(one).join() === keepersOf(other).join();

const keepersOf = ({ assignments, phones }: SeatsTable): readonly string[] => [
  ...assignments.map(({ phone, bot }) => `${phone} ${bot}`),
  ...phones.map(({ number, here }) => `${number} ${here}`),
];
