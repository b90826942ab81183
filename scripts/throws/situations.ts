import { onFloor, overlap, wholeOnFloor } from '../../src/engine/arena/floor';
import { aimAt, type Style, styles } from '../../src/engine/arena/physics/styles';
import type { Situation } from '../../src/engine/arena/simulation';
import type { Aim, Die } from '../../src/engine/arena/state';
import type { Uniform } from '../../src/engine/random';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const between = (low: number, high: number, random: Uniform) => low + random(high - low + 1);

const one = <T>(list: readonly T[], random: Uniform): T | undefined => list[random(list.length)];

export const anyStyle = (random: Uniform): Style => one(styles, random) ?? 'toss';

/** A random point of the floor. `share` limits it to this part of the floor around the middle. */
export function anyTarget(random: Uniform, share = 1): Point {
  for (;;) {
    const x = between(-130, 130, random);
    const y = between(-90, 90, random);
    if (wholeOnFloor({ x, y, turn: 0 })) return { x: Math.round(x * share), y: Math.round(y * share) };
  }
}

export const anyDie = (random: Uniform): Die => ({
  face: between(2, 6, random),
  x: between(-130, 130, random),
  y: between(-90, 90, random),
  turn: random(360),
});

/** Dice as a hand may have laid them (A3): fully on the floor, none over another. */
export function anyArena(count: number, random: Uniform, given: readonly Die[] = []): readonly Die[] {
  const dice = [...given];
  while (dice.length < count) {
    const die = anyDie(random);
    if (wholeOnFloor(die) && dice.every((other) => !overlap(die, other))) dice.push(die);
  }
  return dice;
}

/** A throw as in a game: a few dice, a style, a target. */
export function anyThrow(random: Uniform, style = anyStyle(random)): Situation {
  const arena = anyArena(random(9), random);
  return { arena, thrown: 1, aim: aimAt(style, anyTarget(random)) };
}

/**
 * A hostile throw: any numbers that a record can hold, sometimes beyond. Sometimes at dice that lie on one
 * another or partly off the floor: such dice never come to rest, so these throws take longest.
 */
export function hostileThrow(random: Uniform): Situation {
  const arena = random(5) > 0 ? anyArena(random(12), random) : anyCrowd(random(8), random);
  return { arena, thrown: random(4) === 0 ? between(1, 9, random) : 1, aim: hostileAim(random) };
}

const anyCrowd = (count: number, random: Uniform): readonly Die[] =>
  Array.from({ length: count }, () => anyDie(random)).filter(({ x, y }) => onFloor(x, y));

const EXTREMES = [-32768, -32767, -2000, -250, -1, 0, 1, 250, 2000, 32767] as const;
const BEYOND = [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 2 ** 31, -(2 ** 31)] as const;

function hostileAim(random: Uniform): Aim {
  const any = () => {
    const kind = random(8);
    if (kind === 0) return one(BEYOND, random) ?? 0;
    if (kind < 4) return one(EXTREMES, random) ?? 0;
    return between(-32768, 32767, random);
  };
  return { x: any(), y: any(), vx: any(), vy: any() };
}
