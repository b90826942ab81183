import type { Uniform } from './random';
import type { Refusal } from './refusal';
import { reasons } from './refusal';

/** Something that is drawn in one go: some dice, a shuffled stack, the fates of thrown dice. */
export interface Draw {
  /** How many numbers it gives. */
  readonly size: number;
  /** Whether it is dice, which people may throw themselves; a phone can shuffle a pile for them. */
  readonly dice: boolean;
  /** Whether these numbers, `size` of them, can have come from it. */
  fits(values: readonly number[]): boolean;
  /** The numbers, made from uniform ones. */
  fall(random: Uniform): readonly number[];
  /** For what takes long to fall: the same numbers, worked out step by step. Zeros in their place fit too. */
  slowly?(): Steps;
}

/** Work that can be laid aside after every step. */
export type Steps = Iterator<undefined, readonly number[]>;

/** Where dice come from. A game asks for what it needs and never knows who answers. */
export interface Chance {
  draw(what: Draw): readonly number[];
}

/** `size` numbers, each from `low` to `high`. */
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

/** `size` ordinary dice. */
export const dice = (size: number): Draw => DICE[size] ?? numbers(size, 1, 6, true);

/** The items, all different, in some order. */
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

/** 1 … n in some order. */
export const permutation = (n: number): Draw => shuffled(Array.from({ length: n }, (_, i) => i + 1));

/** A number of one draw. */
export function drawOne(chance: Chance, low: number, high: number): number {
  return chance.draw(numbers(1, low, high))[0] ?? low;
}

/** Chance made from uniform numbers: fair with a secure source, repeatable with a seeded one. */
export const rolled = (random: Uniform): Chance => ({ draw: (what) => what.fall(random) });

/** Passes on what another chance gives and keeps it in `values`. */
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
  /** To be asked after the move: null if the dice were exactly what it drew. */
  fault(): Refusal | null;
}

const nothingElse: Uniform = () => 0;

/** Something possible, at no cost: so that `play` can end where the dice don't count. */
const anything = (what: Draw): readonly number[] =>
  what.slowly ? Array<number>(what.size).fill(0) : what.fall(nothingElse);

/**
 * Dice that are known already: from a record, a message or a test.
 *
 * When they do not serve, the draw is answered with something possible, so that `play` can end, and `fault` tells:
 * whoever asks for the state must throw it away.
 */
export function given(values: readonly number[]): GivenChance {
  let used = 0;
  let found: Refusal | null = null;
  return {
    draw(what) {
      if (found) return anything(what);
      const next = values.slice(used, used + what.size);
      used += what.size;
      const short = next.length < what.size;
      if (!short && what.fits(next)) return next;
      found = diceReasons[short ? 'too-few' : 'impossible'];
      return anything(what);
    },
    fault: () => found ?? (used < values.length ? diceReasons['left-over'] : null),
  };
}

export interface TappedChance extends Chance {
  /** The dice that are still to be thrown; null if there were enough. */
  wanted(): Draw | null;
  /** What is wrong with those that were tapped in. */
  fault(): Refusal | null;
}

/**
 * Dice that people have thrown and tapped in; everything else comes from `rest`. Tapping in is asking again with more values
 * until none are wanted.
 */
export function tapped(values: readonly number[], rest: Chance): TappedChance {
  let used = 0;
  let missing: Draw | null = null;
  let wrong: Refusal | null = null;
  return {
    draw(what) {
      if (!what.dice) return rest.draw(what);
      const next = values.slice(used, used + what.size);
      used += next.length;
      if (!missing && !wrong) {
        if (next.length < what.size) missing = what;
        else if (what.fits(next)) return next;
        else wrong = diceReasons.impossible;
        // Dice that are too few for this draw are not for another one either.
        if (missing && next.length > 0) wrong = diceReasons['too-few'];
      }
      return anything(what);
    },
    wanted: () => missing,
    fault: () => wrong ?? (used < values.length ? diceReasons['left-over'] : null),
  };
}

export interface PatientChance extends Chance {
  /** All that has been drawn, up to what is still falling. */
  readonly values: readonly number[];
  /** What is still falling; null if everything lies. The outcome counts only then. */
  falling(): Steps | null;
}

/**
 * Chance that doesn't wait for what falls slowly: whoever asked works that out and asks again, with the values drawn so far and
 * those that came out.
 */
export function patient(values: readonly number[], rest: Chance): PatientChance {
  const drawn = [...values];
  let used = 0;
  let falling: Steps | null = null;
  return {
    values: drawn,
    draw(what) {
      if (falling) return anything(what);
      if (used === drawn.length) {
        if (what.slowly) {
          falling = what.slowly();
          return anything(what);
        }
        drawn.push(...rest.draw(what));
      }
      used += what.size;
      return drawn.slice(used - what.size, used);
    },
    falling: () => falling,
  };
}
