import { beginThrow } from './physics/throwing';
import type { Aim, Die } from './state';

export { HAND_REACH, HAND_SPEED } from './physics/hand';

/** The input of a throw: the dice in the arena, the number of thrown dice, and the aim. */
export interface Situation {
  readonly arena: readonly Die[];
  readonly thrown: number;
  readonly aim: Aim | null;
}

/** Returns the fates of all dice of a throw. The same seed gives the same fates on every engine. */
export function simulate(situation: Situation, seed: number): readonly number[] {
  const throwing = beginThrow(situation, seed);
  while (!throwing.settled) throwing.step();
  return throwing.fates();
}
