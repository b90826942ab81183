import { beginThrow } from '../../src/engine/arena/physics/throwing';
import type { Situation } from '../../src/engine/arena/simulation';
import { deepest } from './depth';

/** What is seen of one throw. */
export interface Watched {
  /** By how much the energy of all dice rose at the most, as a share of what there was at first. */
  readonly growth: number;
  /** How deep any die was in anything, in mm. */
  readonly depth: number;
  readonly seconds: number;
}

/** Depth takes longer to measure than to throw: looked at every so many steps. */
const DEPTH_EVERY = 3;

export function watch(situation: Situation, seed: number): Watched {
  const throwing = beginThrow(situation, seed);
  const first = throwing.energy;
  let [least, growth, depth] = [first, 0, 0];
  for (let step = 0; !throwing.settled; step += 1) {
    throwing.step();
    growth = Math.max(growth, (throwing.energy - least) / first);
    least = Math.min(least, throwing.energy);
    if (step % DEPTH_EVERY === 0) depth = Math.max(depth, deepest(throwing.poses, throwing.count));
  }
  return {
    growth,
    depth: Math.max(depth, deepest(throwing.poses, throwing.count)),
    seconds: throwing.time,
  };
}
