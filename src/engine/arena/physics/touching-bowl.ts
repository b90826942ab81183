import type { Body } from './body';
import { ACROSS, ALONG, BRINK, LEDGE, outsideOf, RIM } from './bowl';
import { BOWL, type Contacts, meet, type Surface } from './contact';
import { COAT, CORE, GRAVITY, REACH } from './die';
import { findNearest, nearest } from './wall';

export const FELT: Surface = { friction: 0.5, bounce: 0.55 };
export const WOOD: Surface = { friction: 0.2, bounce: 0.45 };

/** Points that are closer than this at the end of a step (mm) are contacts. */
export const CLOSE = 0.25;

const place = nearest();

/** The half axes of the oval over which a die can touch felt only. */
const FREE_ACROSS = ACROSS - REACH - 2;
const FREE_ALONG = ALONG - REACH - 2;

const overFelt = (x: number, y: number): boolean =>
  (x * x) / (FREE_ACROSS * FREE_ACROSS) + (y * y) / (FREE_ALONG * FREE_ALONG) < 1;

/** Adds the contacts of a die with the bowl. Returns the deepest overlap. */
export function meetBowl(contacts: Contacts, die: Body, seconds: number): number {
  const [a, b, c] = die.axes;
  const hang = CORE * (Math.abs(a.z) + Math.abs(b.z) + Math.abs(c.z)) + COAT;
  const spin = Math.abs(die.sx) + Math.abs(die.sy) + Math.abs(die.sz);
  const margin = (Math.max(0, -die.vz) + REACH * spin) * seconds + 1;
  const low = die.z - hang - margin;
  if (low > LEDGE) return 0;
  if (overFelt(die.x, die.y)) return low > 0 ? 0 : meetLevel(contacts, die, FELT, 0, seconds);
  if (outsideOf(die.x, die.y) > RIM + REACH) return meetLevel(contacts, die, WOOD, LEDGE, seconds);
  return meetWall(contacts, die, margin + COAT, seconds);
}

/** Adds contacts with a level part of the bowl, which only corners can touch. */
function meetLevel(contacts: Contacts, die: Body, surface: Surface, height: number, seconds: number): number {
  const [a, b, c] = die.axes;
  let deepest = 0;
  for (let i = -CORE; i <= CORE; i += 2 * CORE) {
    for (let j = -CORE; j <= CORE; j += 2 * CORE) {
      for (let k = -CORE; k <= CORE; k += 2 * CORE) {
        const x = i * a.x + j * b.x + k * c.x;
        const y = i * a.y + j * b.y + k * c.y;
        const z = i * a.z + j * b.z + k * c.z;
        const gap = die.z + z - COAT - height;
        const speed = die.vz + die.sx * y - die.sy * x - GRAVITY * seconds;
        if (gap > CLOSE && gap + speed * seconds > CLOSE) continue;
        meet(contacts, die, BOWL, surface, die.x + x, die.y + y, die.z + z - COAT, 0, 0, 1, gap);
        if (-gap > deepest) deepest = -gap;
      }
    }
  }
  return deepest;
}

/**
 * Adds contacts with the wall and the rim. The rim is round, so an edge or a face can touch it between the
 * corners. Therefore a grid of four by four points on each face is tested there. Points more than `margin`
 * above the ledge are skipped.
 */
function meetWall(contacts: Contacts, die: Body, margin: number, seconds: number): number {
  const [a, b, c] = die.axes;
  const highest = LEDGE + margin - die.z;
  let deepest = 0;
  let inmost = RIM;
  let outmost = 0;
  for (let i = -CORE; i <= CORE; i += 2 * CORE) {
    for (let j = -CORE; j <= CORE; j += 2 * CORE) {
      for (let k = -CORE; k <= CORE; k += 2 * CORE) {
        const z = i * a.z + j * b.z + k * c.z;
        if (z > highest) continue;
        const x = i * a.x + j * b.x + k * c.x;
        const y = i * a.y + j * b.y + k * c.y;
        deepest = Math.max(deepest, meetPoint(contacts, die, x, y, z, seconds));
        inmost = Math.min(inmost, place.outside);
        outmost = Math.max(outmost, place.outside);
      }
    }
  }
  if (outmost < BRINK || inmost >= RIM) return deepest;
  const third = CORE / 3;
  for (let i = -3; i <= 3; i += 2) {
    for (let j = -3; j <= 3; j += 2) {
      for (let k = -3; k <= 3; k += 2) {
        const ends = (i * i === 9 ? 1 : 0) + (j * j === 9 ? 1 : 0) + (k * k === 9 ? 1 : 0);
        if (ends === 0 || ends === 3) continue;
        const z = third * (i * a.z + j * b.z + k * c.z);
        if (z > highest || z > 0) continue;
        const x = third * (i * a.x + j * b.x + k * c.x);
        const y = third * (i * a.y + j * b.y + k * c.y);
        deepest = Math.max(deepest, meetPoint(contacts, die, x, y, z, seconds));
      }
    }
  }
  return deepest;
}

/**
 * Adds a contact at a point of a die's core, given from its middle. Sets `place` to the nearest point of the
 * bowl.
 */
function meetPoint(
  contacts: Contacts,
  die: Body,
  ox: number,
  oy: number,
  oz: number,
  seconds: number,
): number {
  const x = die.x + ox;
  const y = die.y + oy;
  const z = die.z + oz;
  findNearest(x, y, z, place);
  const { nx, ny, nz, outside } = place;
  const gap = place.distance - COAT;
  const speed =
    nx * (die.vx + die.sy * oz - die.sz * oy) +
    ny * (die.vy + die.sz * ox - die.sx * oz) +
    nz * (die.vz + die.sx * oy - die.sy * ox - GRAVITY * seconds);
  if (gap > CLOSE && gap + speed * seconds > CLOSE) return 0;
  const surface = outside > 0 ? WOOD : FELT;
  meet(contacts, die, BOWL, surface, x - COAT * nx, y - COAT * ny, z - COAT * nz, nx, ny, nz, gap);
  return -gap;
}
