import { beginThrow } from '../../src/engine/arena/physics/throwing';
import type { Situation } from '../../src/engine/arena/simulation';
import { deepest } from './depth';

/** The observations of one throw. */
export interface Watched {
  /** The largest growth of the energy of all dice, as a share of the initial energy. */
  readonly growth: number;
  /** The greatest depth of a die in anything, in mm. */
  readonly depth: number;
  readonly seconds: number;
}

/** Measuring the depth takes longer than a step, so only every DEPTH_EVERY-th step is measured. */
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
