import { seeded, type Uniform } from '../../random';
import { type Lying, onFloor, overlap, wholeOnFloor } from '../floor';
import { COCKED, type Die } from '../state';
import type { Body } from './body';
import { outsideOf } from './bowl';
import { HALF } from './die';
import { faceUp, turnOf, upright } from './turning';

/** The cosine of 8°. A die with a larger tilt leans on something and shows no clear face. */
const LEANS = 0.99;
/** A die that is higher than this (mm) lies on others. */
const ON_TOP = HALF + 3;
/** A die whose middle is farther outside the floor than this (mm) lies on the rim. */
const UP = 10;
/** The greatest distance (mm) by which a cocked die and a flat die are moved to find room. */
const PUT_BACK = 48;
const NUDGE = 3;

const FROM_SEED = 0x636f_636b;

/** Returns the fates of the dice at rest. A die that was not touched keeps its fate. */
export function fatesOf(dice: readonly Body[], before: readonly Die[], seed: number): readonly number[] {
  const random = seeded(seed ^ FROM_SEED);
  const fates = dice.map((die, at) => (die.moved ? lie(die, random) : (before[at] ?? null)));
  // Dice that touch may overlap after rounding, and cocked dice are put down by hand. Both are moved to free
  // places.
  const flat = (at: number) => (fates[at]?.face ?? 0) < COCKED;
  const placed = fates.filter((fate, at): fate is Die => fate !== null && dice[at]?.moved === false);
  for (const wanted of [true, false]) {
    fates.forEach((fate, at) => {
      if (fate === null || !dice[at]?.moved || flat(at) !== wanted) return;
      const found = { ...fate, ...room(fate, placed, wanted ? NUDGE : PUT_BACK) };
      fates[at] = found;
      placed.push(found);
    });
  }
  return fates.flatMap((fate) => (fate ? [fate.face, fate.x, fate.y, fate.turn] : [0, 0, 0, 0]));
}

const rounded = (value: number): number => Math.floor(value + 0.5);

function lie(die: Body, random: Uniform): Die | null {
  const rolled = 1 + random(6);
  const [x, y] = [rounded(die.x), rounded(die.y)];
  if (outsideOf(die.x, die.y) > UP) return null;
  const face = faceUp(die);
  const cocked = upright(die) < LEANS || die.z > ON_TOP || !onFloor(x, y);
  return { face: cocked ? COCKED + rolled : face, x, y, turn: turnOf(die, face) };
}

/**
 * Returns the nearest place within `most` mm where the die is wholly on the floor and overlaps no other, if
 * there is one.
 */
function room(
  die: Lying,
  others: readonly Lying[],
  most: number,
): { readonly x: number; readonly y: number } {
  const fits = (x: number, y: number) => {
    const there = { x, y, turn: die.turn };
    return wholeOnFloor(there) && !others.some((other) => overlap(there, other));
  };
  for (let ring = 0; ring <= most; ring += 1) {
    for (let dy = -ring; dy <= ring; dy += 1) {
      const stride = Math.abs(dy) === ring || ring === 0 ? 1 : 2 * ring;
      for (let dx = -ring; dx <= ring; dx += stride) {
        if (fits(die.x + dx, die.y + dy)) return { x: die.x + dx, y: die.y + dy };
      }
    }
  }
  // No room: it overlaps others, but stays on the floor.
  return onFloor(die.x, die.y) ? { x: die.x, y: die.y } : { x: 0, y: 0 };
}
