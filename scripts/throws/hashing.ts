// The program for every engine: only the game's own code and plain JavaScript.

import { aimAt } from '../../src/engine/arena/physics/styles';
import { beginThrow } from '../../src/engine/arena/physics/throwing';
import type { Situation } from '../../src/engine/arena/simulation';
import { seeded, type Uniform } from '../../src/engine/random';
import { digestOf } from '../engines/digest';
import { anyArena, anyStyle, anyTarget, anyThrow, hostileThrow } from './situations';

export interface Asked {
  readonly seed: number;
  /** The number of the first throw, and the count of throws. */
  readonly from: number;
  readonly throws: number;
}

/** For each throw, a digest of the fates and final poses of its dice, to the last bit. */
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
 * The throw with this number: usually as in a game, at up to eleven dice, or a plain toss; sometimes a grand
 * throw into an empty arena, or a hostile throw.
 */
export function numbered(number: number, random: Uniform): Situation {
  if (number % 20 === 5) return hostileThrow(random);
  if (number % 10 === 0)
    return { arena: [], thrown: 2 + random(8), aim: aimAt(anyStyle(random), anyTarget(random, 0.5)) };
  if (number % 3 === 0) return anyThrow(random);
  const aim = number % 3 === 1 ? null : aimAt(anyStyle(random), anyTarget(random));
  return { arena: anyArena(random(12), random), thrown: 1, aim };
}
