// What every engine is asked to throw: nothing in here but the game's own code and plain JavaScript.

import { aimAt } from '../../src/engine/arena/physics/styles';
import { beginThrow } from '../../src/engine/arena/physics/throwing';
import type { Situation } from '../../src/engine/arena/simulation';
import { seeded, type Uniform } from '../../src/engine/random';
import { digestOf } from '../engines/digest';
import { anyArena, anyStyle, anyTarget, anyThrow, hostileThrow } from './situations';

export interface Asked {
  readonly seed: number;
  /** The throws from this number on, and how many. */
  readonly from: number;
  readonly throws: number;
}

/** A throw's fates and where its dice ended, to the last bit: a digest for each throw. */
export function run({ seed, from, throws }: Asked): readonly string[] {
  return Array.from({ length: throws }, (_, at) => {
    const random = seeded((seed + (from + at) * 0x9e3779b1) | 0);
    const throwing = beginThrow(numbered(from + at, random), random(2 ** 31));
    let steps = 0;
    while (!throwing.settled) {
      throwing.step();
      steps += 1;
    }
    return digestOf([...throwing.fates(), ...throwing.poses, throwing.time, steps]);
  });
}

/**
 * All that there is to throw: as in a game, into up to eleven dice, a plain toss; now and then all at once into none, and in bad
 * faith.
 */
export function numbered(number: number, random: Uniform): Situation {
  if (number % 20 === 5) return hostileThrow(random);
  if (number % 10 === 0)
    return { arena: [], thrown: 2 + random(8), aim: aimAt(anyStyle(random), anyTarget(random, 0.5)) };
  if (number % 3 === 0) return anyThrow(random);
  const aim = number % 3 === 1 ? null : aimAt(anyStyle(random), anyTarget(random));
  return { arena: anyArena(random(12), random), thrown: 1, aim };
}
