import { type Axis, type Body, LAST, NEXT, type Vector } from './body';
import { type Contacts, meet, type Surface } from './contact';
import { COAT, CORE } from './die';

/** The contact of two dice. */
export const DICE: Surface = { friction: 0.3, bounce: 0.55 };

/** Adds a contact at the nearest points of an edge of each die. */
export function meetEdges(contacts: Contacts, a: Body, b: Body, i: Axis, j: Axis, gap: number): void {
  const p = a.axes[i];
  const q = b.axes[j];
  let nx = p.y * q.z - p.z * q.y;
  let ny = p.z * q.x - p.x * q.z;
  let nz = p.x * q.y - p.y * q.x;
  const toward = nx * (a.x - b.x) + ny * (a.y - b.y) + nz * (a.z - b.z) < 0 ? -1 : 1;
  const shrink = toward / Math.sqrt(nx * nx + ny * ny + nz * nz);
  nx *= shrink;
  ny *= shrink;
  nz *= shrink;
  middleOfEdge(a, i, -nx, -ny, -nz, onA);
  middleOfEdge(b, j, nx, ny, nz, onB);
  // The distances along each edge to the nearest points.
  const dx = onB.x - onA.x;
  const dy = onB.y - onA.y;
  const dz = onB.z - onA.z;
  const cosine = p.x * q.x + p.y * q.y + p.z * q.z;
  const s =
    (p.x * dx + p.y * dy + p.z * dz - cosine * (q.x * dx + q.y * dy + q.z * dz)) / (1 - cosine * cosine);
  const along = Math.max(-CORE, Math.min(CORE, s));
  // The contact is halfway in the gap, measured from the edge of a.
  const off = COAT + gap / 2;
  meet(
    contacts,
    a,
    b,
    DICE,
    onA.x + along * p.x - off * nx,
    onA.y + along * p.y - off * ny,
    onA.z + along * p.z - off * nz,
    nx,
    ny,
    nz,
    gap,
  );
}

const onA: Vector = { x: 0, y: 0, z: 0 };
const onB: Vector = { x: 0, y: 0, z: 0 };

/** Sets the middle of the edge along this axis that is farthest in a direction. */
function middleOfEdge(die: Body, axis: Axis, nx: number, ny: number, nz: number, point: Vector): void {
  const u = die.axes[NEXT[axis]];
  const v = die.axes[LAST[axis]];
  const i = u.x * nx + u.y * ny + u.z * nz < 0 ? -CORE : CORE;
  const j = v.x * nx + v.y * ny + v.z * nz < 0 ? -CORE : CORE;
  point.x = die.x + i * u.x + j * v.x;
  point.y = die.y + i * u.y + j * v.y;
  point.z = die.z + i * u.z + j * v.z;
}
