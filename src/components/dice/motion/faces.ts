import { around, dot, heights, multiply, type Quaternion } from './quaternion';

const QUARTER = Math.PI / 2;

/** Turns a die that shows one, so that it shows the value. Opposite faces make seven. */
const showing: readonly Quaternion[] = [
  around(1, 0, 0, 0),
  around(1, 0, 0, QUARTER),
  around(0, 1, 0, -QUARTER),
  around(0, 1, 0, QUARTER),
  around(1, 0, 0, -QUARTER),
  around(1, 0, 0, Math.PI),
];

/** Which value is up, however crooked the die lies. */
export function valueUp(turn: Quaternion): number {
  const [x, y, z] = heights(turn);
  const most = Math.max(Math.abs(x), Math.abs(y), Math.abs(z));
  if (Math.abs(z) === most) return z > 0 ? 1 : 6;
  if (Math.abs(y) === most) return y > 0 ? 2 : 5;
  return x > 0 ? 3 : 4;
}

/** A die that lies flat, shows a value, and is turned on the spot. */
export function lying(value: number, angle: number): Quaternion {
  return multiply(around(0, 0, 1, angle), showing[value - 1] ?? around(1, 0, 0, 0));
}

/** Of the four ways to lie with that value, each a little crooked: the one that is nearest. */
export function nearestLying(turn: Quaternion, value: number, crooked: number): Quaternion {
  let nearest = lying(value, crooked);
  for (let quarter = 1; quarter < 4; quarter++) {
    const way = lying(value, crooked + quarter * QUARTER);
    if (Math.abs(dot(way, turn)) > Math.abs(dot(nearest, turn))) nearest = way;
  }
  return nearest;
}

/**
 * A cube looks and moves the same whatever is painted on its sides. This is the turn to paint it with before it is thrown, so
 * that a cube that ends as `end` shows the value.
 */
export function paintedFor(end: Quaternion, value: number, quarter: number): Quaternion {
  const up = showing[valueUp(end) - 1] ?? around(1, 0, 0, 0);
  const wanted = showing[value - 1] ?? around(1, 0, 0, 0);
  // From the wanted side to the top, round there, and on to the side that fell up.
  return multiply(inverse(up), multiply(around(0, 0, 1, quarter * QUARTER), wanted));
}

function inverse([w, x, y, z]: Quaternion): Quaternion {
  return [w, -x, -y, -z];
}
