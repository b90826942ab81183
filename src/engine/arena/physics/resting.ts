import type { Body } from './body';
import { HALF } from './die';
import { upright } from './turning';

/** The cosine of 2°. A die with a smaller tilt lies flat. */
const FLAT = 0.9994;
/** A die is calm below this speed (mm/s), its corners included. */
const CALM = 20;
/**
 * A die sleeps after it was calm for this long, in seconds. A leaning die needs longer, because it may fall
 * over.
 */
const WHILE = 0.05;
const LONG_WHILE = 0.25;

const CALM_SQUARE = CALM * CALM;

/** Whether the die lies flat on the floor, without support from other dice. */
export const liesAlone = (die: Body): boolean => die.z < HALF + 0.5 && upright(die) > FLAT;

/** Puts the die to sleep if it was calm for long enough. */
export function rest(die: Body, seconds: number): void {
  const { vx, vy, vz, sx, sy, sz } = die;
  const speed = vx * vx + vy * vy + vz * vz + HALF * HALF * (sx * sx + sy * sy + sz * sz);
  die.calm = speed < CALM_SQUARE ? die.calm + seconds : 0;
  if (die.calm > WHILE && (die.calm > LONG_WHILE || liesAlone(die))) sleep(die);
}

export function sleep(die: Body): void {
  die.asleep = true;
  die.calm = 0;
  die.vx = 0;
  die.vy = 0;
  die.vz = 0;
  die.sx = 0;
  die.sy = 0;
  die.sz = 0;
}
