/** NB6: Android answers a sixth start within 30 s with an error, or with nothing at all. */
const STARTS = 4;
const WINDOW_MS = 30_000;

/** When scans were started lately. */
export class ScanBudget {
  private starts: number[] = [];

  /** Milliseconds until a scan may start; 0: now. */
  wait(now: number): number {
    this.starts = this.starts.filter((at) => now - at < WINDOW_MS);
    const [first = now] = this.starts;
    return this.starts.length < STARTS ? 0 : first + WINDOW_MS - now;
  }

  started(now: number): void {
    this.starts.push(now);
  }

  /** The system says that there were too many: nothing starts before they are forgotten. */
  exhaust(now: number): void {
    this.starts = Array.from({ length: STARTS }, () => now);
  }
}
