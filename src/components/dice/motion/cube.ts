import { multiply, type Quaternion, unit } from './quaternion';

/** The time step of the simulation, in seconds. */
export const STEP = 1 / 120;

const GRAVITY = 78; // edges of a die a second, each second
const INERTIA = 1 / 6;

/** A die in flight. Its mass and its edge are 1. */
export interface Body {
  x: number;
  y: number;
  z: number;
  vx: number;
  vy: number;
  vz: number;
  turn: Quaternion;
  /** Angular velocity, in radians a second. */
  sx: number;
  sy: number;
  sz: number;
  /** The die has passed the near rim. */
  inside: boolean;
}

export function move(body: Body): void {
  body.vz -= GRAVITY * STEP;
  body.x += body.vx * STEP;
  body.y += body.vy * STEP;
  body.z += body.vz * STEP;
  const { sx, sy, sz } = body;
  const [w, x, y, z] = multiply([0, sx, sy, sz], body.turn);
  const [tw, tx, ty, tz] = body.turn;
  const half = STEP / 2;
  body.turn = unit([tw + w * half, tx + x * half, ty + y * half, tz + z * half]);
}

const BOUNCE = 0.42;
const FRICTION = 0.38;

/** The impulse of a wall with this normal at this corner. Returns the speed of the impact. */
export function push(
  body: Body,
  ox: number,
  oy: number,
  oz: number,
  nx: number,
  ny: number,
  nz: number,
): number {
  let vx = body.vx + body.sy * oz - body.sz * oy;
  let vy = body.vy + body.sz * ox - body.sx * oz;
  let vz = body.vz + body.sx * oy - body.sy * ox;
  const speed = -(vx * nx + vy * ny + vz * nz);
  if (speed <= 0) return 0;
  const arm = (oy * nz - oz * ny) ** 2 + (oz * nx - ox * nz) ** 2 + (ox * ny - oy * nx) ** 2;
  const bounce = speed > 3.2 ? BOUNCE : 0;
  const hit = ((1 + bounce) * speed) / (1 + arm / INERTIA);
  impulse(body, ox, oy, oz, nx * hit, ny * hit, nz * hit);

  vx += speed * nx;
  vy += speed * ny;
  vz += speed * nz;
  const slide = Math.hypot(vx, vy, vz);
  if (slide > 1e-4) {
    const held = Math.min(FRICTION * hit, slide / (1 + (ox * ox + oy * oy + oz * oz) / INERTIA));
    const part = -held / slide;
    impulse(body, ox, oy, oz, vx * part, vy * part, vz * part);
  }
  return speed;
}

function impulse(body: Body, ox: number, oy: number, oz: number, x: number, y: number, z: number): void {
  body.vx += x;
  body.vy += y;
  body.vz += z;
  body.sx += (oy * z - oz * y) / INERTIA;
  body.sy += (oz * x - ox * z) / INERTIA;
  body.sz += (ox * y - oy * x) / INERTIA;
}

/** The tilt of the axis that points up most: to the right and towards the player. */
export function tilt([w, x, y, z]: Quaternion): readonly [number, number] {
  const rows = [
    [1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)],
    [2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)],
    [2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)],
  ] as const;
  let up: readonly [number, number, number] = rows[0];
  for (const row of rows) if (Math.abs(row[2]) > Math.abs(up[2])) up = row;
  return up[2] < 0 ? [-up[0], -up[1]] : [up[0], up[1]];
}

export function isCalm({ vx, vy, vz, sx, sy, sz, z, turn }: Body): boolean {
  const [ux, uy] = tilt(turn);
  return (
    z < 0.08 &&
    Math.hypot(vx, vy, vz) < 0.9 &&
    Math.hypot(sx, sy, sz) < 1.6 &&
    Math.abs(ux) + Math.abs(uy) < 0.08
  );
}
