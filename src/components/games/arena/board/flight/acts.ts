import { type Plan, SHADE } from '../../../../dice/motion/plan';
import { POSE, type Pose, writePose } from '../../../../dice/motion/pose';
import { between } from '../../../../dice/motion/quaternion';
import { LOOK as CAMERA } from '../../../../dice/motion/scene';
import type { Knock } from '../../../../dice/motion/tray';
import type { Camera } from '../bowl/camera';

/** The movement of one die in a plan. */
export interface Act {
  readonly key: string;
  pose(frame: number): Pose;
  /** Its opacity at the beginning and at the end. */
  readonly alpha?: readonly [from: number, to: number];
  readonly ring?: readonly [from: number, to: number];
  /** The height of the ground under the die, in edges. Without this function the ground is flat felt. */
  ground?(pose: Pose, frame: number): number;
  /** The die follows the hand. */
  readonly held?: boolean;
}

interface Staging {
  readonly camera: Camera;
  readonly frames: number;
  readonly loopFrom?: number;
  readonly knocks?: readonly Knock[];
}

/** A plan that is computed in steps. */
export interface Planning {
  /** Computes this many frames. Returns false when the plan is complete. */
  advance(frames: number): boolean;
  result(): Plan;
}

/** Computes a plan of all acts at once. */
export function planOf(acts: readonly Act[], staging: Staging): Plan {
  const planning = startPlanning(acts, staging);
  while (planning.advance(staging.frames));
  return planning.result();
}

export function startPlanning(
  acts: readonly Act[],
  { camera, frames, loopFrom, knocks = [] }: Staging,
): Planning {
  const count = acts.length;
  const track = new Float32Array(frames * count * POSE);
  const grounds = new Float32Array(frames * count);
  let next = 0;
  const bake = (frame: number) => {
    acts.forEach((act, at) => {
      const pose = act.pose(frame);
      writePose(track, (frame * count + at) * POSE, pose);
      grounds[frame * count + at] = act.ground?.(pose, frame) ?? 0;
    });
  };
  return {
    advance(count) {
      const end = Math.min(frames, next + count);
      while (next < end) bake(next++);
      return next < frames;
    },
    result() {
      const shades = new Float32Array(count * SHADE);
      acts.forEach(({ alpha = [1, 1], ring = [0, 0] }, at) => {
        shades.set([...alpha, 0, 0, ...ring], at * SHADE);
      });
      const { size, width, height } = camera;
      return {
        keys: acts.map(({ key }) => key),
        count,
        frames,
        track,
        loopFrom: loopFrom ?? null,
        shades,
        held: Float32Array.from(acts, ({ held }) => (held ? 1 : 0)),
        fromSize: size,
        size,
        width: width / size,
        height: height / size / CAMERA.across,
        knocks,
        grounds,
      };
    },
  };
}

/** Interpolates between two poses, with a hop in between. */
export function mix(from: Pose, to: Pose, part: number, hop = 0): Pose {
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    z: from.z + (to.z - from.z) * part + hop * Math.sin(Math.PI * part),
    turn: between(from.turn, to.turn, part),
  };
}

export const ease = (part: number): number => {
  const p = Math.max(0, Math.min(1, part));
  return p * p * p * (p * (6 * p - 15) + 10);
};
