import { ACROSS, ALONG, curvature, outsideOf, profile, steepness } from './bowl';

/** The place of the bowl that is nearest to a point. */
export interface Nearest {
  /** Straight up from the bowl, of length 1. */
  nx: number;
  ny: number;
  nz: number;
  /** How far the point is above it; negative inside. */
  distance: number;
  /** How far outside of the floor the place is. */
  outside: number;
}

export const nearest = (): Nearest => ({ nx: 0, ny: 0, nz: 1, distance: 0, outside: 0 });

const ROUNDS = 3;
/** The nearest place is looked for so far (mm) up or down the wall from below the point: for points farther away it won't matter. */
const FAR = 3;
/** Newton's steps are no longer than for a parabola so flat. */
const FLATTEST = 0.3;

/**
 * Writes down which place of the bowl is nearest to a point. Near it the wall is taken to go straight on along the oval: then it is to be
 * looked for up and down the wall only, by Newton's method.
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
  // How much farther outside a mm outwards is: nearly 1.
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
