import { around, dot, heights, multiply, type Quaternion } from './quaternion';

const QUARTER = Math.PI / 2;

/** The rotation that brings each value to the top of a die that shows one. Opposite faces add up to seven. */
const showing: readonly Quaternion[] = [
  around(1, 0, 0, 0),
  around(1, 0, 0, QUARTER),
  around(0, 1, 0, -QUARTER),
  around(0, 1, 0, QUARTER),
  around(1, 0, 0, -QUARTER),
  around(1, 0, 0, Math.PI),
];

/** The value on top, however tilted the die is. */
export function valueUp(turn: Quaternion): number {
  const [x, y, z] = heights(turn);
  const most = Math.max(Math.abs(x), Math.abs(y), Math.abs(z));
  if (Math.abs(z) === most) return z > 0 ? 1 : 6;
  if (Math.abs(y) === most) return y > 0 ? 2 : 5;
  return x > 0 ? 3 : 4;
}

/** The rotation of a flat die that shows this value, turned by this angle. */
export function lying(value: number, angle: number): Quaternion {
  return multiply(around(0, 0, 1, angle), showing[value - 1] ?? around(1, 0, 0, 0));
}

/** The rotation nearest to `turn` among the four, slightly crooked, ones that show this value. */
export function nearestLying(turn: Quaternion, value: number, crooked: number): Quaternion {
  let nearest = lying(value, crooked);
  for (let quarter = 1; quarter < 4; quarter++) {
    const candidate = lying(value, crooked + quarter * QUARTER);
    if (Math.abs(dot(candidate, turn)) > Math.abs(dot(nearest, turn))) nearest = candidate;
  }
  return nearest;
}

/**
 * The rotation of a die's painting that makes a die which ends as `end` show the value. The movement of a
 * cube does not depend on its painting, so the painting is chosen before the throw.
 */
export function paintedFor(end: Quaternion, value: number, quarter: number): Quaternion {
  const up = showing[valueUp(end) - 1] ?? around(1, 0, 0, 0);
  const wanted = showing[value - 1] ?? around(1, 0, 0, 0);
  // From the wanted side to the top, around the top, and to the side that ends up.
  return multiply(inverse(up), multiply(around(0, 0, 1, quarter * QUARTER), wanted));
}

function inverse([w, x, y, z]: Quaternion): Quaternion {
  return [w, -x, -y, -z];
}
