/** NB6: at a sixth start within 30 s Android reports an error, or silently finds nothing. */
const STARTS = 4;
const WINDOW_MS = 30_000;

/** Limits how often scans are started. */
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

  /** The system reports too many starts: no scan starts for the whole window. */
  exhaust(now: number): void {
    this.starts = Array.from({ length: STARTS }, () => now);
  }
}
