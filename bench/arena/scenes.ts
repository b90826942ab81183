import { seeded } from '../../src/engine/random';

/** In mm and seconds; z is up. The quaternion is w, x, y, z. */
export interface Body {
  readonly position: readonly [number, number, number];
  readonly turned: readonly [number, number, number, number];
  readonly velocity: readonly [number, number, number];
  readonly spin: readonly [number, number, number];
}

export const DIE_MM = 16;
export const GRAVITY = 9810;
export const STEP = 1 / 120;

/** Places for ten dice, fully on the floor and apart from each other. */
export const TEN_SPOTS = [
  [-80, 0],
  [-45, -35],
  [-45, 35],
  [-40, 0],
  [0, -50],
  [0, 50],
  [5, 0],
  [45, -35],
  [45, 35],
  [80, 0],
] as const;

const LYING: readonly Body[] = TEN_SPOTS.map(([x, y]) => ({
  position: [x, y, DIE_MM / 2],
  turned: [1, 0, 0, 0],
  velocity: [0, 0, 0],
  spin: [0, 0, 0],
}));

/**
 * The measured scenes: twelve dice that always run for three seconds, and two throws that run until all dice
 * are still.
 */
export const scenes = ['twelve for 3 s', 'one into ten', 'grand throw of nine'] as const;
export type Scene = (typeof scenes)[number];

/** The input and output of a program that throws a scene's dice. */
export interface Asked {
  readonly scene: Scene;
  readonly seed: number;
  /** At most this many throws, started within this many ms. The first throw, a warm-up, does not count. */
  readonly throws: number;
  readonly milliseconds: number;
}

export interface Measured {
  /** The cost of each throw, in ms. */
  readonly times: readonly number[];
  /** A digest of the final poses of the first two throws. */
  readonly hash: string;
}

export function bodiesOf(scene: Scene, seed: number): readonly Body[] {
  switch (scene) {
    case 'twelve for 3 s':
      return thrown(12, seed);
    case 'one into ten':
      return [...LYING, ...thrown(1, seed)];
    case 'grand throw of nine':
      return thrown(9, seed);
  }
}

/** From the near side towards the middle, three abreast, each with a random rotation and spin. */
function thrown(count: number, seed: number): readonly Body[] {
  const random = seeded(seed);
  const between = (low: number, high: number) => low + ((high - low) * random(100_001)) / 100_000;
  return Array.from({ length: count }, (_, at) => ({
    position: [24 * ((at % 3) - 1), -80 - between(0, 2), 50 + 24 * Math.floor(at / 3)],
    turned: direction(() => between(-1, 1)),
    velocity: [between(-80, 80), between(400, 700), between(-150, 50)],
    spin: [between(-20, 20), between(-20, 20), between(-20, 20)],
  }));
}

/** A random point in a ball, projected to its surface: all directions are equally likely. */
function direction(any: () => number): readonly [number, number, number, number] {
  for (;;) {
    const [w, x, y, z] = [any(), any(), any(), any()] as const;
    const length = Math.sqrt(w * w + x * x + y * y + z * z);
    if (length > 0.1 && length <= 1) return [w / length, x / length, y / length, z / length];
  }
}
