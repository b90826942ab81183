/** A point or a direction: x, y, z. */
export type Vector = readonly [number, number, number];

/** The position and rotation of a die, read from the seven numbers of a throw. */
export interface Pose {
  readonly middle: Vector;
  /** The directions of its own axes. */
  readonly axes: readonly [Vector, Vector, Vector];
}

export function poseOf(poses: Float64Array, die: number): Pose {
  const [x = 0, y = 0, z = 0, w = 1, a = 0, b = 0, c = 0] = poses.subarray(7 * die, 7 * die + 7);
  return {
    middle: [x, y, z],
    axes: [
      [1 - 2 * (b * b + c * c), 2 * (a * b + w * c), 2 * (a * c - w * b)],
      [2 * (a * b - w * c), 1 - 2 * (a * a + c * c), 2 * (b * c + w * a)],
      [2 * (a * c + w * b), 2 * (b * c - w * a), 1 - 2 * (a * a + b * b)],
    ],
  };
}

/** The point of a die at these distances along its axes. */
export function pointOf({ middle, axes: [a, b, c] }: Pose, [i, j, k]: Vector): Vector {
  return [
    middle[0] + i * a[0] + j * b[0] + k * c[0],
    middle[1] + i * a[1] + j * b[1] + k * c[1],
    middle[2] + i * a[2] + j * b[2] + k * c[2],
  ];
}

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export const length = (a: Vector): number => Math.sqrt(dot(a, a));
