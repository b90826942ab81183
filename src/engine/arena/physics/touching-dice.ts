import { type Apartness, apartness, measure } from './apart';
import { type Axis, type Body, LAST, NEXT, type Vector } from './body';
import { type Contacts, meet } from './contact';
import { COAT, CORE, HALF } from './die';
import { DICE, meetEdges } from './touching-edges';

const found: Apartness = apartness();

/** The largest gap of a contact, in mm: the distance that the two can approach in the step. */
let ahead = 0;
let into: Contacts | null = null;

/** Adds the contacts of two dice; `a` is awake. Returns their separation. */
export function meetDice(contacts: Contacts, a: Body, b: Body, reach: number): Apartness {
  measure(a, b, reach, found);
  if (found.gap > reach) return found;
  into = contacts;
  ahead = reach;
  if (found.kind === 'edges') meetEdges(contacts, a, b, found.a, found.b, found.gap);
  else if (found.kind === 'a') meetFace(a, b, found.a, false);
  else meetFace(b, a, found.b, true);
  return found;
}

// The reference face as a plane with two directions. Points are given by their place on it and their height
// over it.
let face: Body;
let other: Body;
let swapped = false;
let side = 1;
let up: Vector;
let across: Vector;
let along: Vector;
let placed = 0;
let nearU = 0;
let nearV = 0;
let nearGap = 0;

/** Adds contacts of a face with the most opposite face of the other die, at the corners of their overlap. */
function meetFace(first: Body, second: Body, axis: Axis, isSwapped: boolean): void {
  face = first;
  other = second;
  swapped = isSwapped;
  up = first.axes[axis];
  across = first.axes[NEXT[axis]];
  along = first.axes[LAST[axis]];
  const dx = second.x - first.x;
  const dy = second.y - first.y;
  const dz = second.z - first.z;
  side = up.x * dx + up.y * dy + up.z * dz < 0 ? -1 : 1;

  const [x, y, z] = second.axes;
  const ux = dot(up, x) * side;
  const uy = dot(up, y) * side;
  const uz = dot(up, z) * side;
  const facing: Axis =
    Math.abs(uz) >= Math.abs(ux) && Math.abs(uz) >= Math.abs(uy) ? 2 : Math.abs(uy) >= Math.abs(ux) ? 1 : 0;
  const down = second.axes[facing];
  const lean = facing === 2 ? uz : facing === 1 ? uy : ux;
  const h = lean > 0 ? -CORE : CORE;
  const p = second.axes[NEXT[facing]];
  const q = second.axes[LAST[facing]];
  // The middle of that face and its two directions, in the coordinates of the plane.
  const mx = dx + h * down.x;
  const my = dy + h * down.y;
  const mz = dz + h * down.z;
  const mu = mx * across.x + my * across.y + mz * across.z;
  const mv = mx * along.x + my * along.y + mz * along.z;
  const mw = side * (mx * up.x + my * up.y + mz * up.z) - CORE - 2 * COAT;
  const pu = CORE * dot(p, across);
  const pv = CORE * dot(p, along);
  const pw = CORE * side * dot(p, up);
  const qu = CORE * dot(q, across);
  const qv = CORE * dot(q, along);
  const qw = CORE * side * dot(q, up);
  placed = 0;
  nearGap = ahead;
  clip(mu + pu + qu, mv + pv + qv, mw + pw + qw, -2 * qu, -2 * qv, -2 * qw);
  clip(mu + pu - qu, mv + pv - qv, mw + pw - qw, -2 * pu, -2 * pv, -2 * pw);
  clip(mu - pu - qu, mv - pv - qv, mw - pw - qw, 2 * qu, 2 * qv, 2 * qw);
  clip(mu - pu + qu, mv - pv + qv, mw - pw + qw, 2 * pu, 2 * pv, 2 * pw);
  // The corners of the reference face that are under the other one.
  const area = pu * qv - pv * qu;
  if (Math.abs(area) > 1e-6) {
    for (let u = -HALF; u <= HALF; u += 2 * HALF) {
      for (let v = -HALF; v <= HALF; v += 2 * HALF) {
        const s = ((u - mu) * qv - (v - mv) * qu) / area;
        const t = ((v - mv) * pu - (u - mu) * pv) / area;
        if (Math.abs(s) <= 1 && Math.abs(t) <= 1) place(u, v, mw + s * pw + t * qw);
      }
    }
  }
  // The faces do not overlap: use the nearest corner.
  if (placed === 0 && nearGap < ahead) place(nearU, nearV, nearGap);
}

const dot = (a: Vector, b: Vector): number => a.x * b.x + a.y * b.y + a.z * b.z;

/** Clips an edge by the reference face. Adds its beginning, and its end unless the next edge begins there. */
function clip(u: number, v: number, w: number, du: number, dv: number, dw: number): void {
  if (w < nearGap) {
    nearU = u;
    nearV = v;
    nearGap = w;
  }
  let from = 0;
  let to = 1;
  if (Math.abs(du) > 1e-9) {
    const low = (-HALF - u) / du;
    const high = (HALF - u) / du;
    from = Math.max(from, Math.min(low, high));
    to = Math.min(to, Math.max(low, high));
  } else if (Math.abs(u) > HALF) return;
  if (Math.abs(dv) > 1e-9) {
    const low = (-HALF - v) / dv;
    const high = (HALF - v) / dv;
    from = Math.max(from, Math.min(low, high));
    to = Math.min(to, Math.max(low, high));
  } else if (Math.abs(v) > HALF) return;
  if (from > to) return;
  place(u + from * du, v + from * dv, w + from * dw);
  if (to < 1) place(u + to * du, v + to * dv, w + to * dw);
}

function place(u: number, v: number, gap: number): void {
  if (gap >= ahead) return;
  placed += 1;
  const w = side * (HALF + gap / 2);
  const x = face.x + u * across.x + v * along.x + w * up.x;
  const y = face.y + u * across.y + v * along.y + w * up.y;
  const z = face.z + u * across.z + v * along.z + w * up.z;
  // Normals go from b to a.
  const sign = swapped ? side : -side;
  const [a, b] = swapped ? [other, face] : [face, other];
  add(a, b, x, y, z, sign * up.x, sign * up.y, sign * up.z, gap);
}

function add(
  a: Body,
  b: Body,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  gap: number,
): void {
  if (into) meet(into, a, b, DICE, x, y, z, nx, ny, nz, gap);
}
