import { ACROSS, ALONG, groundAt, heightAt, level } from '../../src/engine/arena/physics/bowl';
import { COAT, CORE } from '../../src/engine/arena/physics/die';
import { cubesApart } from './cubes-apart';
import { length, minus, type Pose, pointOf, poseOf, type Vector } from './pose';

/** Two dice whose middles are farther apart than this diagonal do not touch. */
const FAR = 2 * Math.sqrt(3) * (CORE + COAT);

/** The greatest depth of any die in another die or in the bowl, in mm; negative if none touches. */
export function deepest(poses: Float64Array, count: number): number {
  const dice = Array.from({ length: count }, (_, die) => poseOf(poses, die));
  const inEachOther = dice.flatMap((a, at) =>
    dice
      .slice(at + 1)
      .filter((b) => length(minus(a.middle, b.middle)) < FAR)
      .map((b) => 2 * COAT - cubesApart(a, b, CORE, 2 * COAT)),
  );
  return Math.max(...dice.map(inBowl), ...inEachOther);
}

const GRID = [-1, -0.5, 0, 0.5, 1];

/** Points on the inner cube: a die is this cube with a coat. */
const SURFACE: readonly Vector[] = GRID.flatMap((i) =>
  GRID.flatMap((j) => GRID.map((k): Vector => [i, j, k])),
)
  .filter((point) => point.some((each) => Math.abs(each) === 1))
  .map(([i, j, k]) => [CORE * i, CORE * j, CORE * k]);
const CORNERS = SURFACE.filter((point) => point.every((each) => Math.abs(each) === CORE));

function inBowl(die: Pose): number {
  const [x, y, z] = die.middle;
  if (z > 60) return Number.NEGATIVE_INFINITY;
  // Over the flat floor the lowest point is a corner.
  const flat = (x / (ACROSS - 15)) ** 2 + (y / (ALONG - 15)) ** 2 < 1;
  if (flat) return COAT - Math.min(...CORNERS.map((corner) => pointOf(die, corner)[2]));
  return COAT - Math.min(...SURFACE.map((point) => overBowl(pointOf(die, point))));
}

const ground = level();

/**
 * The distance of a point from the bowl: the nearest point lies up or down the slope from the point below.
 */
function overBowl([x, y, z]: Vector): number {
  groundAt(x, y, ground);
  const { height, risesX, risesY } = ground;
  const steep = Math.sqrt(risesX * risesX + risesY * risesY);
  const above = z - height;
  if (above > 2 * COAT || above < -COAT) return above / Math.sqrt(1 + steep * steep);
  // On level ground, the direction away from the middle.
  const [dx, dy] = steep > 0 ? [risesX, risesY] : [x, y];
  const size = Math.sqrt(dx * dx + dy * dy) || 1;
  const away = (by: number) => {
    const up = z - heightAt(x + (dx / size) * by, y + (dy / size) * by);
    return Math.sqrt(by * by + up * up);
  };
  const shares = Array.from({ length: 61 }, (_, at) => (at - 30) / 10);
  const nearest = Math.min(...shares.map(away));
  return above < 0 ? -nearest : nearest;
}
