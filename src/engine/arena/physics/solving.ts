import type { Contact, Contacts } from './contact';
import { INERTIA } from './die';

/** Slower hits (mm/s) do not bounce. */
const SOFT = 70;

/**
 * The most iterations over the impulses of a step. They stop earlier when all changes are below this (mm/s).
 */
const ROUNDS = 10;
const AGREED = 0.5;

/** The overlap (mm) that is tolerated. Deeper overlaps are resolved at this rate per second. */
export const SLACK = 0.05;
const COMES_OUT = 20;

/** Computes the impulses that stop overlaps within the step, with friction. */
export function solve(contacts: Contacts, seconds: number): void {
  const { all, count } = contacts;
  for (let at = 0; at < count; at += 1) {
    const contact = all[at];
    if (contact) contact.approach = closing(contact);
  }
  let change = AGREED;
  for (let round = 0; round < ROUNDS && change >= AGREED; round += 1) {
    change = 0;
    for (let at = 0; at < count; at += 1) {
      const contact = all[at];
      if (contact) change += push(contact, seconds);
    }
  }
}

/** Returns the speed at which the two separate at the point; negative if they approach. */
export function closing({ a, b, bMoves, nx, ny, nz, ax, ay, az, bx, by, bz }: Contact): number {
  const own =
    nx * (a.vx + a.sy * az - a.sz * ay) +
    ny * (a.vy + a.sz * ax - a.sx * az) +
    nz * (a.vz + a.sx * ay - a.sy * ax);
  if (!bMoves) return own;
  return (
    own -
    nx * (b.vx + b.sy * bz - b.sz * by) -
    ny * (b.vy + b.sz * bx - b.sx * bz) -
    nz * (b.vz + b.sx * by - b.sy * bx)
  );
}

/** Returns the most friction that the push allows. A hit that bounces pushes, and so rubs, a second time. */
function grip(contact: Contact): number {
  const { surface, push } = contact;
  return surface.friction * push * (contact.approach < -SOFT ? 1 + surface.bounce : 1);
}

/**
 * Returns the lowest allowed speed of separation: negative while there is a gap, positive if they overlap.
 */
function allowed(gap: number, seconds: number): number {
  if (gap > 0) return gap / seconds;
  return gap < -SLACK ? (gap + SLACK) * COMES_OUT : 0;
}

/** Applies one more impulse at a contact. Returns its approximate size. */
function push(contact: Contact, seconds: number): number {
  const { a, nx, ny, nz, ax, ay, az } = contact;
  let vx = a.vx + a.sy * az - a.sz * ay;
  let vy = a.vy + a.sz * ax - a.sx * az;
  let vz = a.vz + a.sx * ay - a.sy * ax;
  if (contact.bMoves) {
    const { b, bx, by, bz } = contact;
    vx -= b.vx + b.sy * bz - b.sz * by;
    vy -= b.vy + b.sz * bx - b.sx * bz;
    vz -= b.vz + b.sx * by - b.sy * bx;
  }
  const speed = vx * nx + vy * ny + vz * nz;
  const before = contact.push;
  const pushed = Math.max(0, before - (speed + allowed(contact.gap, seconds)) * contact.mass);
  if (pushed === 0 && before === 0) return 0;
  const held = contact.slideMass;
  let tx = contact.tx - (vx - speed * nx) * held;
  let ty = contact.ty - (vy - speed * ny) * held;
  let tz = contact.tz - (vz - speed * nz) * held;
  contact.push = pushed;
  const most = grip(contact);
  const square = tx * tx + ty * ty + tz * tz;
  if (square > most * most) {
    const part = most / Math.sqrt(square);
    tx *= part;
    ty *= part;
    tz *= part;
  }
  const more = pushed - before;
  const x = more * nx + tx - contact.tx;
  const y = more * ny + ty - contact.ty;
  const z = more * nz + tz - contact.tz;
  contact.tx = tx;
  contact.ty = ty;
  contact.tz = tz;
  impel(contact, x, y, z);
  return Math.abs(x) + Math.abs(y) + Math.abs(z);
}

/** Applies an impulse to both dice, or to the moving one. */
function impel(contact: Contact, x: number, y: number, z: number): void {
  const { a, b, bMoves, ax, ay, az, bx, by, bz } = contact;
  a.vx += x;
  a.vy += y;
  a.vz += z;
  a.sx += (ay * z - az * y) / INERTIA;
  a.sy += (az * x - ax * z) / INERTIA;
  a.sz += (ax * y - ay * x) / INERTIA;
  if (!bMoves) return;
  b.vx -= x;
  b.vy -= y;
  b.vz -= z;
  b.sx -= (by * z - bz * y) / INERTIA;
  b.sy -= (bz * x - bx * z) / INERTIA;
  b.sz -= (bx * y - by * x) / INERTIA;
}

/** Applies the bounces of fast hits. It runs after the step, when the surfaces have met. */
export function bounce({ all, count }: Contacts): void {
  for (let at = 0; at < count; at += 1) {
    const contact = all[at];
    if (!contact || contact.push === 0 || contact.approach >= -SOFT) continue;
    const missing = -contact.approach * contact.surface.bounce - closing(contact);
    if (missing <= 0) continue;
    const back = missing * contact.mass;
    impel(contact, back * contact.nx, back * contact.ny, back * contact.nz);
  }
}
