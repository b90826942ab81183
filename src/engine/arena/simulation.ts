import { seeded } from '../random';
import { onFloor } from './floor';
import type { Aim, Die } from './state';

/** What a throw meets: the dice that lie there, how many are thrown, and how. */
export interface Situation {
  readonly arena: readonly Die[];
  readonly thrown: number;
  readonly aim: Aim | null;
}

/** Said wherever fates are made, until they come out of physics. */
export const STAND_IN = 'stand-in fates';

/**
 * A stand-in for the physics: nothing flies and nothing collides. Thrown dice fall anywhere and show any face; now and
 * then one leaves the arena, lies cocked, or turns over a die that it meets. The same seed gives the same fates.
 */
export function simulate({ arena, thrown }: Situation, seed: number): readonly number[] {
  const random = seeded(seed);
  const oneIn = (n: number) => random(n) === 0;
  const lies = (face: number, { x, y, turn }: Omit<Die, 'face'>) => [face, x, y, turn];
  const stay = (die: Die) => lies(oneIn(8) ? 1 + random(6) : die.face, die);
  const fall = () => {
    if (oneIn(20)) return [0, 0, 0, 0];
    const face = 1 + random(6);
    return lies(oneIn(25) ? face + 10 : face, { ...somewhere(random), turn: random(360) });
  };
  return [...arena.flatMap(stay), ...Array.from({ length: thrown }, fall).flat()];
}

function somewhere(random: (n: number) => number): { x: number; y: number } {
  for (;;) {
    const [x, y] = [random(241) - 120, random(161) - 80];
    if (onFloor(x, y)) return { x, y };
  }
}
