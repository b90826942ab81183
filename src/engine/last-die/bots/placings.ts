import { type Hand, holds, type Rolls } from './hands';

/** Sets of dice that can be placed together, with their values and rows, best first. */
export class Placings {
  size = 0;
  private readonly dice: number[] = [];
  private readonly worths: number[] = [];
  private readonly paths: number[] = [];

  clear(): void {
    this.size = 0;
  }

  /** `path` has six bits for each die, its row and its value; the first die is on the left. */
  add(dice: number, worth: number, path: number): void {
    let at = this.size;
    for (; at > 0 && (this.worths[at - 1] ?? 0) < worth; at -= 1) {
      this.dice[at] = this.dice[at - 1] ?? 0;
      this.worths[at] = this.worths[at - 1] ?? 0;
      this.paths[at] = this.paths[at - 1] ?? 0;
    }
    this.dice[at] = dice;
    this.worths[at] = worth;
    this.paths[at] = path;
    this.size += 1;
  }

  /** Returns the path of the placing with this rank, from 0. */
  pathAt(rank: number): number {
    return this.paths[rank] ?? 0;
  }

  /** Returns the ranks of the best placings of this hand, at most `most`. */
  ranksOf(hand: Hand, most: number): readonly number[] {
    const ranks: number[] = [];
    for (let rank = 0; rank < this.size && ranks.length < most; rank += 1)
      if (holds(hand, this.dice[rank] ?? 0)) ranks.push(rank);
    return ranks;
  }

  /** Returns the best placing; null if there is none. */
  best(): { readonly worth: number; readonly path: number } | null {
    return this.size === 0 ? null : { worth: this.worths[0] ?? 0, path: this.paths[0] ?? 0 };
  }

  /** Returns the average over all rolls of their best placing. A roll of which no die fits counts 0. */
  expected({ hands, chances }: Rolls): number {
    const { size, dice, worths } = this;
    let sum = 0;
    for (let at = 0; at < hands.length; at += 1) {
      const hand = hands[at] ?? 0;
      for (let one = 0; one < size; one += 1)
        if (holds(hand, dice[one] ?? 0)) {
          sum += (chances[at] ?? 0) * (worths[one] ?? 0);
          break;
        }
    }
    return sum;
  }
}
