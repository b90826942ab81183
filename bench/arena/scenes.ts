import { seeded } from '../../src/engine/random';

/** Millimetres, seconds; z is up. The quaternion is w, x, y, z. */
export interface Body {
  readonly position: readonly [number, number, number];
  readonly turned: readonly [number, number, number, number];
  readonly velocity: readonly [number, number, number];
  readonly spin: readonly [number, number, number];
}

export const DIE_MM = 16;
export const GRAVITY = 9810;
export const STEP = 1 / 120;

/** Where ten dice lie, whole on the floor and apart from each other. */
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

/** What is measured: twelve dice that fall for three seconds whatever they do, and two throws until all lies still. */
export const scenes = ['twelve for 3 s', 'one into ten', 'grand throw of nine'] as const;
export type Scene = (typeof scenes)[number];

/** What a program that throws a scene's dice is asked, and what it answers. */
export interface Asked {
  readonly scene: Scene;
  readonly seed: number;
  /** So many throws at the most, begun within so many milliseconds; the first one, that warms up, is on top. */
  readonly throws: number;
  readonly milliseconds: number;
}

export interface Measured {
  /** What each throw cost, in milliseconds. */
  readonly times: readonly number[];
  /** A digest of where the dice of the first two ended. */
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

/** From the near side towards the middle, three abreast, each turned and spinning by chance. */
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

/** A point in a ball, brought to its surface: no direction is likelier than another. */
function direction(any: () => number): readonly [number, number, number, number] {
  for (;;) {
    const [w, x, y, z] = [any(), any(), any(), any()] as const;
    const length = Math.sqrt(w * w + x * x + y * y + z * z);
    if (length > 0.1 && length <= 1) return [w / length, x / length, y / length, z / length];
  }
}
