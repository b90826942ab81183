import type { Contact, Contacts } from './contact';
import { INERTIA } from './die';

/** What comes together more slowly than this (mm/s) does not bounce. */
const SOFT = 70;

/** How often the impulses of a step are gone over, until they agree. */
const ROUNDS = 8;

/** Keeps what meets from going into each other within the step, and lets it rub. */
export function solve(contacts: Contacts, seconds: number): void {
  const { all, count } = contacts;
  for (let at = 0; at < count; at += 1) {
    const contact = all[at];
    if (contact) contact.approach = closing(contact);
  }
  const rounds = count === 1 ? 2 : ROUNDS;
  for (let round = 0; round < rounds; round += 1) {
    for (let at = 0; at < count; at += 1) {
      const contact = all[at];
      if (!contact) continue;
      if (contact.bMoves) solveBoth(contact, seconds);
      else solveOne(contact, seconds);
    }
  }
}

/** How fast the two move apart at the point: negative if they come together. */
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

/** How much rubbing the push allows. What will bounce back pushes, and rubs, once more. */
function grip(contact: Contact): number {
  const { surface, push } = contact;
  return surface.friction * push * (contact.approach < -SOFT ? 1 + surface.bounce : 1);
}

function solveOne(contact: Contact, seconds: number): void {
  const { a, nx, ny, nz, ax, ay, az, gap } = contact;
  const vx = a.vx + a.sy * az - a.sz * ay;
  const vy = a.vy + a.sz * ax - a.sx * az;
  const vz = a.vz + a.sx * ay - a.sy * ax;
  const speed = vx * nx + vy * ny + vz * nz;
  const allowed = gap > 0 ? gap / seconds : 0;
  const before = contact.push;
  const push = Math.max(0, before - (speed + allowed) * contact.mass);
  contact.push = push;
  if (push === 0 && before === 0) return;
  const held = contact.slideMass;
  let tx = contact.tx - (vx - speed * nx) * held;
  let ty = contact.ty - (vy - speed * ny) * held;
  let tz = contact.tz - (vz - speed * nz) * held;
  const most = grip(contact);
  const square = tx * tx + ty * ty + tz * tz;
  if (square > most * most) {
    const part = most / Math.sqrt(square);
    tx *= part;
    ty *= part;
    tz *= part;
  }
  const more = push - before;
  const x = more * nx + tx - contact.tx;
  const y = more * ny + ty - contact.ty;
  const z = more * nz + tz - contact.tz;
  contact.tx = tx;
  contact.ty = ty;
  contact.tz = tz;
  a.vx += x;
  a.vy += y;
  a.vz += z;
  a.sx += (ay * z - az * y) / INERTIA;
  a.sy += (az * x - ax * z) / INERTIA;
  a.sz += (ax * y - ay * x) / INERTIA;
}

function solveBoth(contact: Contact, seconds: number): void {
  const { a, b, nx, ny, nz, ax, ay, az, bx, by, bz, gap } = contact;
  const vx = a.vx + a.sy * az - a.sz * ay - b.vx - b.sy * bz + b.sz * by;
  const vy = a.vy + a.sz * ax - a.sx * az - b.vy - b.sz * bx + b.sx * bz;
  const vz = a.vz + a.sx * ay - a.sy * ax - b.vz - b.sx * by + b.sy * bx;
  const speed = vx * nx + vy * ny + vz * nz;
  const allowed = gap > 0 ? gap / seconds : 0;
  const before = contact.push;
  const push = Math.max(0, before - (speed + allowed) * contact.mass);
  contact.push = push;
  if (push === 0 && before === 0) return;
  const held = contact.slideMass;
  let tx = contact.tx - (vx - speed * nx) * held;
  let ty = contact.ty - (vy - speed * ny) * held;
  let tz = contact.tz - (vz - speed * nz) * held;
  const most = grip(contact);
  const square = tx * tx + ty * ty + tz * tz;
  if (square > most * most) {
    const part = most / Math.sqrt(square);
    tx *= part;
    ty *= part;
    tz *= part;
  }
  const more = push - before;
  const x = more * nx + tx - contact.tx;
  const y = more * ny + ty - contact.ty;
  const z = more * nz + tz - contact.tz;
  contact.tx = tx;
  contact.ty = ty;
  contact.tz = tz;
  impel(contact, x, y, z);
}

/** Pushes both, or the one that moves, with an impulse. */
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

/** What came together fast bounces back: after the step, when it has reached what it hit. */
export function bounce({ all, count }: Contacts): void {
  for (let at = 0; at < count; at += 1) {
    const contact = all[at];
    if (!contact || contact.push === 0 || contact.approach >= -SOFT) continue;
    const missing = -contact.approach * contact.surface.bounce - closing(contact);
    if (missing <= 0) continue;
    const push = missing * contact.mass;
    impel(contact, push * contact.nx, push * contact.ny, push * contact.nz);
  }
}
