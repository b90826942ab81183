import { ACROSS, ALONG } from '../../../../../engine/arena/physics/bowl';
import { LOOK as CAMERA } from '../../../../dice/motion/scene';

/** The edge of a die, in mm. */
export const DIE_MM = 16;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Maps the engine's millimetres to points on the screen, measured from the upper left corner of the pit. */
export interface Camera {
  readonly width: number;
  readonly height: number;
  /** The edge of a die, in points. */
  readonly size: number;
  /**
   * On an upright phone the view is along the longer side of the bowl: the engine's right is up on the
   * screen.
   */
  readonly turned: boolean;
}

/** The part that is visible around the floor, in mm: the wall up to where dice seldom roll. The rim is cut, so that dice are large. */
const BEYOND = 13;
const HALF_LONG = ACROSS + BEYOND;
const HALF_SHORT = ALONG + BEYOND;
/** Room for the height of the wall, in edges of a die. */
const AROUND = 0.6;
const SMALLEST = 8;

/** The largest view that fits, upright or level. */
export function sightIn(width: number, height: number): Camera {
  const across = (halfWide: number, halfHigh: number) =>
    Math.min(width / ((2 * halfWide) / DIE_MM), height / ((2 * halfHigh * CAMERA.across) / DIE_MM + AROUND));
  const level = across(HALF_LONG, HALF_SHORT);
  const upright = across(HALF_SHORT, HALF_LONG);
  const turned = upright > level;
  return { width, height, size: Math.max(SMALLEST, turned ? upright : level), turned };
}

/** Converts the engine's directions to those on the screen: right and away, in mm. */
export const seen = ({ turned }: Pick<Camera, 'turned'>, { x, y }: Point): Point =>
  turned ? { x: -y, y: x } : { x, y };

/** Converts the directions on the screen to the engine's. The inverse of `seen`. */
export const unseen = ({ turned }: Camera, { x, y }: Point): Point => (turned ? { x: y, y: -x } : { x, y });

/** Where a point of the engine is drawn. `z` is the height above the middle of a lying die, in mm. */
export function toScreen(camera: Camera, place: Point, z = 0): Point {
  const { width, height, size } = camera;
  const { x, y } = seen(camera, place);
  const scale = size / DIE_MM;
  return {
    x: width / 2 + x * scale,
    y: height / 2 - y * scale * CAMERA.across - z * scale * CAMERA.up,
  };
}

/** The rectangle around the floor on the screen. */
export function floorBox(camera: Camera): {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
} {
  const { size, turned } = camera;
  const middle = toScreen(camera, { x: 0, y: 0 }, -DIE_MM / 2);
  const scale = (2 * size) / DIE_MM;
  const width = (turned ? ALONG : ACROSS) * scale;
  const height = (turned ? ACROSS : ALONG) * scale * CAMERA.across;
  return { left: middle.x - width / 2, top: middle.y - height / 2, width, height };
}

/** The point of the engine under a point of the screen. */
export function fromScreen(camera: Camera, { x, y }: Point): Point {
  const { width, height, size } = camera;
  const scale = DIE_MM / size;
  return unseen(camera, {
    x: (x - width / 2) * scale,
    y: (-(y - height / 2) * scale) / CAMERA.across,
  });
}

/** Converts a movement on the screen, in points, to a movement on the table, in mm. */
export function movementFromScreen(camera: Camera, { x, y }: Point): Point {
  const scale = DIE_MM / camera.size;
  return unseen(camera, { x: x * scale, y: (-y * scale) / CAMERA.across });
}
