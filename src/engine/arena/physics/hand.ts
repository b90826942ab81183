import { seeded } from '../../random';
import type { Aim } from '../state';
import { aimAxes, type Body } from './body';
import { GRAVITY, HALF } from './die';

/** What a hand can do: how far from the middle it is held (mm), and how fast it throws (mm/s), in each direction. */
export const HAND_REACH = 250;
export const HAND_SPEED = 2000;

/** How high above the floor the hand is that throws gently, and what it is raised by for each mm a second. */
const LOW = 80;
const RAISED = 0.015;
/** It throws downwards, too, by this part of its speed. */
const DOWN = 0.08;

/** Dice that leave the hand together are so far apart, in mm: they cannot touch, however they are turned. */
const APART = 27;
/** They lie beside each other, on top of each other, and then behind. */
const BESIDE = 3;
const LAYERS = 2;

/** No hand throws twice alike: by how much at most the place (mm) and the speed (a part) differ from what was meant. */
const OFF_PLACE = 4;
const OFF_SPEED = 0.05;
/** Dice of one throw part in the air, by this part of the speed and at least so fast (mm/s). */
const PARTING = 0.12;
const LEAST_PARTING = 40;

/** Spin in radians a second: forward for each mm a second, and any way, at least and for each mm a second. */
const ROLL = 0.025;
const SPIN = 10;
const SPIN_BY_SPEED = 0.012;

const WORD = 0x1_0000_0000;

const limited = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

const length = (x: number, y: number): number => Math.sqrt(x * x + y * y);

export const handHeight = (speed: number): number => LOW + RAISED * speed;

/** How long a die flies, in seconds, until it is about to touch the floor. */
export function flight(speed: number): number {
  const drop = handHeight(speed) - HALF - 3;
  const down = DOWN * speed;
  return (Math.sqrt(down * down + 2 * GRAVITY * drop) - down) / GRAVITY;
}

/** Lets go of the dice: a loose handful, all turned and spinning in ways of their own. */
export function letGo(dice: readonly Body[], aim: Aim, seed: number): void {
  const random = seeded(seed);
  /** Between −1 and 1. */
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

/** Any turn at all, each as likely: a point in a ball of four dimensions, from its middle to its skin. */
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
