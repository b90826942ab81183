/**
 * Results with the luck that was in them. The mean of luck is known to be 0, so as much of it is taken away as
 * leaves the least variance: nearly all where the coach values positions well, and none if luck says nothing.
 */
export class Pairs {
  private count = 0;
  private won = 0;
  private luck = 0;
  private wonWon = 0;
  private luckLuck = 0;
  private wonLuck = 0;

  add(won: number, luck: number): void {
    this.count += 1;
    this.won += won;
    this.luck += luck;
    this.wonWon += won * won;
    this.luckLuck += luck * luck;
    this.wonLuck += won * luck;
  }

  /** The mean of the results without luck. */
  mean(): number {
    return (this.won - this.part() * this.luck) / this.count;
  }

  /** Its standard error. */
  error(): number {
    const { count } = this;
    const won = this.wonWon / count - (this.won / count) ** 2;
    const left = won - this.part() * this.covariance();
    return Math.sqrt(Math.max(0, left) / count);
  }

  private covariance(): number {
    return this.wonLuck / this.count - (this.won / this.count) * (this.luck / this.count);
  }

  private part(): number {
    const variance = this.luckLuck / this.count - (this.luck / this.count) ** 2;
    return variance > 0 ? this.covariance() / variance : 0;
  }
}
