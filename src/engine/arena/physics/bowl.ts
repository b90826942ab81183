/**
 * The bowl, in mm. Its floor is a flat oval of felt; around it a wall of polished wood rises from a hollow to a straight slope and
 * rounds off into a level ledge that goes on and on. Every line of equal height is an oval with half axes ACROSS + t and
 * ALONG + t: t is how far outside of the floor a point is.
 */

/** Half axes of the floor, to the right and away from the seat that looks. */
export const ACROSS = 130;
export const ALONG = 90;
/** From here to there the wall is straight: before it a hollow, behind it the rounded rim. */
export const HOLLOW = 3;
export const BRINK = 10;
/** How far outside of the floor the ledge begins. */
export const RIM = 34;
/** How steep the straight part is: mm up for a mm outwards. */
export const STEEPNESS = 1.8;

/** Height of the ledge above the floor. */
export const LEDGE = profile(RIM);

/** The bowl under a point: its height there, and how it rises to the right and away. */
export interface Ground {
  height: number;
  risesX: number;
  risesY: number;
  /** How far outside of the floor the point is; 0 on the floor. */
  outside: number;
}

export const level = (): Ground => ({ height: 0, risesX: 0, risesY: 0, outside: 0 });

/** The height of the wall, by how far outside of the floor it is. */
export function profile(outside: number): number {
  if (outside <= 0) return 0;
  if (outside <= HOLLOW) return (STEEPNESS * outside * outside) / (2 * HOLLOW);
  if (outside <= BRINK) return STEEPNESS * (outside - HOLLOW / 2);
  const left = Math.max(RIM - outside, 0);
  const round = RIM - BRINK;
  return STEEPNESS * (BRINK - HOLLOW / 2 + round / 2 - (left * left) / (2 * round));
}

/** How steep the wall is there. */
export function steepness(outside: number): number {
  if (outside <= 0 || outside >= RIM) return 0;
  if (outside < HOLLOW) return (STEEPNESS * outside) / HOLLOW;
  return outside <= BRINK ? STEEPNESS : (STEEPNESS * (RIM - outside)) / (RIM - BRINK);
}

/** How fast the wall gets steeper there, for each mm outwards. */
export function curvature(outside: number): number {
  if (outside <= 0 || outside >= RIM) return 0;
  if (outside < HOLLOW) return STEEPNESS / HOLLOW;
  return outside <= BRINK ? 0 : -STEEPNESS / (RIM - BRINK);
}

/** How far outside of the floor a point is: the t of its oval, by Newton's method; 0 on the floor. */
export function outsideOf(x: number, y: number): number {
  const xx = x * x;
  const yy = y * y;
  let outside = 0;
  // The sum falls ever more slowly as the oval grows, so the steps never go too far: six are exact to less than a hair.
  for (let step = 0; step < 6; step += 1) {
    const a = ACROSS + outside;
    const b = ALONG + outside;
    const across = xx / (a * a);
    const along = yy / (b * b);
    const excess = across + along - 1;
    if (excess <= 1e-9) break;
    outside += excess / (2 * (across / a + along / b));
  }
  return outside;
}

/** Writes down what the ground is like under a point. */
export function groundAt(x: number, y: number, ground: Ground): void {
  const outside = outsideOf(x, y);
  ground.outside = outside;
  ground.height = profile(outside);
  const steep = steepness(outside);
  if (steep === 0) {
    ground.risesX = 0;
    ground.risesY = 0;
    return;
  }
  const a = ACROSS + outside;
  const b = ALONG + outside;
  const right = x / (a * a);
  const away = y / (b * b);
  const growth = steep / ((right * x) / a + (away * y) / b);
  ground.risesX = right * growth;
  ground.risesY = away * growth;
}

/** The height of the bowl under a point. */
export const heightAt = (x: number, y: number): number => profile(outsideOf(x, y));
