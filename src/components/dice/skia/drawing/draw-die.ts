import type { SkCanvas } from '@shopify/react-native-skia';
import type { Kit } from '../kit';
import { FACE } from '../looks';
import { drawEdges } from './draw-edges';
import { drawFace, type Light } from './draw-face';

/** The values on the sides in the direction of the die's x, y and z, and on the opposite sides. */
const AHEAD = [3, 2, 1];
const BEHIND = [4, 5, 6];

/** The direction of the lamp. */
const LAMP_X = -0.4;
const LAMP_Y = -0.36;
const LAMP_Z = 0.84;

/** The brightness of a face at a right angle to the lamp, and its variation. */
const LEAST = 0.77;
const RANGE = 0.26;

/**
 * How far a point on the screen moves for one step along the table's x, y and z: perspective, linearized near
 * one die.
 */
export interface Lens {
  readonly xx: number;
  readonly yy: number;
  readonly zx: number;
  readonly zy: number;
}

/**
 * Draws a cube with round edges at this point of the screen. `turn` is a rotation matrix, row by row; `edge`
 * is in points.
 */
export function drawDie(
  canvas: SkCanvas,
  kit: Kit,
  looks: Float32Array,
  at: number,
  x: number,
  y: number,
  edge: number,
  turn: readonly number[],
  lens: Lens,
  light: Light,
): void {
  'worklet';
  // The die's axes on the screen, one edge long, and how far each points towards the lamp.
  const axes: number[] = [];
  const looksUp: number[] = [];
  for (let axis = 0; axis < 3; axis++) {
    const tx = turn[axis] ?? 0;
    const ty = turn[3 + axis] ?? 0;
    const tz = turn[6 + axis] ?? 0;
    axes.push((tx * lens.xx + tz * lens.zx) * edge, (ty * lens.yy + tz * lens.zy) * edge);
    looksUp.push(tx * LAMP_X + ty * LAMP_Y + tz * LAMP_Z);
  }
  const crosses: number[] = [];
  const sides: number[] = [];
  for (let axis = 0; axis < 3; axis++) {
    const u = ((axis + 1) % 3) * 2;
    const v = ((axis + 2) % 3) * 2;
    const cross = (axes[u] ?? 0) * (axes[v + 1] ?? 0) - (axes[u + 1] ?? 0) * (axes[v] ?? 0);
    crosses.push(cross);
    sides.push(cross > 0 ? 1 : -1);
  }
  const body = at + 6 * FACE;
  drawEdges(canvas, kit, looks, body, x, y, edge * lens.xx, axes, sides, looksUp, LEAST, RANGE, light);

  for (let axis = 0; axis < 3; axis++) {
    const cross = crosses[axis] ?? 0;
    if (Math.abs(cross) < edge * edge * 0.03) continue;
    const side = sides[axis] ?? 1;
    // Seen from outside, the two axes of a face have the same orientation on both sides of the die.
    const u = ((axis + (side > 0 ? 1 : 2)) % 3) * 2;
    const v = ((axis + (side > 0 ? 2 : 1)) % 3) * 2;
    const middle = 0.5 * side;
    canvas.save();
    canvas.concat([
      axes[u] ?? 0,
      axes[v] ?? 0,
      x + (axes[axis * 2] ?? 0) * middle,
      axes[u + 1] ?? 0,
      axes[v + 1] ?? 0,
      y + (axes[axis * 2 + 1] ?? 0) * middle,
      0,
      0,
      1,
    ]);
    const value = (side > 0 ? AHEAD : BEHIND)[axis] ?? 1;
    const shade = LEAST + RANGE * (looksUp[axis] ?? 0) * side;
    drawFace(
      canvas,
      kit,
      looks,
      at,
      value,
      shade,
      light,
      Math.abs(cross) < edge * edge * (light.fine ? 0.13 : 0.22),
    );
    canvas.restore();
  }
}
