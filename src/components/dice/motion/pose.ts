import type { Quaternion } from './quaternion';

/** The pose of a die: its middle in edges, and its rotation. `z` is 0 for a lying die. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly turn: Quaternion;
}

/** The numbers of a pose in a track: x, y, z and the four of the rotation. */
export const POSE = 7;

export function writePose(track: Float32Array, at: number, { x, y, z, turn }: Pose): void {
  track.set([x, y, z, ...turn], at);
}

export function readPose(track: Float32Array, at: number): Pose {
  const number = (offset: number) => track[at + offset] ?? 0;
  return {
    x: number(0),
    y: number(1),
    z: number(2),
    turn: [number(3), number(4), number(5), number(6)],
  };
}
