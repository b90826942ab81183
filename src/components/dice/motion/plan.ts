import { POSE, type Pose, readPose } from './pose';
import { between } from './quaternion';
import type { Knock } from './tray';

export const FRAME = 1000 / 60;

/** The number of shade values of a die: alpha, dimness and ring, each at the beginning and at the end. */
export const SHADE = 6;

/** A precomputed animation of dice. Any surface can play it. */
export interface Plan {
  /** The keys of the dice, in the order of `track`. */
  readonly keys: readonly string[];
  readonly count: number;
  readonly frames: number;
  /** One pose for each frame and die. */
  readonly track: Float32Array;
  /** The frame at which the loop restarts; null if the plan ends with its last frame. */
  readonly loopFrom: number | null;
  readonly shades: Float32Array;
  /** For each die: 1 if it follows the hand. */
  readonly held: Float32Array;
  /** The edge of a die in points, at the beginning and at the end. */
  readonly fromSize: number;
  readonly size: number;
  /** The size of the felt, in edges at the end. */
  readonly width: number;
  readonly height: number;
  readonly knocks: readonly Knock[];
  /**
   * For each frame and die: the height of the ground below it, in edges. Without it the ground is flat felt.
   */
  readonly grounds?: Float32Array;
}

export const durationOf = ({ frames }: Plan): number => (frames - 1) * FRAME;

/** The duration, in ms, of the changes outside the track: shades, sizes, and following the hand. */
export const SHADING = 200;

/** The pose of a die at this time of the plan, in ms. `hand`: how far the hand has moved, in edges. */
export function poseAt(plan: Plan, die: number, time: number, hand: { x: number; y: number }): Pose {
  const { count, frames, track, loopFrom, held } = plan;
  const last = frames - 1;
  let at = Math.max(0, time / FRAME);
  if (at > last) at = loopFrom === null ? last : loopFrom + ((at - loopFrom) % (last - loopFrom));
  const frame = Math.min(Math.floor(at), last);
  const a = readPose(track, (frame * count + die) * POSE);
  const b = readPose(track, (Math.min(frame + 1, last) * count + die) * POSE);
  const part = at - frame;
  const follow = (held[die] ?? 0) * Math.min(1, time / SHADING);
  return {
    x: a.x + (b.x - a.x) * part + hand.x * follow,
    y: a.y + (b.y - a.y) * part + hand.y * follow,
    z: a.z + (b.z - a.z) * part,
    turn: between(a.turn, b.turn, part),
  };
}
