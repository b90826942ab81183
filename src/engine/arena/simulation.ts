import { seeded, type Uniform } from '../random';
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

/** What a hand can do: how far from the middle it is held (mm), and how fast it throws (mm/s), in each direction. */
export const HAND_REACH = 250;
export const HAND_SPEED = 2000;
/** How long a die flies, in seconds. */
const FLIGHT = 0.2;
/** A plain toss at the middle. */
const TOSS: Aim = { x: 0, y: -100, vx: 0, vy: 500 };
/** Where a die comes to lie is so far from where it was thrown to, at most, in each direction (mm). */
const SCATTER = 60;
/** A die that comes down so close to another one turns it over (mm). */
const TOUCH = 20;

/**
 * A stand-in for the physics: a die flies straight to where it was thrown, lies somewhere around it with any face up,
 * and turns over what it touches. One that comes down off the floor is out. The same seed gives the same fates.
 */
export function simulate({ arena, thrown, aim }: Situation, seed: number): readonly number[] {
  const random = seeded(seed);
  const target = landing(aim ?? TOSS);
  const fallen = Array.from({ length: thrown }, () => fall(target, random));
  const stayed = arena.map((die) =>
    fallen.some((other) => touches(die, other)) ? { ...die, face: face(random) } : die,
  );
  return [...stayed, ...fallen].flatMap((die) => (die ? [die.face, die.x, die.y, die.turn] : [0, 0, 0, 0]));
}

const face = (random: Uniform): number => 1 + random(6);

const limited = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

const landing = ({ x, y, vx, vy }: Aim) => ({
  x: limited(x, HAND_REACH) + FLIGHT * limited(vx, HAND_SPEED),
  y: limited(y, HAND_REACH) + FLIGHT * limited(vy, HAND_SPEED),
});

/** One thrown die; now and then it lies cocked, and its face is the one that it shows when rolled outside. */
function fall(target: { readonly x: number; readonly y: number }, random: Uniform): Die | null {
  const scattered = () => random(2 * SCATTER + 1) - SCATTER;
  const x = Math.floor(target.x) + scattered();
  const y = Math.floor(target.y) + scattered();
  const cocked = random(25) === 0 ? 10 : 0;
  return onFloor(x, y) ? { face: face(random) + cocked, x, y, turn: random(360) } : null;
}

const touches = (a: Die, b: Die | null): boolean =>
  b !== null && Math.abs(a.x - b.x) < TOUCH && Math.abs(a.y - b.y) < TOUCH;
