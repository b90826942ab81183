import type { Uniform } from './random';
import type { Refusal } from './refusal';
import { reasons } from './refusal';

/** Numbers that are drawn together: some dice, a shuffled stack, the fates of thrown dice. */
export interface Draw {
  /** How many numbers it draws. */
  readonly size: number;
  /** Whether it is dice, which people may throw themselves. Stacks are always shuffled by the phone. */
  readonly dice: boolean;
  /** Whether these numbers, `size` of them, are a possible result. */
  fits(values: readonly number[]): boolean;
  /** Draws the numbers from a uniform source. */
  fall(random: Uniform): readonly number[];
  /**
   * Draws the same numbers step by step, for a draw that takes long to compute. For such a draw zeros fit
   * too.
   */
  slowly?(): Steps;
}

/** A computation that can pause after every step. */
export type Steps = Iterator<undefined, readonly number[]>;

/** The source of dice. A game does not know which source it is. */
export interface Chance {
  draw(what: Draw): readonly number[];
}

/** Draws `size` numbers from `low` to `high`. */
export function numbers(size: number, low: number, high: number, dice = false): Draw {
  return {
    size,
    dice,
    fits: (values) => values.every((value) => value >= low && value <= high),
    fall(random) {
      const values: number[] = [];
      for (let i = 0; i < size; i += 1) values.push(low + random(high - low + 1));
      return values;
    },
  };
}

const DICE = Array.from({ length: 31 }, (_, size) => numbers(size, 1, 6, true));

/** Draws `size` ordinary dice. */
export const dice = (size: number): Draw => DICE[size] ?? numbers(size, 1, 6, true);

/** Draws the items, which are all different, in a random order. */
export function shuffled(items: readonly number[]): Draw {
  return {
    size: items.length,
    dice: false,
    fits(values) {
      const left = new Set(items);
      return values.every((value) => left.delete(value));
    },
    fall(random) {
      const order = [...items];
      for (let i = order.length - 1; i > 0; i -= 1) {
        const j = random(i + 1);
        const held = order[i] ?? 0;
        order[i] = order[j] ?? 0;
        order[j] = held;
      }
      return order;
    },
  };
}

/** Draws 1 … n in a random order. */
export const permutation = (n: number): Draw => shuffled(Array.from({ length: n }, (_, i) => i + 1));

/** Draws one number. */
export function drawOne(chance: Chance, low: number, high: number): number {
  return chance.draw(numbers(1, low, high))[0] ?? low;
}

/** A chance over uniform numbers. It is fair with a secure source and repeatable with a seeded one. */
export const rolled = (random: Uniform): Chance => ({ draw: (what) => what.fall(random) });

/** A chance that draws from another one and records the numbers in `values`. */
export function noted(chance: Chance): Chance & { readonly values: readonly number[] } {
  const values: number[] = [];
  return {
    values,
    draw(what) {
      const drawn = chance.draw(what);
      for (const value of drawn) values.push(value);
      return drawn;
    },
  };
}

export const diceReasons = reasons('dice', {
  'too-few': ['M5', 'There are fewer dice than this move draws.'],
  'left-over': ['M5', 'There are more dice than this move draws.'],
  empty: ['M5', 'An entry that draws no dice has no list of dice.'],
  impossible: ['M6', 'The dice show something that cannot have fallen.'],
});

export interface GivenChance extends Chance {
  /** To be called after the move: returns null if the values were exactly those that the move drew. */
  fault(): Refusal | null;
}

const zero: Uniform = () => 0;

/** Returns a possible result without cost, so that `play` can end although its result will be discarded. */
const possible = (what: Draw): readonly number[] =>
  what.slowly ? Array<number>(what.size).fill(0) : what.fall(zero);

/**
 * A chance with known values, from a record, a message or a test.
 *
 * If the values don't fit a draw, it gets a possible result, so that `play` can end, and `fault` returns why.
 * The caller must then discard the state.
 */
export function given(values: readonly number[]): GivenChance {
  let used = 0;
  let problem: Refusal | null = null;
  return {
    draw(what) {
      if (problem) return possible(what);
      const next = values.slice(used, used + what.size);
      used += what.size;
      const short = next.length < what.size;
      if (!short && what.fits(next)) return next;
      problem = diceReasons[short ? 'too-few' : 'impossible'];
      return possible(what);
    },
    fault: () => problem ?? (used < values.length ? diceReasons['left-over'] : null),
  };
}

export interface TappedChance extends Chance {
  /** Returns the dice that people still have to throw; null if there were enough. */
  wanted(): Draw | null;
  /** Returns why the tapped dice don't fit; null if they do. */
  fault(): Refusal | null;
}

/**
 * A chance with dice that people have thrown and tapped in; all other draws go to `rest`. The caller plays
 * the move again with more values until none are wanted.
 */
export function tapped(values: readonly number[], rest: Chance): TappedChance {
  let used = 0;
  let missing: Draw | null = null;
  let problem: Refusal | null = null;
  return {
    draw(what) {
      if (!what.dice) return rest.draw(what);
      const next = values.slice(used, used + what.size);
      used += next.length;
      if (!missing && !problem) {
        if (next.length < what.size) missing = what;
        else if (what.fits(next)) return next;
        else problem = diceReasons.impossible;
        // Too few dice for this draw must not be used for a later one either.
        if (missing && next.length > 0) problem = diceReasons['too-few'];
      }
      return possible(what);
    },
    wanted: () => missing,
    fault: () => problem ?? (used < values.length ? diceReasons['left-over'] : null),
  };
}

export interface PatientChance extends Chance {
  /** All values that have been drawn, up to the draw that is not finished. */
  readonly values: readonly number[];
  /** Returns the draw that is not finished. The result of the move is valid only if this is null. */
  falling(): Steps | null;
}

/**
 * A chance that stops at a slow draw. The caller computes that draw and plays the move again, with the values
 * so far and the computed ones.
 */
export function patient(values: readonly number[], rest: Chance): PatientChance {
  const drawn = [...values];
  let used = 0;
  let falling: Steps | null = null;
  return {
    values: drawn,
    draw(what) {
      if (falling) return possible(what);
      if (used === drawn.length) {
        if (what.slowly) {
          falling = what.slowly();
          return possible(what);
        }
        drawn.push(...rest.draw(what));
      }
      used += what.size;
      return drawn.slice(used - what.size, used);
    },
    falling: () => falling,
  };
}
