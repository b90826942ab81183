import { seeded, type Uniform } from '../../random';
import { type Lying, onFloor, overlap, wholeOnFloor } from '../floor';
import { COCKED, type Die } from '../state';
import type { Body } from './body';
import { outsideOf } from './bowl';
import { HALF } from './die';
import { faceUp, turnOf, upright } from './turning';

/** The cosine of 8°: a die that is tilted more leans on something, and its face can't be told. */
const LEANS = 0.99;
/** A die that lies higher than this (mm) lies on others. */
const ON_TOP = HALF + 3;
/** A die whose middle is farther outside of the floor than this (mm) lies up on the rim. */
const UP = 10;
/** How far (mm) a die that leaned may be put back from where it was, and how far one that lay flat is nudged. */
const PUT_BACK = 48;
const NUDGE = 3;

const FROM_SEED = 0x636f_636b;

/** The fates of the dice as they lie: of those that nothing has touched, what they were before. */
export function fatesOf(dice: readonly Body[], before: readonly Die[], seed: number): readonly number[] {
  const random = seeded(seed ^ FROM_SEED);
  const fates = dice.map((die, at) => (die.moved ? lie(die, random) : (before[at] ?? null)));
  // Whole millimetres and degrees may overlap where dice touched, and what leaned is put down by hand: both find room.
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

/** The nearest place, up to so far away, where the die lies on the floor whole and overlaps no other; its own if there is none. */
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
  // No room: on top of others, but on the floor.
  return onFloor(die.x, die.y) ? { x: die.x, y: die.y } : { x: 0, y: 0 };
}
