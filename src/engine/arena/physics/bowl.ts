/**
 * The bowl, in mm. Its floor is a flat oval of felt. Around it is a wall of polished wood: a hollow, then a
 * straight slope, then a rounded rim, which ends in a level ledge without an outer end. Every contour line is
 * an oval with half axes ACROSS + t and ALONG + t; t is the distance of a point outside the floor.
 */

/** The half axes of the floor, to the right and away from the viewing seat. */
export const ACROSS = 130;
export const ALONG = 90;
/** Where the straight part of the wall begins and ends. Before it is the hollow, after it the rounded rim. */
export const HOLLOW = 3;
export const BRINK = 10;
/** The distance outside the floor at which the ledge begins. */
export const RIM = 34;
/** The slope of the straight part: mm up for each mm outwards. */
export const STEEPNESS = 1.8;

/** The height of the ledge above the floor. */
export const LEDGE = profile(RIM);

/** The bowl under a point: its height there, and its slopes to the right and away. */
export interface Ground {
  height: number;
  risesX: number;
  risesY: number;
  /** The distance of the point outside the floor; 0 on the floor. */
  outside: number;
}

export const level = (): Ground => ({ height: 0, risesX: 0, risesY: 0, outside: 0 });

/** Returns the height of the wall at a distance outside the floor. */
export function profile(outside: number): number {
  if (outside <= 0) return 0;
  if (outside <= HOLLOW) return (STEEPNESS * outside * outside) / (2 * HOLLOW);
  if (outside <= BRINK) return STEEPNESS * (outside - HOLLOW / 2);
  const left = Math.max(RIM - outside, 0);
  const round = RIM - BRINK;
  return STEEPNESS * (BRINK - HOLLOW / 2 + round / 2 - (left * left) / (2 * round));
}

/** Returns the slope of the wall at a distance outside the floor. */
export function steepness(outside: number): number {
  if (outside <= 0 || outside >= RIM) return 0;
  if (outside < HOLLOW) return (STEEPNESS * outside) / HOLLOW;
  return outside <= BRINK ? STEEPNESS : (STEEPNESS * (RIM - outside)) / (RIM - BRINK);
}

/** Returns the change of the slope for each mm outwards. */
export function curvature(outside: number): number {
  if (outside <= 0 || outside >= RIM) return 0;
  if (outside < HOLLOW) return STEEPNESS / HOLLOW;
  return outside <= BRINK ? 0 : -STEEPNESS / (RIM - BRINK);
}

/**
 * Returns the distance of a point outside the floor: the t of its oval, by Newton's method; 0 on the floor.
 */
export function outsideOf(x: number, y: number): number {
  const xx = x * x;
  const yy = y * y;
  let outside = 0;
  // The sum is convex in t, so the steps never overshoot. Six steps are exact enough.
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

/** Writes the bowl under a point to `ground`. */
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

/** Returns the height of the bowl under a point. */
export const heightAt = (x: number, y: number): number => profile(outsideOf(x, y));
