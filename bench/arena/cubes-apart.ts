import { cross, dot, length, minus, type Pose, pointOf, type Vector } from './pose';

/**
 * The distance of two cubes with this half edge; if they intersect, their least depth as a negative number.
 * The method differs from the simulation's own, because it judges the simulation.
 */
export function cubesApart(a: Pose, b: Pose, half: number, enough: number): number {
  const between = minus(b.middle, a.middle);
  let most = Number.NEGATIVE_INFINITY;
  for (const axis of axesOf(a, b)) {
    const apart = Math.abs(dot(between, axis)) - half * (spread(a, axis) + spread(b, axis));
    // Their distance is at least the gap along any axis.
    if (apart > enough) return apart;
    if (apart > most) most = apart;
  }
  return most <= 0 ? most : distance(a, b, half);
}

/** Every unit vector along which two cubes can be separated. */
function axesOf(a: Pose, b: Pose): readonly Vector[] {
  const crossed = a.axes.flatMap((one) => b.axes.map((other) => cross(one, other)));
  const whole = crossed.flatMap((axis): readonly Vector[] => {
    const size = length(axis);
    return size < 1e-6 ? [] : [[axis[0] / size, axis[1] / size, axis[2] / size]];
  });
  return [...a.axes, ...b.axes, ...whole];
}

const spread = ({ axes }: Pose, axis: Vector): number =>
  Math.abs(dot(axes[0], axis)) + Math.abs(dot(axes[1], axis)) + Math.abs(dot(axes[2], axis));

/** The distance of two separate cubes: from a corner to a cube, or from an edge to an edge. */
function distance(a: Pose, b: Pose, half: number): number {
  const [cornersA, cornersB] = [corners(a, half), corners(b, half)];
  const toCubes = [
    ...cornersA.map((corner) => toCube(corner, b, half)),
    ...cornersB.map((corner) => toCube(corner, a, half)),
  ];
  const toEdges = EDGES.flatMap(([from, to]) =>
    EDGES.map(([start, end]) =>
      segments(
        cornersA[from] ?? a.middle,
        cornersA[to] ?? a.middle,
        cornersB[start] ?? b.middle,
        cornersB[end] ?? b.middle,
      ),
    ),
  );
  return Math.min(...toCubes, ...toEdges);
}

const SIGNS: readonly Vector[] = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => [
  at & 1 ? 1 : -1,
  at & 2 ? 1 : -1,
  at & 4 ? 1 : -1,
]);

/** Pairs of corners that differ along one axis. */
const EDGES = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((from) =>
  [1, 2, 4].filter((axis) => !(from & axis)).map((axis) => [from, from | axis] as const),
);

const corners = (pose: Pose, half: number): readonly Vector[] =>
  SIGNS.map(([i, j, k]) => pointOf(pose, [half * i, half * j, half * k]));

function toCube(point: Vector, { middle, axes }: Pose, half: number): number {
  const from = minus(point, middle);
  const beyond = (axis: Vector) => Math.max(0, Math.abs(dot(from, axis)) - half);
  return length([beyond(axes[0]), beyond(axes[1]), beyond(axes[2])]);
}

const within = (share: number): number => Math.min(1, Math.max(0, share));

/** The distance of two line segments. */
function segments(a: Vector, b: Vector, c: Vector, d: Vector): number {
  const [u, v, w] = [minus(b, a), minus(d, c), minus(a, c)];
  const [uu, uv, vv, uw, vw] = [dot(u, u), dot(u, v), dot(v, v), dot(u, w), dot(v, w)];
  const slant = uu * vv - uv * uv;
  let s = slant > 1e-9 ? within((uv * vw - vv * uw) / slant) : 0;
  const t = within((uv * s + vw) / vv);
  s = within((uv * t - uw) / uu);
  return length([w[0] + s * u[0] - t * v[0], w[1] + s * u[1] - t * v[1], w[2] + s * u[2] - t * v[2]]);
}
