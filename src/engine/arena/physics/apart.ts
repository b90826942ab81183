import type { Axis, Body } from './body';
import { COAT, CORE } from './die';

/**
 * The separation of two dice: the gap along the direction in which it is largest, and the features that meet
 * there. The gap is negative if the dice overlap. By the separating axis theorem, two boxes are separate if
 * they are separate along an axis of one of them, or along the normal of an edge of each. The coats of the
 * dice are subtracted from the gap.
 */
export interface Apartness {
  gap: number;
  /** The features that meet: a face of `a`, a face of `b`, or an edge of each. */
  kind: 'a' | 'b' | 'edges';
  /** The axes of a and of b: those of the face, or of the edges. */
  a: Axis;
  b: Axis;
}

export const apartness = (): Apartness => ({ gap: 0, kind: 'a', a: 0, b: 0 });

/**
 * An edge counts only if its gap is larger than any face's by this (mm), because faces hold a die more
 * steadily.
 */
const FACES_FIRST = 0.1;

/** Parallel edges have no common normal. */
const PARALLEL = 1e-3;

let best = 0;
/** The gap that an edge has to exceed. */
let bar = 0;
let bestKind: Apartness['kind'] = 'a';
let bestA: Axis = 0;
let bestB: Axis = 0;

/** Writes the separation of two dice to `found`. Stops early if the gap exceeds `enough`. */
export function measure(a: Body, b: Body, enough: number, found: Apartness): void {
  search(a, b, enough + 2 * COAT);
  found.gap = best - 2 * COAT;
  found.kind = bestKind;
  found.a = bestA;
  found.b = bestB;
}

function search(a: Body, b: Body, far: number): void {
  const [ax, ay, az] = a.axes;
  const [bx, by, bz] = b.axes;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const dz = b.z - a.z;
  // Each axis of b, and the vector to b, in the coordinates of a.
  const xx = ax.x * bx.x + ax.y * bx.y + ax.z * bx.z;
  const xy = ax.x * by.x + ax.y * by.y + ax.z * by.z;
  const xz = ax.x * bz.x + ax.y * bz.y + ax.z * bz.z;
  const tx = ax.x * dx + ax.y * dy + ax.z * dz;
  const axx = Math.abs(xx);
  const axy = Math.abs(xy);
  const axz = Math.abs(xz);
  best = Math.abs(tx) - CORE * (1 + axx + axy + axz);
  bestKind = 'a';
  bestA = 0;
  bestB = 0;
  if (best > far) return;
  const yx = ay.x * bx.x + ay.y * bx.y + ay.z * bx.z;
  const yy = ay.x * by.x + ay.y * by.y + ay.z * by.z;
  const yz = ay.x * bz.x + ay.y * bz.y + ay.z * bz.z;
  const ty = ay.x * dx + ay.y * dy + ay.z * dz;
  const ayx = Math.abs(yx);
  const ayy = Math.abs(yy);
  const ayz = Math.abs(yz);
  faceOfA(Math.abs(ty) - CORE * (1 + ayx + ayy + ayz), 1);
  if (best > far) return;
  const zx = az.x * bx.x + az.y * bx.y + az.z * bx.z;
  const zy = az.x * by.x + az.y * by.y + az.z * by.z;
  const zz = az.x * bz.x + az.y * bz.y + az.z * bz.z;
  const tz = az.x * dx + az.y * dy + az.z * dz;
  const azx = Math.abs(zx);
  const azy = Math.abs(zy);
  const azz = Math.abs(zz);
  faceOfA(Math.abs(tz) - CORE * (1 + azx + azy + azz), 2);
  if (best > far) return;
  faceOfB(Math.abs(bx.x * dx + bx.y * dy + bx.z * dz) - CORE * (1 + axx + ayx + azx), 0);
  faceOfB(Math.abs(by.x * dx + by.y * dy + by.z * dz) - CORE * (1 + axy + ayy + azy), 1);
  faceOfB(Math.abs(bz.x * dx + bz.y * dy + bz.z * dz) - CORE * (1 + axz + ayz + azz), 2);
  if (best > far) return;
  bar = best + FACES_FIRST;
  edges(tz * yx - ty * zx, azx + ayx + axy + axz, xx, 0, 0);
  edges(tz * yy - ty * zy, azy + ayy + axx + axz, xy, 0, 1);
  edges(tz * yz - ty * zz, azz + ayz + axx + axy, xz, 0, 2);
  edges(tx * zx - tz * xx, azx + axx + ayy + ayz, yx, 1, 0);
  edges(tx * zy - tz * xy, azy + axy + ayx + ayz, yy, 1, 1);
  edges(tx * zz - tz * xz, azz + axz + ayx + ayy, yz, 1, 2);
  edges(ty * xx - tx * yx, ayx + axx + azy + azz, zx, 2, 0);
  edges(ty * xy - tx * yy, ayy + axy + azx + azz, zy, 2, 1);
  edges(ty * xz - tx * yz, ayz + axz + azx + azy, zz, 2, 2);
}

function faceOfA(apart: number, axis: Axis): void {
  if (apart <= best) return;
  best = apart;
  bestA = axis;
}

function faceOfB(apart: number, axis: Axis): void {
  if (apart <= best) return;
  best = apart;
  bestKind = 'b';
  bestB = axis;
}

function edges(way: number, reach: number, cosine: number, a: Axis, b: Axis): void {
  const square = 1 - cosine * cosine;
  if (square < PARALLEL) return;
  const over = Math.abs(way) - CORE * reach;
  // This is over / √square > bar without a root.
  if (
    bar >= 0 ? over <= 0 || over * over <= bar * bar * square : over < 0 && over * over >= bar * bar * square
  )
    return;
  bar = over / Math.sqrt(square);
  best = bar;
  bestKind = 'edges';
  bestA = a;
  bestB = b;
}
