import { ending, signal } from '../listeners';
import type { CloseReason, Link } from './link';

/** The properties of a simulated cable. */
export interface Cable {
  /** At least 20, as for any link. */
  readonly maxFrame?: number;
  /** The number of frames in transit in one direction at which `send` waits. */
  readonly window?: number;
  /** The cable is cut at this frame, counted in both directions. It and all frames in transit are lost. */
  readonly cutAfter?: number;
}

/** A direction of a cable that has something to deliver: the next frame, or the close of the other end. */
export interface Delivery {
  /** The number of the cable, in order of creation. */
  readonly cable: number;
  readonly to: 'a' | 'b';
  deliver(): void;
}

export interface Plugged {
  readonly a: Link;
  readonly b: Link;
  /** Loses everything in transit. Each end closes when its `Delivery` happens. */
  cut(): void;
}

/** Links in memory. Frames move only when the caller delivers them, so a test chooses delays and order. */
export interface Loopback {
  plug(cable?: Cable): Plugged;
  /** All possible next deliveries. Empty if everything has arrived. */
  deliveries(): readonly Delivery[];
  /** Delivers until nothing is left. Promises run in between. */
  settle(): Promise<void>;
}

export function loopback(): Loopback {
  const directions: Direction[] = [];
  let cables = 0;

  function plug({ maxFrame = 512, window = 8, cutAfter = Number.POSITIVE_INFINITY }: Cable = {}): Plugged {
    const cable = cables;
    cables += 1;
    let sent = 0;
    const onSent = (): void => {
      sent += 1;
      if (sent === cutAfter) cut();
    };
    const toA = new Direction(cable, 'a', window, onSent);
    const toB = new Direction(cable, 'b', window, onSent);
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

/** A send may follow a chain of promises, so several turns without a delivery are needed to be sure. */
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
  private readonly inTransit: Uint8Array[] = [];
  private readonly room: (() => void)[] = [];
  private closing: CloseReason | null = null;

  constructor(
    readonly cable: number,
    readonly to: 'a' | 'b',
    private readonly window: number,
    private readonly onSent: () => void,
  ) {}

  send(frame: Uint8Array): Promise<void> {
    if (this.closing !== null || this.done()) return Promise.resolve();
    this.inTransit.push(frame);
    this.onSent();
    if (this.inTransit.length < this.window) return Promise.resolve();
    return new Promise((resolve) => this.room.push(resolve));
  }

  pending(): boolean {
    return this.end.reason() === null && (this.inTransit.length > 0 || this.closing !== null);
  }

  done(): boolean {
    return this.end.reason() !== null;
  }

  deliver(): void {
    if (!this.pending()) return;
    const frame = this.inTransit.shift();
    if (this.inTransit.length < this.window) this.release();
    if (frame !== undefined) this.frames.emit(frame);
    else if (this.closing !== null) this.end.end(this.closing);
  }

  /** Closes the receiving end after the frames in transit. */
  finish(reason: CloseReason): void {
    this.closing ??= reason;
    this.release();
  }

  lose(): void {
    this.inTransit.length = 0;
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
      return into.end.reason() === null ? out.send(frame.slice()) : Promise.resolve();
    },
    close(reason = 'closed') {
      out.finish('ended');
      into.end.end(reason);
    },
  };
}
