import { type Body, body } from './body';
import { INERTIA } from './die';

/** The properties of the contact between two surfaces. */
export interface Surface {
  readonly friction: number;
  readonly bounce: number;
}

/**
 * A contact point of a die with the bowl, with a sleeping die (which acts like the bowl) or with a moving
 * die.
 */
export interface Contact {
  /** The die that moves. */
  a: Body;
  b: Body;
  /** Whether b is neither the bowl nor a sleeping die. */
  bMoves: boolean;
  surface: Surface;
  /** The normal, from b to a. */
  nx: number;
  ny: number;
  nz: number;
  /** The vectors from the middle of each die to the point. */
  ax: number;
  ay: number;
  az: number;
  bx: number;
  by: number;
  bz: number;
  /** The distance between the surfaces; negative if they overlap. */
  gap: number;
  /** The effective masses along the normal and across it. */
  mass: number;
  slideMass: number;
  /** The speed at which they approached each other, negative. */
  approach: number;
  /** The accumulated impulses along the normal and across it. */
  push: number;
  tx: number;
  ty: number;
  tz: number;
}

/** The body of the bowl. It never moves. */
export const BOWL = body(-1);

/** The most contacts of a step. No heap of dice needs more. */
const MOST = 1024;

/** The contacts of a step. The objects are created when first needed and reused in later steps. */
export interface Contacts {
  readonly all: Contact[];
  count: number;
}

export const contacts = (): Contacts => ({ all: [], count: 0 });

const SMOOTH: Surface = { friction: 0, bounce: 0 };

function blank(): Contact {
  const normal = { nx: 0, ny: 0, nz: 0 };
  const arms = { ax: 0, ay: 0, az: 0, bx: 0, by: 0, bz: 0 };
  const solving = { gap: 0, mass: 0, slideMass: 0, approach: 0, push: 0, tx: 0, ty: 0, tz: 0 };
  return { a: BOWL, b: BOWL, bMoves: false, surface: SMOOTH, ...normal, ...arms, ...solving };
}

/** Adds a contact of `a`, which is awake, with `b` at a point. */
export function meet(
  contacts: Contacts,
  a: Body,
  b: Body,
  surface: Surface,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  gap: number,
): void {
  if (contacts.count === MOST) return;
  let contact = contacts.all[contacts.count];
  if (contact === undefined) {
    contact = blank();
    contacts.all.push(contact);
  }
  contacts.count += 1;
  contact.a = a;
  contact.b = b;
  contact.bMoves = b !== BOWL && !b.asleep;
  contact.surface = surface;
  contact.nx = nx;
  contact.ny = ny;
  contact.nz = nz;
  const ax = x - a.x;
  const ay = y - a.y;
  const az = z - a.z;
  contact.ax = ax;
  contact.ay = ay;
  contact.az = az;
  contact.gap = gap;
  contact.push = 0;
  contact.tx = 0;
  contact.ty = 0;
  contact.tz = 0;
  const along = ax * nx + ay * ny + az * nz;
  const far = ax * ax + ay * ay + az * az;
  let give = 1 + (far - along * along) / INERTIA;
  let slide = 1 + far / INERTIA;
  if (contact.bMoves) {
    const bx = x - b.x;
    const by = y - b.y;
    const bz = z - b.z;
    contact.bx = bx;
    contact.by = by;
    contact.bz = bz;
    const bAlong = bx * nx + by * ny + bz * nz;
    const bFar = bx * bx + by * by + bz * bz;
    give += 1 + (bFar - bAlong * bAlong) / INERTIA;
    slide += 1 + bFar / INERTIA;
  }
  contact.mass = 1 / give;
  contact.slideMass = 1 / slide;
}
