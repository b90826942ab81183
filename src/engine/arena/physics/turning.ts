import { cosine, sine, UNIT } from '../sines';
import { type Axis, aimAxes, type Body } from './body';

/**
 * The faces along the die's axes x, y and z and against them. With the 1 (the X) up and the 3 to the right,
 * the 2 faces the player. The other games roll the same die, but their y points towards the player. For them
 * a pose is x, −y, z with the quaternion w, −x, y, −z.
 */
const AHEAD = [3, 5, 1] as const;
const BEHIND = [4, 2, 6] as const;

const QUARTER = Math.sqrt(0.5);

/**
 * The quaternion w, x, y, z that turns a die so that it shows this face, from 1. Before, the 1 is up and the
 * turn is 0.
 */
const SHOWING = [
  [1, 0, 0, 0],
  [QUARTER, -QUARTER, 0, 0],
  [QUARTER, 0, -QUARTER, 0],
  [QUARTER, 0, QUARTER, 0],
  [QUARTER, QUARTER, 0, 0],
  [0, 1, 0, 0],
] as const;

/**
 * Lays a die flat: turns it by SHOWING to its face, then by whole degrees around the vertical,
 * counterclockwise seen from above. The half angle is computed from the table of sines: tan(t / 2) is sin t /
 * (1 + cos t), or (1 − cos t) / sin t.
 */
export function layFlat(die: Body, face: number, turn: number): void {
  const cos = cosine(turn) / UNIT;
  const sin = sine(turn) / UNIT;
  const w = cos < 0 ? sin : 1 + cos;
  const z = cos < 0 ? 1 - cos : sin;
  const shrink = 1 / Math.sqrt(w * w + z * z);
  const [fw, fx, fy] = SHOWING[face - 1] ?? SHOWING[0];
  die.qw = w * shrink * fw;
  die.qx = shrink * (w * fx - z * fy);
  die.qy = shrink * (w * fy + z * fx);
  die.qz = z * shrink * fw;
  aimAxes(die);
}

/** Returns the axis that is nearest to the vertical. */
export function steepest({ axes }: Body): Axis {
  const [a, b, c] = [Math.abs(axes[0].z), Math.abs(axes[1].z), Math.abs(axes[2].z)];
  if (c >= a && c >= b) return 2;
  return b >= a ? 1 : 0;
}

/** Returns the cosine of the die's tilt: 1 if it lies flat. */
export const upright = (die: Body): number => Math.abs(die.axes[steepest(die)].z);

/** Returns the face on top. */
export function faceUp(die: Body): number {
  const axis = steepest(die);
  return die.axes[axis].z > 0 ? AHEAD[axis] : BEHIND[axis];
}

/**
 * Returns the turn with this face up, in whole degrees, 0 … 359: that of the direction that points right at a
 * turn of 0.
 */
export function turnOf({ axes }: Body, face: number): number {
  const [a, , c] = axes;
  // The 3 points right. If a 3 or a 4 is on top, the 6 or the 1 does.
  const right = face === 3 ? -1 : 1;
  const { x, y } = face === 3 || face === 4 ? c : a;
  return degreesOf(right * x, right * y);
}

/** Returns the whole degrees from the right to this direction whose sine and cosine fit best. */
function degreesOf(x: number, y: number): number {
  const length = Math.sqrt(x * x + y * y);
  // Reduce to the first quadrant, then bisect.
  const quarter = y >= 0 ? (x > 0 ? 0 : 1) : x < 0 ? 2 : 3;
  const [along, up] = quarter % 2 === 0 ? [Math.abs(x), Math.abs(y)] : [Math.abs(y), Math.abs(x)];
  let [low, high] = [0, 90];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (up * cosine(middle) >= along * sine(middle)) low = middle;
    else high = middle;
  }
  const past = up * cosine(low) - along * sine(low);
  const short = along * sine(high) - up * cosine(high);
  return length === 0 ? 0 : (90 * quarter + (past <= short ? low : high)) % 360;
}
