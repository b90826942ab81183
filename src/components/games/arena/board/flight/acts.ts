import { type Plan, SHADE } from '../../../../dice/motion/plan';
import { POSE, type Pose, writePose } from '../../../../dice/motion/pose';
import { between } from '../../../../dice/motion/quaternion';
import { LOOK as CAMERA } from '../../../../dice/motion/scene';
import type { Knock } from '../../../../dice/motion/tray';
import type { Camera } from '../bowl/camera';

/** What one die does in a plan. */
export interface Act {
  readonly key: string;
  pose(frame: number): Pose;
  /** How much of it is seen, at the beginning and in the end. */
  readonly alpha?: readonly [from: number, to: number];
  readonly ring?: readonly [from: number, to: number];
  /** How high the ground under it is, in edges; without it, flat felt. */
  ground?(pose: Pose, frame: number): number;
  /** It goes where the hand goes. */
  readonly held?: boolean;
}

interface Staging {
  readonly camera: Camera;
  readonly frames: number;
  readonly loopFrom?: number;
  readonly knocks?: readonly Knock[];
}

/** A plan that is worked out bit by bit. */
export interface Planning {
  /** Does so many frames; false when all is done. */
  advance(frames: number): boolean;
  result(): Plan;
}

/** All acts as one plan, at once. */
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
    advance(most) {
      const end = Math.min(frames, next + most);
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

/** Part of the way, with a hop in between. */
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
