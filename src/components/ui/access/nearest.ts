interface Point {
  readonly x: number;
  readonly y: number;
}

/** One step: right or left, down or up. */
export type Direction = Point;

/** How much more a step aside counts than a step ahead. */
const ASIDE = 3;
/** Two middles in one line may differ by this much. */
const LEVEL = 2;

/** The index of the point that an arrow key leads to: ahead, and as little aside as possible. Null if nothing is ahead. */
export function nearest(from: Point, points: readonly Point[], direction: Direction): number | null {
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  points.forEach(({ x, y }, at) => {
    const ahead = (x - from.x) * direction.x + (y - from.y) * direction.y;
    const aside = Math.abs((x - from.x) * direction.y) + Math.abs((y - from.y) * direction.x);
    const cost = ahead + ASIDE * aside;
    if (ahead <= LEVEL || cost >= least) return;
    best = at;
    least = cost;
  });
  return best;
}
