import { FACE_SETS, type Faces } from './faces';

/** A possible outcome of a throw of one die: the dice taken, the faces that stay, and the probability. */
export type Outcome = readonly [taken: number, left: Faces, share: number];

/** A way to throw one die, with what came of it when it was measured. */
export interface Measured {
  readonly outcomes: readonly Outcome[];
}

/** Returns the value for the thrower of ending its turn with this reserve and these faces in the arena. */
export type Ended = (reserve: number, lying: Faces) => number;

/** The exact values of the rest of a turn, if each throw comes out as it was measured. */
export class TurnValues<Throw extends Measured> {
  private readonly known: (number | undefined)[] = [];

  constructor(
    private readonly throwsAt: (lying: Faces) => readonly Throw[],
    readonly ended: Ended,
  ) {}

  /** Returns the best way to throw now, and its value. The reserve has a die at least. */
  best(lying: Faces, reserve: number): { readonly choice: Throw; readonly value: number } {
    const [first, ...others] = this.throwsAt(lying);
    if (first === undefined) throw new RangeError('no way to throw');
    let choice = first;
    let value = this.valueOf(first, reserve);
    for (const other of others) {
      const its = this.valueOf(other, reserve);
      if (its > value) {
        choice = other;
        value = its;
      }
    }
    return { choice, value };
  }

  valueOf({ outcomes }: Measured, reserve: number): number {
    let sum = 0;
    for (const [taken, left, share] of outcomes) sum += share * this.after(taken, left, reserve);
    return sum;
  }

  /** Returns the value after a throw that took so many dice and left these faces. */
  after(taken: number, left: Faces, reserve: number): number {
    return taken > 0 ? this.ended(reserve - 1 + taken, left) : this.goingOn(left, reserve - 1);
  }

  /** Returns the value after a throw without a match: the better of stopping and throwing on (A5). */
  private goingOn(lying: Faces, reserve: number): number {
    if (reserve === 0) return this.ended(0, lying);
    const at = reserve * FACE_SETS + lying;
    const value = this.known[at] ?? Math.max(this.ended(reserve, lying), this.best(lying, reserve).value);
    this.known[at] = value;
    return value;
  }
}
