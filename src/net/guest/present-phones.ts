/** The phones that the host shows as connected. */
export class PresentPhones {
  /** Those at any time since the last commit. */
  private since: ReadonlySet<number>;

  constructor(public now: ReadonlySet<number>) {
    this.since = now;
  }

  /** The host says so on a connection that begins. */
  begin(phones: ReadonlySet<number>): void {
    this.now = phones;
    this.since = phones;
  }

  change(phones: ReadonlySet<number>): void {
    this.now = phones;
    this.since = new Set([...this.since, ...phones]);
  }

  /** A commit has come. */
  committed(): void {
    this.since = this.now;
  }

  /** N36: whether this phone may have witnessed a roll of the next commit. */
  mayWitness = (phone: number): boolean => this.since.has(phone);
}
