import type { Die } from '../../../../../engine/arena/state';
import { lying, nearestLying } from '../../../../dice/motion/faces';
import type { Pose } from '../../../../dice/motion/pose';
import { multiply, type Quaternion } from '../../../../dice/motion/quaternion';
import { LOOK as CAMERA } from '../../../../dice/motion/scene';
import { type Camera, DIE_MM, type Point, seen, unseen } from '../bowl/camera';

// The y of the engine points away from the viewer, that of the drawing towards the viewer. So a rotation w,
// x, y, z of the engine is drawn as w, −x, y, −z.

const DEGREE = Math.PI / 180;
const QUARTER: Quaternion = [Math.SQRT1_2, 0, 0, Math.SQRT1_2];

/**
 * Converts a point of the engine to edges from the corner of the pit, the unit of plans. `z` is the height of
 * the die's middle above the floor, in mm.
 */
export function spotOf(camera: Camera, place: Point, z = DIE_MM / 2): { x: number; y: number; z: number } {
  const { width, height, size } = camera;
  const { x, y } = seen(camera, place);
  return {
    x: width / size / 2 + x / DIE_MM,
    y: height / size / CAMERA.across / 2 - y / DIE_MM,
    z: z / DIE_MM - 0.5,
  };
}

/** Converts a pose of the simulation to a pose of the drawing. */
export function poseOf(camera: Camera, numbers: ArrayLike<number>, at: number): Pose {
  const number = (offset: number) => numbers[at + offset] ?? 0;
  const own: Quaternion = [number(3), number(4), number(5), number(6)];
  const [w, x, y, z] = camera.turned ? multiply(QUARTER, own) : own;
  return { ...spotOf(camera, { x: number(0), y: number(1) }, number(2)), turn: [w, -x, y, -z] };
}

/**
 * The pose of a lying die. Of the four rotations that show its face, it takes the one nearest to `before`.
 */
export function lyingPose(camera: Camera, die: Die, before?: Quaternion): Pose {
  const angle = -(die.turn + (camera.turned ? 90 : 0)) * DEGREE;
  const turn = before ? nearestLying(before, die.face, angle) : lying(die.face, angle);
  return { ...spotOf(camera, die), turn };
}

/** Converts a spot of a plan back to a point of the engine. */
export function placeOf(camera: Camera, spot: Point): Point {
  const { width, height, size } = camera;
  return unseen(camera, {
    x: (spot.x - width / size / 2) * DIE_MM,
    y: (height / size / CAMERA.across / 2 - spot.y) * DIE_MM,
  });
}
