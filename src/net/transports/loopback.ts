import { ending, signal } from '../listeners';
import type { CloseReason, Link } from './link';

/** What a pair of ends is like. */
export interface Cable {
  /** At least 20, as for any link. */
  readonly maxFrame?: number;
  /** Frames that may be under way one way before `send` waits. */
  readonly window?: number;
  /** The cable is cut when this many frames have been sent, both ways together: that one and all under way are lost. */
  readonly cutAfter?: number;
}

/** One way of a cable that has something to deliver: the next frame, or the news that the other end is gone. */
export interface Delivery {
  /** Which cable, in the order they were made. */
  readonly cable: number;
  readonly to: 'a' | 'b';
  deliver(): void;
}

export interface Plugged {
  readonly a: Link;
  readonly b: Link;
  /** Everything under way is lost. Each end notices when its news are delivered. */
  cut(): void;
}

/** Cables in memory. Nothing moves until somebody delivers it: delays and crossing messages are the caller's choice. */
export interface Loopback {
  plug(cable?: Cable): Plugged;
  /** All that could happen next. Empty: everything has arrived. */
  deliveries(): readonly Delivery[];
  /** Delivers the first again and again, and lets promises run in between, until nothing is left. */
  settle(): Promise<void>;
}

export function loopback(): Loopback {
  const directions: Direction[] = [];
  let cables = 0;

  function plug({ maxFrame = 512, window = 8, cutAfter = Number.POSITIVE_INFINITY }: Cable = {}): Plugged {
    const cable = cables;
    cables += 1;
    let sent = 0;
    const counted = (): void => {
      sent += 1;
      if (sent === cutAfter) cut();
    };
    const toA = new Direction(cable, 'a', window, counted);
    const toB = new Direction(cable, 'b', window, counted);
    const forget = (): void => {
      for (const direction of [toA, toB]) if (direction.done()) remove(direction);
    };
    const cut = (): void => {
      toA.lose();
      toB.lose();
    };
    directions.push(toA, toB);
    return { a: endOf(toB, toA, maxFrame, forget), b: endOf(toA, toB, maxFrame, forget), cut };
  }

  function remove(direction: Direction): void {
    const at = directions.indexOf(direction);
    if (at >= 0) directions.splice(at, 1);
  }

  const deliveries = (): readonly Delivery[] => directions.filter((direction) => direction.pending());

  return {
    plug,
    deliveries,
    async settle() {
      for (;;) {
        await Promise.resolve().then(() => undefined);
        const next = deliveries()[0] ?? (await afterPromises(deliveries));
        if (next === undefined) return;
        next.deliver();
      }
    },
  };
}

/** Sends may wait for promises that wait for promises: nothing is quiet before several turns were. */
async function afterPromises(deliveries: () => readonly Delivery[]): Promise<Delivery | undefined> {
  for (let turn = 0; turn < 20; turn += 1) {
    await Promise.resolve();
    const next = deliveries()[0];
    if (next !== undefined) return next;
  }
  return undefined;
}

class Direction implements Delivery {
  readonly frames = signal<Uint8Array>();
  readonly end = ending();
  private readonly under: Uint8Array[] = [];
  private readonly room: (() => void)[] = [];
  private news: CloseReason | null = null;

  constructor(
    readonly cable: number,
    readonly to: 'a' | 'b',
    private readonly window: number,
    private readonly counted: () => void,
  ) {}

  put(frame: Uint8Array): Promise<void> {
    if (this.news !== null || this.done()) return Promise.resolve();
    this.under.push(frame);
    this.counted();
    if (this.under.length < this.window) return Promise.resolve();
    return new Promise((resolve) => this.room.push(resolve));
  }

  pending(): boolean {
    return this.end.reason() === null && (this.under.length > 0 || this.news !== null);
  }

  done(): boolean {
    return this.end.reason() !== null;
  }

  deliver(): void {
    if (!this.pending()) return;
    const frame = this.under.shift();
    if (this.under.length < this.window) this.release();
    if (frame !== undefined) this.frames.emit(frame);
    else if (this.news !== null) this.end.end(this.news);
  }

  /** After what is under way, this end hears that it is over. */
  finish(reason: CloseReason): void {
    this.news ??= reason;
    this.release();
  }

  lose(): void {
    this.under.length = 0;
    this.finish('lost');
  }

  private release(): void {
    for (const resolve of this.room.splice(0)) resolve();
  }
}

function endOf(out: Direction, into: Direction, maxFrame: number, forget: () => void): Link {
  into.end.on(() => {
    out.finish('lost');
    forget();
  });
  return {
    maxFrame,
    onFrame: into.frames.on,
    onClose: into.end.on,
    send(frame) {
      if (frame.length === 0 || frame.length > maxFrame)
        throw new RangeError(`a frame of ${frame.length} bytes`);
      return into.end.reason() === null ? out.put(frame.slice()) : Promise.resolve();
    },
    close(reason = 'closed') {
      out.finish('ended');
      into.end.end(reason);
    },
  };
}
