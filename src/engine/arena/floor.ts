import { cosine, sine, UNIT } from './sines';
import type { Die } from './state';

/** Half the edge of a die, in mm. */
const HALF = 8;

const square = (n: number): number => n * n;

export type Lying = Pick<Die, 'x' | 'y' | 'turn'>;

/** Whether a point is on the oval floor, 260 by 180 mm. Coordinates are in units of 1/`scale` mm. */
export function onFloor(x: number, y: number, scale = 1): boolean {
  // x²/130² + y²/90² ≤ 1, with both sides multiplied by (130 · 90 / 10)², so that whole numbers stay exact.
  return square(9 * x) + square(13 * y) <= square(1170 * scale);
}

/** A3: whether all four corners of the die are on the floor. */
export function wholeOnFloor({ x, y, turn }: Lying): boolean {
  const cos = HALF * cosine(turn);
  const sin = HALF * sine(turn);
  const corners = [
    [cos - sin, sin + cos],
    [cos + sin, sin - cos],
    [-cos + sin, -sin - cos],
    [-cos - sin, -sin + cos],
  ] as const;
  return corners.every(([dx, dy]) => onFloor(x * UNIT + dx, y * UNIT + dy, UNIT));
}

/**
 * A3: whether two dice overlap; dice that only touch do not. Two squares are separate if they are separate
 * along an axis of one of them. The computation is in whole numbers.
 */
export function overlap(a: Lying, b: Lying): boolean {
  const reach = HALF * (UNIT + Math.abs(cosine(a.turn - b.turn)) + Math.abs(sine(a.turn - b.turn)));
  return [a.turn, a.turn + 90, b.turn, b.turn + 90].every(
    (axis) => Math.abs((b.x - a.x) * cosine(axis) + (b.y - a.y) * sine(axis)) < reach,
  );
}
