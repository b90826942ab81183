import { type Body, push, STEP, tilt } from './cube';
import type { Knock, Spot, Tray } from './tray';

const ROUNDING = 0.11;
const CORNER = 0.5 - ROUNDING;
/** The radius of a die in collisions with others: between the distance of a face and that of a corner. */
export const REACH = 0.585;

/** Receives the speed of an impact. */
export type Note = (speed: number, on: Knock['on']) => void;

/** Collides the corners of a die with the felt and the rim. */
export function land(body: Body, { width, height }: Tray, note: Note): void {
  if (body.y < height - REACH) body.inside = true;
  const nearFelt = body.z < 0.45;
  const nearRim =
    body.x < 0.9 || body.x > width - 0.9 || body.y < 0.9 || (body.inside && body.y > height - 0.9);
  if (!nearFelt && !nearRim) return;
  const [w, x, y, z] = body.turn;
  const ax = (1 - 2 * (y * y + z * z)) * CORNER;
  const ay = 2 * (x * y + w * z) * CORNER;
  const az = 2 * (x * z - w * y) * CORNER;
  const bx = 2 * (x * y - w * z) * CORNER;
  const by = (1 - 2 * (x * x + z * z)) * CORNER;
  const bz = 2 * (y * z + w * x) * CORNER;
  const cx = 2 * (x * z + w * y) * CORNER;
  const cy = 2 * (y * z - w * x) * CORNER;
  const cz = (1 - 2 * (x * x + y * y)) * CORNER;
  const deep = [0, 0, 0, 0, 0];
  for (let corner = 0; corner < 8; corner++) {
    const i = corner & 1 ? 1 : -1;
    const j = corner & 2 ? 1 : -1;
    const k = corner & 4 ? 1 : -1;
    const ox = i * ax + j * bx + k * cx;
    const oy = i * ay + j * by + k * cy;
    const oz = i * az + j * bz + k * cz;
    if (nearFelt) touch(0, body.z + 0.5 + oz, 0, 0, 1, ox, oy, oz);
    if (!nearRim) continue;
    touch(1, body.x + ox, 1, 0, 0, ox, oy, oz);
    touch(2, width - body.x - ox, -1, 0, 0, ox, oy, oz);
    touch(3, body.y + oy, 0, 1, 0, ox, oy, oz);
    if (body.inside) touch(4, height - body.y - oy, 0, -1, 0, ox, oy, oz);
  }
  const [felt = 0, left = 0, right = 0, far = 0, near = 0] = deep;
  body.z += felt;
  body.x += left - right;
  body.y += far - near;

  function touch(
    wall: number,
    distance: number,
    nx: number,
    ny: number,
    nz: number,
    ox: number,
    oy: number,
    oz: number,
  ): void {
    const depth = ROUNDING - distance;
    if (depth <= 0) return;
    deep[wall] = Math.max(deep[wall] ?? 0, depth);
    const speed = push(body, ox - nx * ROUNDING, oy - ny * ROUNDING, oz - nz * ROUNDING, nx, ny, nz);
    note(speed, wall === 0 ? 'felt' : 'rim');
  }
}

/** Collides two dice as if they were spheres. At this speed the difference is not visible. */
export function knock(a: Body, b: Body, note: Note): void {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const dz = b.z - a.z;
  const square = dx * dx + dy * dy + dz * dz;
  if (square >= 4 * REACH * REACH || square < 1e-6) return;
  const distance = Math.sqrt(square);
  const [nx, ny, nz] = [dx / distance, dy / distance, dz / distance];
  const apart = (2 * REACH - distance) * 0.5 * 0.4;
  shift(a, -nx * apart, -ny * apart, -nz * apart);
  shift(b, nx * apart, ny * apart, nz * apart);
  const speed = (a.vx - b.vx) * nx + (a.vy - b.vy) * ny + (a.vz - b.vz) * nz;
  if (speed <= 0) return;
  const hit = speed * 0.68;
  a.vx -= nx * hit;
  a.vy -= ny * hit;
  a.vz -= nz * hit;
  b.vx += nx * hit;
  b.vy += ny * hit;
  b.vz += nz * hit;
  // An approximation of edge contacts: the dice exchange some spin.
  const spin = Math.min(4, hit * 0.5);
  a.sz += spin * (nx - ny);
  b.sz -= spin * (nx - ny);
  note(speed, 'die');
}

/** Collides a die with one that lies and does not move. */
export function knockOn(body: Body, { x, y }: Spot, note: Note): void {
  const dx = body.x - x;
  const dy = body.y - y;
  const square = dx * dx + dy * dy + body.z * body.z;
  if (square >= 4 * REACH * REACH || square < 1e-6) return;
  const distance = Math.sqrt(square);
  const [nx, ny, nz] = [dx / distance, dy / distance, body.z / distance];
  const apart = (2 * REACH - distance) * 0.4;
  shift(body, nx * apart, ny * apart, nz * apart);
  const speed = -(body.vx * nx + body.vy * ny + body.vz * nz);
  if (speed <= 0) return;
  body.vx += nx * speed * 1.3;
  body.vy += ny * speed * 1.3;
  body.vz += nz * speed * 1.3;
  note(speed, 'die');
}

function shift(body: Body, x: number, y: number, z: number): void {
  body.x += x;
  body.y += y;
  body.z = Math.max(body.z + z, -0.05);
}

/** Felt slows down a die that touches it, and more so the longer the throw lasts. */
export function settle(body: Body, time: number): void {
  if (body.z > 0.3) return;
  const grip = Math.max(0, time - 0.42) * 14 + 1.2;
  const left = 1 - Math.min(0.5, grip * STEP);
  body.vx *= left;
  body.vy *= left;
  body.sx *= left;
  body.sy *= left;
  body.sz *= left;
  if (time < 0.45) return;
  // Speeds up the last tilt.
  const [ux, uy] = tilt(body.turn);
  const pull = Math.min(1, (time - 0.45) * 4) * 260 * STEP;
  body.sx += uy * pull;
  body.sy -= ux * pull;
}
