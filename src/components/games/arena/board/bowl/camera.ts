import { ACROSS, ALONG, RIM } from '../../../../../engine/arena/physics/bowl';
import { LOOK as CAMERA } from '../../../../dice/motion/scene';

/** A die's edge. */
export const DIE_MM = 16;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How the arena is seen: millimetres of the engine on the screen, in points from the upper left corner of the pit. */
export interface Camera {
  readonly width: number;
  readonly height: number;
  /** A die's edge, in points. */
  readonly size: number;
  /** On an upright phone one looks along the bowl's longer side: right becomes up. */
  readonly turned: boolean;
}

/** Half of what is to be seen of the bowl, in mm: all of its rim, hardly any of the ledge. */
const BEYOND = RIM + 1;
const HALF_LONG = ACROSS + BEYOND;
const HALF_SHORT = ALONG + BEYOND;
/** What the rim stands up, and what room a button in a corner wants, in edges. */
const AROUND = 1.2;
const SMALLEST = 8;

/** As large as it can be seen in that room, whichever way round that is. */
export function sightIn(width: number, height: number): Camera {
  const across = (halfWide: number, halfHigh: number) =>
    Math.min(width / ((2 * halfWide) / DIE_MM), height / ((2 * halfHigh * CAMERA.across) / DIE_MM + AROUND));
  const level = across(HALF_LONG, HALF_SHORT);
  const upright = across(HALF_SHORT, HALF_LONG);
  const turned = upright > level;
  return { width, height, size: Math.max(SMALLEST, turned ? upright : level), turned };
}

/** Millimetres to the right and away, as seen. */
export const seen = ({ turned }: Camera, { x, y }: Point): Point => (turned ? { x: -y, y: x } : { x, y });

/** From what is seen to the engine's own directions. */
export const unseen = ({ turned }: Camera, { x, y }: Point): Point => (turned ? { x: y, y: -x } : { x, y });

/** Where a place of the engine is drawn; `z` in mm above where a lying die's middle is. */
export function toScreen(camera: Camera, place: Point, z = 0): Point {
  const { width, height, size } = camera;
  const { x, y } = seen(camera, place);
  const scale = size / DIE_MM;
  return {
    x: width / 2 + x * scale,
    y: height / 2 - y * scale * CAMERA.across - z * scale * CAMERA.up,
  };
}

/** What lies under a finger. */
export function fromScreen(camera: Camera, { x, y }: Point): Point {
  const { width, height, size } = camera;
  const scale = DIE_MM / size;
  return unseen(camera, {
    x: (x - width / 2) * scale,
    y: (-(y - height / 2) * scale) / CAMERA.across,
  });
}

/** A way on the screen, in points, as one over the table. */
export function wayFromScreen(camera: Camera, { x, y }: Point): Point {
  const scale = DIE_MM / camera.size;
  return unseen(camera, { x: x * scale, y: (-y * scale) / CAMERA.across });
}
