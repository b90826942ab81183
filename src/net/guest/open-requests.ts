import type { Seat } from '../../engine/game';
import type { AnyMatch } from '../../engine/match';
import { accepted, type Refusal, type Result, refused } from '../../engine/refusal';
import type { FromGuest } from '../protocol/message';
import { netReasons } from '../protocol/net-reasons';

type Done = Result<null>;
type Asking = Extract<FromGuest, { readonly id: number }>;

interface Waiting {
  readonly message: Asking;
  resolve(done: Done): void;
}

/** The host takes no more at once (N25). */
const MOST = 12;

/** What was asked of the host and is not answered yet. */
export class OpenRequests {
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  /** Numbers the message and hands it on; resolves with the host's answer. */
  ask(make: (id: number) => Asking, send: (message: Asking) => void): Promise<Done> {
    if (this.waiting.size >= MOST) return Promise.resolve(refused(netReasons['too-much']));
    this.last += 1;
    const message = make(this.last);
    return new Promise((resolve) => {
      this.waiting.set(message.id, { message, resolve });
      send(message);
    });
  }

  nextId(): number {
    this.last += 1;
    return this.last;
  }

  answer(id: number, refusal: Refusal | null): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    waiting?.resolve(refusal ? refused(refusal) : accepted(null));
  }

  /** N14: connected again, with this log. What may have been done is never asked for twice. */
  settle(match: AnyMatch, send: (message: Asking) => void): void {
    for (const { message } of [...this.waiting.values()]) {
      if (message.kind === 'propose' && match.log.length === message.at) send(message);
      else if (message.kind === 'propose' && isDone(match, message.seat, message.at, message.moves.at(-1)))
        this.answer(message.id, null);
      else
        this.answer(message.id, message.kind === 'propose' ? netReasons['too-late'] : netReasons['not-here']);
    }
  }

  /** N14: entries from here on are given up, and with them what was decided on them. */
  rewound(length: number): void {
    for (const { message } of [...this.waiting.values()])
      if (message.kind === 'propose' && message.at > length) this.answer(message.id, netReasons['too-late']);
  }

  giveUp(refusal: Refusal): void {
    for (const id of [...this.waiting.keys()]) this.answer(id, refusal);
  }
}

const isDone = ({ game, log }: AnyMatch, seat: Seat, at: number, move: string | undefined): boolean =>
  log.slice(at).some((entry) => entry.seat === seat && game.notation.format(entry.move) === move);
