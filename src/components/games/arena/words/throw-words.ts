import { msg } from '@lingui/core/macro';
import { flight } from '../../../../engine/arena/physics/hand';
import { aimAt } from '../../../../engine/arena/physics/styles';
import type { Aim, Die } from '../../../../engine/arena/state';
import type { Say } from '../../face';
import { faceName } from './words';

/** A die at most this far from the target, in mm, is named as the target. */
const TARGET_RADIUS = 20;
/** The mean speed of two throws. */
const between = (one: 'gentle' | 'firm' | 'hard', other: 'toss' | 'firm' | 'hard'): number =>
  (aimAt(one, { x: 0, y: 0 }).vy + aimAt(other, { x: 0, y: 0 }).vy) / 2;
const FIRM = between('firm', 'toss');
const HARD = between('firm', 'hard');

/** How hard a throw of this speed is, in mm a second. */
export function strengthOf(speed: number): 'gentle' | 'firm' | 'hard' {
  if (speed > HARD) return 'hard';
  return speed > FIRM ? 'firm' : 'gentle';
}

/** The die that a throw is aimed at; null if there is none near the place where it lands. */
export function targetOf({ x, y, vx, vy }: Aim, arena: readonly Die[]): Die | null {
  const time = flight(Math.hypot(vx, vy));
  const target = { x: x + vx * time, y: y + vy * time };
  const away = (die: Die) => Math.hypot(die.x - target.x, die.y - target.y);
  const nearest = arena.reduce<Die | null>(
    (best, die) => (best && away(best) <= away(die) ? best : die),
    null,
  );
  return nearest && away(nearest) <= TARGET_RADIUS ? nearest : null;
}

/** "Throw firmly at the 5": a recommended throw in words. */
export function throwWords(aim: Aim, arena: readonly Die[], say: Say): string {
  const strength = strengthOf(Math.hypot(aim.vx, aim.vy));
  const nearest = targetOf(aim, arena);
  if (!nearest) {
    if (strength === 'hard') return say(msg`Throw hard at the middle`);
    return strength === 'firm' ? say(msg`Throw firmly at the middle`) : say(msg`Throw gently at the middle`);
  }
  const face = faceName(nearest.face);
  if (strength === 'hard') return say(msg`Throw hard at the ${face}`);
  return strength === 'firm' ? say(msg`Throw firmly at the ${face}`) : say(msg`Throw gently at the ${face}`);
}
