import type { Clock } from '../../net/clock';

/** The clock of apps on the radio, which needs time itself. It may run faster, so that nobody waits for long patience. */
export class RunningTime implements Clock {
  private readonly timers = new Set<NodeJS.Timeout>();
  private stopped = false;
  private readonly ends: (() => void)[] = [];
  /** What fell due while it was frozen. */
  private held: (() => void)[] | null = null;

  constructor(
    /** How many of its milliseconds pass in one. */
    readonly speed = 1,
    private readonly begun = performance.now(),
  ) {}

  /** The same time, for one run of an app: it can be stopped by itself. */
  life(): RunningTime {
    return new RunningTime(this.speed, this.begun);
  }

  readonly now = (): number => (performance.now() - this.begun) * this.speed;

  readonly after = (ms: number, then: () => void): (() => void) => {
    if (this.stopped) return () => {};
    let calledOff = false;
    const due = (): void => {
      if (calledOff) return;
      if (this.held) this.held.push(due);
      else then();
    };
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      due();
    }, ms / this.speed);
    this.timers.add(timer);
    return () => {
      calledOff = true;
      clearTimeout(timer);
      this.timers.delete(timer);
    };
  };

  /** Nothing that waits happens any more. */
  stop(): void {
    this.stopped = true;
    this.held = null;
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    for (const end of this.ends.splice(0)) end();
  }

  /** What else ends with this run of an app, such as its sockets. */
  onStop(end: () => void): void {
    this.ends.push(end);
  }

  /** JavaScript stands still, as on a phone in a pocket. */
  freeze(): void {
    this.held ??= [];
  }

  thaw(): void {
    const due = this.held ?? [];
    this.held = null;
    for (const each of due) each();
  }
}
