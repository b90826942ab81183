import { GRAVITY, INERTIA } from './die';

/** The index of an axis of a die. */
export type Axis = 0 | 1 | 2;

/** The two other axes, by axis. */
export const NEXT = [1, 2, 0] as const;
export const LAST = [2, 0, 1] as const;

export interface Vector {
  x: number;
  y: number;
  z: number;
}

/** The state of a die, in mm, seconds and radians. */
export interface Body {
  readonly index: number;
  x: number;
  y: number;
  z: number;
  vx: number;
  vy: number;
  vz: number;
  /** The spin. */
  sx: number;
  sy: number;
  sz: number;
  /** The orientation as a quaternion. */
  qw: number;
  qx: number;
  qy: number;
  qz: number;
  /** The directions of its own axes, computed from the quaternion. */
  readonly axes: readonly [Vector, Vector, Vector];
  /** It does not move until it is hit, so it costs no time. */
  asleep: boolean;
  /** It has moved since the throw began. */
  moved: boolean;
  /** For how many seconds it has been slow. */
  calm: number;
}

export function body(index: number): Body {
  const axes = [vector(1, 0, 0), vector(0, 1, 0), vector(0, 0, 1)] as const;
  const still = { vx: 0, vy: 0, vz: 0, sx: 0, sy: 0, sz: 0 };
  const upright = { qw: 1, qx: 0, qy: 0, qz: 0, axes };
  return { index, x: 0, y: 0, z: 0, ...still, ...upright, asleep: false, moved: false, calm: 0 };
}

const vector = (x: number, y: number, z: number): Vector => ({ x, y, z });

/** Computes the axes from the quaternion. */
export function aimAxes({ qw, qx, qy, qz, axes }: Body): void {
  const [a, b, c] = axes;
  a.x = 1 - 2 * (qy * qy + qz * qz);
  a.y = 2 * (qx * qy + qw * qz);
  a.z = 2 * (qx * qz - qw * qy);
  b.x = 2 * (qx * qy - qw * qz);
  b.y = 1 - 2 * (qx * qx + qz * qz);
  b.z = 2 * (qy * qz + qw * qx);
  c.x = 2 * (qx * qz + qw * qy);
  c.y = 2 * (qy * qz - qw * qx);
  c.z = 1 - 2 * (qx * qx + qy * qy);
}

/** Moves and turns the die by its speed and spin. */
export function advance(die: Body, seconds: number): void {
  die.x += die.vx * seconds;
  die.y += die.vy * seconds;
  die.z += die.vz * seconds;
  const { sx, sy, sz, qw, qx, qy, qz } = die;
  const half = 0.5 * seconds;
  const w = qw - half * (sx * qx + sy * qy + sz * qz);
  const x = qx + half * (sx * qw + sy * qz - sz * qy);
  const y = qy + half * (sy * qw + sz * qx - sx * qz);
  const z = qz + half * (sz * qw + sx * qy - sy * qx);
  const shrink = 1 / Math.sqrt(w * w + x * x + y * y + z * z);
  die.qw = w * shrink;
  die.qx = x * shrink;
  die.qy = y * shrink;
  die.qz = z * shrink;
  aimAxes(die);
}

/** Returns the kinetic energy for a mass of 1. */
export function motion({ vx, vy, vz, sx, sy, sz }: Body): number {
  return 0.5 * (vx * vx + vy * vy + vz * vz) + 0.5 * INERTIA * (sx * sx + sy * sy + sz * sz);
}

/** Returns the sum of the kinetic and the potential energy. */
export const energy = (die: Body): number => motion(die) + GRAVITY * die.z;

/** Multiplies its speed and spin by this factor. */
export function slow(die: Body, part: number): void {
  die.vx *= part;
  die.vy *= part;
  die.vz *= part;
  die.sx *= part;
  die.sy *= part;
  die.sz *= part;
}
