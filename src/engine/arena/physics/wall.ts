import { ACROSS, ALONG, curvature, outsideOf, profile, steepness } from './bowl';

/** The point of the bowl that is nearest to a given point. */
export interface Nearest {
  /** The normal of the bowl, of length 1. */
  nx: number;
  ny: number;
  nz: number;
  /** The distance of the given point from it; negative inside the wood. */
  distance: number;
  /** Its distance outside the floor. */
  outside: number;
}

export const nearest = (): Nearest => ({ nx: 0, ny: 0, nz: 1, distance: 0, outside: 0 });

const ROUNDS = 3;
/**
 * The search goes this far (mm) up or down the wall from below the given point. Points farther away don't
 * touch the wall.
 */
const FAR = 3;
/** A lower limit for the second derivative. It limits the length of Newton's steps. */
const FLATTEST = 0.3;

/**
 * Writes the nearest point of the bowl to `found`. Near it the wall is treated as straight along the oval, so
 * that Newton's method only has to search up and down the wall.
 */
export function findNearest(x: number, y: number, z: number, found: Nearest): void {
  const below = outsideOf(x, y);
  if (below === 0) {
    found.nx = 0;
    found.ny = 0;
    found.nz = 1;
    found.distance = z;
    found.outside = 0;
    return;
  }
  const a = ACROSS + below;
  const b = ALONG + below;
  const right = x / (a * a);
  const away = y / (b * b);
  const size = Math.sqrt(right * right + away * away);
  // The change of t for each mm outwards: nearly 1.
  const scale = size / ((right * x) / a + (away * y) / b);
  let shift = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const outside = below + scale * shift;
    const steep = scale * steepness(outside);
    const over = z - profile(outside);
    const slant = Math.max(FLATTEST, 1 + steep * steep - over * scale * scale * curvature(outside));
    shift = Math.max(-FAR, Math.min(FAR, shift - (shift - over * steep) / slant));
  }
  const outside = below + scale * shift;
  const steep = scale * steepness(outside);
  const over = z - profile(outside);
  const shrink = 1 / Math.sqrt(1 + steep * steep);
  found.nx = (-steep * shrink * right) / size;
  found.ny = (-steep * shrink * away) / size;
  found.nz = shrink;
  found.distance = (over + shift * steep) * shrink;
  found.outside = outside;
}
