import type { Seat } from '../../engine/game';
import type { AnyMatch } from '../../engine/match';
import { accepted, type Refusal, type Result, refused } from '../../engine/refusal';
import type { FromGuest } from '../protocol/message';
import { netReasons } from '../protocol/net-reasons';

type Done = Result<null>;
type Request = Extract<FromGuest, { readonly id: number }>;

interface OpenRequest {
  readonly message: Request;
  resolve(done: Done): void;
}

/** Below the host's limit of 16 (N25). */
const MOST = 12;

/** The requests that the host has not answered yet. */
export class OpenRequests {
  private readonly unanswered = new Map<number, OpenRequest>();
  private last = 0;

  /** Numbers a request and sends it. Resolves with the host's answer. */
  add(make: (id: number) => Request, send: (message: Request) => void): Promise<Done> {
    if (this.unanswered.size >= MOST) return Promise.resolve(refused(netReasons['too-much']));
    this.last += 1;
    const message = make(this.last);
    return new Promise((resolve) => {
      this.unanswered.set(message.id, { message, resolve });
      send(message);
    });
  }

  nextId(): number {
    this.last += 1;
    return this.last;
  }

  answer(id: number, refusal: Refusal | null): void {
    const request = this.unanswered.get(id);
    this.unanswered.delete(id);
    request?.resolve(refusal ? refused(refusal) : accepted(null));
  }

  /**
   * N14: after a reconnect with this log, sends again what can't have been done, and answers the rest from
   * the log.
   */
  resolveAfterReconnect(match: AnyMatch, send: (message: Request) => void): void {
    for (const { message } of [...this.unanswered.values()]) {
      if (message.kind === 'propose' && match.log.length === message.at) send(message);
      else if (message.kind === 'propose' && isDone(match, message.seat, message.at, message.moves.at(-1)))
        this.answer(message.id, null);
      else
        this.answer(message.id, message.kind === 'propose' ? netReasons['too-late'] : netReasons['not-here']);
    }
  }

  /** N14: entries from this index on are given up. Proposals that were made after one of them are refused. */
  rewound(length: number): void {
    for (const { message } of [...this.unanswered.values()])
      if (message.kind === 'propose' && message.at > length) this.answer(message.id, netReasons['too-late']);
  }

  giveUp(refusal: Refusal): void {
    for (const id of [...this.unanswered.keys()]) this.answer(id, refusal);
  }
}

const isDone = ({ game, log }: AnyMatch, seat: Seat, at: number, move: string | undefined): boolean =>
  log.slice(at).some((entry) => entry.seat === seat && game.notation.format(entry.move) === move);
