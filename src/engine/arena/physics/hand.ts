import { seeded } from '../../random';
import type { Aim } from '../state';
import { aimAxes, type Body } from './body';
import { GRAVITY, HALF } from './die';

/** The limits of a hand in each direction: its distance from the middle (mm) and its speed (mm/s). */
export const HAND_REACH = 250;
export const HAND_SPEED = 2000;

/** The height of a slow hand above the floor, and how much higher it is for each mm/s of speed. */
const LOW = 80;
const RAISED = 0.015;
/** The part of its speed with which it also throws downwards. */
const DOWN = 0.08;

/** The distance between dice that leave the hand together, in mm. They can't touch in any orientation. */
const APART = 27;
/** They are placed beside each other, then on top, then behind. */
const BESIDE = 3;
const LAYERS = 2;

/** The greatest random differences of the hand's place (mm) and speed (a fraction) from the aim. */
const OFF_PLACE = 4;
const OFF_SPEED = 0.05;
/**
 * Dice of one throw separate in the air, with this fraction of the speed, and at least with this speed
 * (mm/s).
 */
const PARTING = 0.12;
const LEAST_PARTING = 40;

/** Spin in rad/s: forward for each mm/s of speed, and in a random direction, at least and for each mm/s. */
const ROLL = 0.025;
const SPIN = 10;
const SPIN_BY_SPEED = 0.012;

const WORD = 0x1_0000_0000;

const limited = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

const length = (x: number, y: number): number => Math.sqrt(x * x + y * y);

export const handHeight = (speed: number): number => LOW + RAISED * speed;

/** Returns the seconds until a die is about to touch the floor. */
export function flight(speed: number): number {
  const drop = handHeight(speed) - HALF - 3;
  const down = DOWN * speed;
  return (Math.sqrt(down * down + 2 * GRAVITY * drop) - down) / GRAVITY;
}

/** Places the dice at the hand and sets their speeds, with random orientations and spins. */
export function letGo(dice: readonly Body[], aim: Aim, seed: number): void {
  const random = seeded(seed);
  /** Returns a number between −1 and 1. */
  const either = () => (2 * random(WORD)) / WORD - 1;

  const shared = 1 + OFF_SPEED * either();
  const vx = limited(aim.vx, HAND_SPEED) * shared;
  const vy = limited(aim.vy, HAND_SPEED) * shared;
  const speed = length(vx, vy);
  const x = limited(aim.x, HAND_REACH) + OFF_PLACE * either();
  const y = limited(aim.y, HAND_REACH) + OFF_PLACE * either();
  const [ahead, aside] = speed > 1 ? [vx / speed, vy / speed] : [0, 1];
  const parting = dice.length > 1 ? LEAST_PARTING + PARTING * speed : 0.02 * speed;
  const beside = Math.min(BESIDE, dice.length);

  dice.forEach((die, at) => {
    const right = APART * ((at % beside) - (beside - 1) / 2);
    const layer = Math.floor(at / beside) % LAYERS;
    const back = APART * Math.floor(at / beside / LAYERS);
    die.x = x + right * aside - back * ahead;
    die.y = y - right * ahead - back * aside;
    die.z = handHeight(speed) + APART * layer;
    die.vx = vx + parting * either();
    die.vy = vy + parting * either();
    die.vz = 0.3 * parting * either() - DOWN * speed;
    const any = SPIN + SPIN_BY_SPEED * speed;
    die.sx = -ROLL * vy + any * either();
    die.sy = ROLL * vx + any * either();
    die.sz = any * either();
    turnAnyhow(die, either);
    die.moved = true;
  });
}

/** Sets a uniform random orientation: a random point in a four-dimensional ball, scaled to length 1. */
function turnAnyhow(die: Body, either: () => number): void {
  for (;;) {
    const [w, x, y, z] = [either(), either(), either(), either()];
    const square = w * w + x * x + y * y + z * z;
    if (square > 1 || square < 0.01) continue;
    const shrink = 1 / Math.sqrt(square);
    die.qw = w * shrink;
    die.qx = x * shrink;
    die.qy = y * shrink;
    die.qz = z * shrink;
    aimAxes(die);
    return;
  }
}
