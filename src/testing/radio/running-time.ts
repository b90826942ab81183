import type { Clock } from '../../net/clock';

/** The clock of apps on the radio, which runs in real time. It may run faster, to shorten long timeouts. */
export class RunningTime implements Clock {
  private readonly timers = new Set<NodeJS.Timeout>();
  private stopped = false;
  private readonly ends: (() => void)[] = [];
  /** Timers that fired while it was frozen. */
  private held: (() => void)[] | null = null;

  constructor(
    /** Its milliseconds for each real one. */
    readonly speed = 1,
    private readonly begun = performance.now(),
  ) {}

  /** A clock with the same time for one run of an app, which can be stopped alone. */
  life(): RunningTime {
    return new RunningTime(this.speed, this.begun);
  }

  readonly now = (): number => (performance.now() - this.begun) * this.speed;

  readonly after = (ms: number, then: () => void): (() => void) => {
    if (this.stopped) return () => {};
    let cancelled = false;
    const due = (): void => {
      if (cancelled) return;
      if (this.held) this.held.push(due);
      else then();
    };
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      due();
    }, ms / this.speed);
    this.timers.add(timer);
    return () => {
      cancelled = true;
      clearTimeout(timer);
      this.timers.delete(timer);
    };
  };

  /** Cancels all timers. */
  stop(): void {
    this.stopped = true;
    this.held = null;
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    for (const end of this.ends.splice(0)) end();
  }

  /** Adds a function to call when this run of an app ends, for example to close its sockets. */
  onStop(end: () => void): void {
    this.ends.push(end);
  }

  /** Suspends JavaScript, like a phone with its screen off. */
  freeze(): void {
    this.held ??= [];
  }

  thaw(): void {
    const due = this.held ?? [];
    this.held = null;
    for (const each of due) each();
  }
}
