import type { Body } from './body';
import { ACROSS, ALONG, BRINK, groundAt, LEDGE, level } from './bowl';
import { BOWL, type Contacts, meet, type Surface } from './contact';
import { COAT, CORE, GRAVITY, REACH } from './die';

export const FELT: Surface = { friction: 0.45, bounce: 0.57 };
export const WOOD: Surface = { friction: 0.2, bounce: 0.45 };

/** What is closer than this at the end of a step (mm) is a contact. */
export const CLOSE = 0.25;

const ground = level();

/** Half axes of the oval over which a die is above nothing but felt. */
const FREE_ACROSS = ACROSS - REACH - 2;
const FREE_ALONG = ALONG - REACH - 2;

const overFelt = (x: number, y: number): boolean =>
  (x * x) / (FREE_ACROSS * FREE_ACROSS) + (y * y) / (FREE_ALONG * FREE_ALONG) < 1;

/** The points at which a die is about to meet the bowl. Gives how deep it is in it, at the most. */
export function meetBowl(contacts: Contacts, die: Body, seconds: number): number {
  const [a, b, c] = die.axes;
  const hang = CORE * (Math.abs(a.z) + Math.abs(b.z) + Math.abs(c.z)) + COAT;
  const spin = Math.abs(die.sx) + Math.abs(die.sy) + Math.abs(die.sz);
  const most = (Math.max(0, -die.vz) + REACH * spin) * seconds + 1;
  const low = die.z - hang - most;
  if (low > LEDGE) return 0;
  const onFelt = overFelt(die.x, die.y);
  if (onFelt && low > 0) return 0;
  let deepest = 0;
  let rim = false;
  for (let i = -CORE; i <= CORE; i += 2 * CORE) {
    for (let j = -CORE; j <= CORE; j += 2 * CORE) {
      for (let k = -CORE; k <= CORE; k += 2 * CORE) {
        const x = i * a.x + j * b.x + k * c.x;
        const y = i * a.y + j * b.y + k * c.y;
        const z = i * a.z + j * b.z + k * c.z;
        const depth = onFelt
          ? meetFelt(contacts, die, x, y, z, seconds)
          : meetGround(contacts, die, x, y, z, seconds);
        if (depth > deepest) deepest = depth;
        if (!onFelt && ground.outside > BRINK) rim = true;
      }
    }
  }
  // The rim is round: between its corners a die may meet it with an edge or a face.
  return rim ? Math.max(deepest, meetRim(contacts, die, seconds)) : deepest;
}

function meetFelt(contacts: Contacts, die: Body, x: number, y: number, z: number, seconds: number): number {
  const gap = die.z + z - COAT;
  const speed = die.vz + die.sx * y - die.sy * x - GRAVITY * seconds;
  if (gap < CLOSE || gap + speed * seconds < CLOSE)
    meet(contacts, die, BOWL, FELT, die.x + x, die.y + y, die.z + z - COAT, 0, 0, 1, gap);
  return -gap;
}

/** The same for a point that may be above the wall or the ledge. */
function meetGround(
  contacts: Contacts,
  die: Body,
  ox: number,
  oy: number,
  oz: number,
  seconds: number,
): number {
  const x = die.x + ox;
  const y = die.y + oy;
  groundAt(x, y, ground);
  const { height, risesX, risesY, outside } = ground;
  const shrink = 1 / Math.sqrt(1 + risesX * risesX + risesY * risesY);
  const nx = -risesX * shrink;
  const ny = -risesY * shrink;
  const gap = (die.z + oz - height) * shrink - COAT;
  const speed =
    nx * (die.vx + die.sy * oz - die.sz * oy) +
    ny * (die.vy + die.sz * ox - die.sx * oz) +
    shrink * (die.vz + die.sx * oy - die.sy * ox - GRAVITY * seconds);
  if (gap < CLOSE || gap + speed * seconds < CLOSE) {
    const surface = outside > 0 ? WOOD : FELT;
    meet(
      contacts,
      die,
      BOWL,
      surface,
      x - COAT * nx,
      y - COAT * ny,
      die.z + oz - COAT * shrink,
      nx,
      ny,
      shrink,
      gap,
    );
  }
  return -gap;
}

function meetRim(contacts: Contacts, die: Body, seconds: number): number {
  const [a, b, c] = die.axes;
  let deepest = 0;
  for (let i = -1; i <= 1; i += 1) {
    for (let j = -1; j <= 1; j += 1) {
      for (let k = -1; k <= 1; k += 1) {
        // Neither the corners, which are done, nor the middle.
        const zeros = (i === 0 ? 1 : 0) + (j === 0 ? 1 : 0) + (k === 0 ? 1 : 0);
        if (zeros === 0 || zeros === 3) continue;
        const z = along(i, j, k, a.z, b.z, c.z);
        if (z > 0) continue;
        const x = along(i, j, k, a.x, b.x, c.x);
        const y = along(i, j, k, a.y, b.y, c.y);
        deepest = Math.max(deepest, meetGround(contacts, die, x, y, z, seconds));
      }
    }
  }
  return deepest;
}

const along = (i: number, j: number, k: number, a: number, b: number, c: number): number =>
  CORE * (i * a + j * b + k * c);
