import { overlap, wholeOnFloor } from '../../../src/engine/arena/floor';
import { aimAt, styles } from '../../../src/engine/arena/physics/styles';
import { beginThrow, type Throwing } from '../../../src/engine/arena/physics/throwing';
import type { Situation } from '../../../src/engine/arena/simulation';
import type { Die } from '../../../src/engine/arena/state';
import { seeded, type Uniform } from '../../../src/engine/random';

/** Returns this many dice at random places on the floor. */
export function someDice(count: number, random: Uniform): readonly Die[] {
  const dice: Die[] = [];
  while (dice.length < count) {
    const die = { face: 2 + random(5), x: random(261) - 130, y: random(181) - 90, turn: random(360) };
    if (wholeOnFloor(die) && !dice.some((other) => overlap(other, die))) dice.push(die);
  }
  return dice;
}

/** Returns throws like those of a game, each with its seed. Every fourth one is a grand throw. */
export function someThrows(count: number, seed: number): readonly { situation: Situation; seed: number }[] {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, at) => {
    const arena = at % 4 === 0 ? [] : someDice(1 + random(10), random);
    const target = arena[0] ?? { x: random(81) - 40, y: random(61) - 30 };
    const aim = aimAt(styles[random(styles.length)] ?? 'toss', target);
    return { situation: { arena, thrown: at % 4 === 0 ? 2 + random(8) : 1, aim }, seed: random(2 ** 31) };
  });
}

/** Simulates a throw to its end and calls `look` after every step. */
export function follow(situation: Situation, seed: number, look?: (throwing: Throwing) => void): Throwing {
  const throwing = beginThrow(situation, seed);
  while (!throwing.settled) {
    throwing.step();
    look?.(throwing);
  }
  return throwing;
}
