// The game's own throws, timed on any engine. bench/peers/arena does the same for the libraries.

import { digestOf } from '../../scripts/engines/digest';
import { anyStyle, anyTarget } from '../../scripts/throws/situations';
import { aimAt } from '../../src/engine/arena/physics/styles';
import { beginThrow } from '../../src/engine/arena/physics/throwing';
import type { Situation } from '../../src/engine/arena/simulation';
import { seeded, type Uniform } from '../../src/engine/random';
import { costs } from './cost';
import { type Asked, type Measured, type Scene, TEN_SPOTS } from './scenes';

export function run({ scene, seed, throws, milliseconds }: Asked): Measured {
  const random = seeded(seed);
  const ends: number[] = [];
  const times = costs(throws, milliseconds, (at) => {
    const throwing = beginThrow(situationOf(scene, random), random(2 ** 31));
    while (!throwing.settled) throwing.step();
    throwing.fates();
    if (at < 2) ends.push(...throwing.poses);
  });
  return { times, hash: digestOf(ends) };
}

/** A throw in each style, at one of the ten dice or at the middle. */
function situationOf(scene: Scene, random: Uniform): Situation {
  const style = anyStyle(random);
  if (scene !== 'one into ten')
    return {
      arena: [],
      thrown: scene === 'grand throw of nine' ? 9 : 12,
      aim: aimAt(style, anyTarget(random, 0.2)),
    };
  const [x, y] = TEN_SPOTS[random(TEN_SPOTS.length)] ?? [0, 0];
  const arena = TEN_SPOTS.map(([left, up]) => ({ face: 2 + random(5), x: left, y: up, turn: random(360) }));
  return { arena, thrown: 1, aim: aimAt(style, { x, y }) };
}
