import { POSE, type Pose, readPose } from './pose';
import { between } from './quaternion';
import type { Knock } from './tray';

export const FRAME = 1000 / 60;

/** From the beginning of a plan to its end: alpha, dimness and ring, each from and to. */
export const SHADE = 6;

/** How dice get from where they are to where they will be: baked, so that it can be played anywhere. */
export interface Plan {
  /** Of the dice, in the order of `track`. */
  readonly keys: readonly string[];
  readonly count: number;
  readonly frames: number;
  /** By frame, by die: a pose. */
  readonly track: Float32Array;
  /** Where it begins again when it has come to its end; without one it stays there. */
  readonly loopFrom: number | null;
  readonly shades: Float32Array;
  /** By die: 1 if it goes where the hand goes. */
  readonly held: Float32Array;
  /** A die's edge in points, before and after. */
  readonly fromSize: number;
  readonly size: number;
  /** The felt, in edges after. */
  readonly width: number;
  readonly height: number;
  readonly knocks: readonly Knock[];
  /** By frame, by die: how high the ground below it is, in edges. Without it, flat felt. */
  readonly grounds?: Float32Array;
}

export const durationOf = ({ frames }: Plan): number => (frames - 1) * FRAME;

/** How long what isn't in the track takes: shades, sizes, following the hand. */
export const SHADING = 200;

/** A die at a time of the plan, in milliseconds, with the hand at that offset from where it was. */
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
