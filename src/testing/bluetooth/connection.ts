import type { Peer } from './peer';

/** Keeps the radio busy while JavaScript pauses, and a goodbye waits for a quarter of a second at most, at 30 ms a value. */
const MAX_QUEUED = 8;
/** JavaScript is woken up for four values, not for each. */
const QUEUED_WHEN_DRAINED = 4;

/** A subscription to OUT, with what waits to be notified. */
export class Connection {
  private readonly queue: Uint8Array[] = [];
  private awaitsRoom = false;

  constructor(
    readonly number: number,
    readonly peer: Peer,
    readonly maxLength: number,
  ) {}

  /** False: there is no room. */
  offer(value: Uint8Array): boolean {
    this.awaitsRoom ||= this.queue.length >= MAX_QUEUED;
    if (this.queue.length >= MAX_QUEUED) return false;
    this.queue.push(value.slice());
    return true;
  }

  next(): Uint8Array | undefined {
    return this.queue.shift();
  }

  /** The radio did not take it after all. */
  putBack(value: Uint8Array): void {
    this.queue.unshift(value);
  }

  /** True once after each time that there was no room. */
  hasDrained(): boolean {
    if (!this.awaitsRoom || this.queue.length > QUEUED_WHEN_DRAINED) return false;
    this.awaitsRoom = false;
    return true;
  }
}
