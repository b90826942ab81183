import type { Time } from '../../net/time';

/** The clock of a phone on the radio, which needs time itself. It may run faster, so that nobody waits for long patience. */
export class RunningTime implements Time {
  private readonly begun = performance.now();
  private readonly timers = new Set<NodeJS.Timeout>();
  private stopped = false;

  constructor(
    /** How many of its milliseconds pass in one. */
    readonly speed = 1,
  ) {}

  readonly now = (): number => (performance.now() - this.begun) * this.speed;

  readonly after = (ms: number, then: () => void): (() => void) => {
    if (this.stopped) return () => {};
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      then();
    }, ms / this.speed);
    this.timers.add(timer);
    return () => {
      clearTimeout(timer);
      this.timers.delete(timer);
    };
  };

  /** Nothing that waits happens any more. */
  stop(): void {
    this.stopped = true;
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }
}
