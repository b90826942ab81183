import type { Peer } from './peer';

/**
 * Enough to keep the radio busy while JavaScript pauses. At 30 ms a value a goodbye waits at most a quarter
 * of a second.
 */
const MAX_QUEUED = 8;
/** JavaScript is called for four values, not for each one. */
const QUEUED_WHEN_DRAINED = 4;

/** A subscription to OUT, with its queue of values. */
export class Connection {
  private readonly queue: Uint8Array[] = [];
  private awaitsRoom = false;

  constructor(
    readonly number: number,
    readonly peer: Peer,
    readonly maxLength: number,
  ) {}

  /** Adds a value. False if there is no room. */
  offer(value: Uint8Array): boolean {
    this.awaitsRoom ||= this.queue.length >= MAX_QUEUED;
    if (this.queue.length >= MAX_QUEUED) return false;
    this.queue.push(value.slice());
    return true;
  }

  next(): Uint8Array | undefined {
    return this.queue.shift();
  }

  /** Puts a value back that the radio did not take. */
  putBack(value: Uint8Array): void {
    this.queue.unshift(value);
  }

  /** True once after each refusal, as soon as there is room again. */
  hasDrained(): boolean {
    if (!this.awaitsRoom || this.queue.length > QUEUED_WHEN_DRAINED) return false;
    this.awaitsRoom = false;
    return true;
  }
}
