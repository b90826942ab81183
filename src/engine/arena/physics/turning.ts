import { cosine, sine, UNIT } from '../sines';
import { type Axis, aimAxes, type Body } from './body';

/**
 * Which face looks where, along the die's own axes x, y and z and against them: with the 1 (the X) up and the 3 to the right, the
 * 2 looks at the player. It is the die that the other games roll: they have y towards the player, so to them a pose is
 * x, −y, z and the quaternion w, −x, y, −z.
 */
const AHEAD = [3, 5, 1] as const;
const BEHIND = [4, 2, 6] as const;

const QUARTER = Math.sqrt(0.5);

/** The quaternion w, x, y, z that turns a die with the 1 up and a turn of 0 so that it shows a face, from 1. */
const SHOWING = [
  [1, 0, 0, 0],
  [QUARTER, -QUARTER, 0, 0],
  [QUARTER, 0, -QUARTER, 0],
  [QUARTER, 0, QUARTER, 0],
  [QUARTER, QUARTER, 0, 0],
  [0, 1, 0, 0],
] as const;

/**
 * Lays a die flat: first as SHOWING has its face, then turned by whole degrees around the vertical, to the left as seen from
 * above. The half angle comes from the table of sines: tan(t / 2) is sin t / (1 + cos t), or (1 − cos t) / sin t.
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

/** The axis that is nearest to the vertical. */
export function steepest({ axes }: Body): Axis {
  const [a, b, c] = [Math.abs(axes[0].z), Math.abs(axes[1].z), Math.abs(axes[2].z)];
  if (c >= a && c >= b) return 2;
  return b >= a ? 1 : 0;
}

/** How upright the die lies: the cosine of its tilt, 1 if it is flat. */
export const upright = (die: Body): number => Math.abs(die.axes[steepest(die)].z);

/** The face that is most on top. */
export function faceUp(die: Body): number {
  const axis = steepest(die);
  return die.axes[axis].z > 0 ? AHEAD[axis] : BEHIND[axis];
}

/** The whole degrees that it is turned by, 0 … 359, with that face up: the direction that points right at a turn of 0. */
export function turnOf({ axes }: Body, face: number): number {
  const [a, , c] = axes;
  // The 3 points right, but for a 3 or a 4 on top: then it is the 6 or the 1.
  const right = face === 3 ? -1 : 1;
  const { x, y } = face === 3 || face === 4 ? c : a;
  return degreesOf(right * x, right * y);
}

/** The whole degrees from the right to this direction: where its sine and cosine fit best. */
function degreesOf(x: number, y: number): number {
  const length = Math.sqrt(x * x + y * y);
  // Into the first quarter, found by halving.
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
