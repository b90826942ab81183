import { type Plan, SHADE } from '../motion/plan';
import { POSE } from '../motion/pose';
import { LOOK as CAMERA } from '../motion/scene';
import { type PaintName, paints } from '../paint';
import { FACE, LOOK, SHAPE, shapes, writeLook } from './looks';

export interface Picture {
  readonly plan: Plan;
  readonly looks: Float32Array;
}

interface Sample {
  readonly count: number;
  readonly turn: readonly number[];
  readonly size: number;
  readonly alpha: number;
  readonly ring: number;
  /** The shape on all faces; null for the usual faces. */
  readonly shape: number | null;
  /** In the brightest light. */
  readonly white: boolean;
}

/** More dice than are drawn in full detail. */
const MANY = 14;

/** A colour this bright stays white in any shade. */
const BRIGHT = 9;

const tumbling = [0.9, 0.3, 0.15, 0.2];
/** A lying die, and a die on its side. */
const level = [1, 0, 0, 0];
const sideways = [1, 0, 0, 1];
/** A face seen nearly from its edge, `short` of it, and slightly tilted. */
function steep(short: number): readonly number[] {
  const half = (Math.atan2(CAMERA.across, CAMERA.up) + short) / 2;
  return [Math.cos(half), Math.sin(half), -0.015 * Math.sin(half), 0.015 * Math.cos(half)];
}

const plain: Sample = { count: 2, turn: tumbling, size: 24, alpha: 1, ring: 0, shape: null, white: false };

/**
 * One picture for each way to draw dice: few and many, flying and lying, fading, picked. A browser compiles a
 * GPU program on the first use of each, and that frame would be late by a twentieth of a second.
 */
export function rehearsal(): readonly Picture[] {
  const samples: Sample[] = [
    plain,
    { ...plain, turn: level },
    { ...plain, turn: sideways },
    ...[steep(-0.07), steep(0.07)].map((turn) => ({ ...plain, turn, size: 80 })),
    { ...plain, ring: 1 },
    { ...plain, alpha: 0.5 },
    { ...plain, count: MANY },
    { ...plain, count: MANY, white: true },
    { ...plain, count: MANY, ring: 1 },
    { ...plain, count: MANY, alpha: 0.5 },
    // Each shape alone: a neighbour could hide that a shape needs a program of its own.
    ...shapes.map((_, shape) => ({ ...plain, shape })),
  ];
  return samples.map(picture);
}

const WIDTH = 4;
const HEIGHT = 2;

/** Dice in a row. */
function picture({ count, turn, size, alpha, ring, shape, white }: Sample): Picture {
  const frames = 2;
  const track = new Float32Array(frames * count * POSE);
  const shades = new Float32Array(count * SHADE);
  const looks = new Float32Array(count * LOOK);
  const names = Object.keys(paints) as PaintName[];
  for (let die = 0; die < count; die++) {
    for (let frame = 0; frame < frames; frame++) {
      // In the middle, where perspective does not slant them.
      const x = WIDTH / 2 + (die - (count - 1) / 2) * 0.3;
      track.set([x, HEIGHT / 2, 0, ...turn], (frame * count + die) * POSE);
    }
    shades.set([alpha, alpha, 0, 0, ring, ring], die * SHADE);
    writeLook(looks, die * LOOK, {
      paint: names[die % names.length] ?? 'ivory',
      face: die % 2 === 0 && shape === null ? 'pips' : 'colours',
    });
    for (let face = 0; face < 6; face++) {
      const own = die * LOOK + face * FACE;
      if (white) looks.fill(BRIGHT, own, own + SHAPE);
      if (shape !== null) looks[own + SHAPE] = shape;
    }
    if (white) looks.fill(BRIGHT, die * LOOK + 6 * FACE, (die + 1) * LOOK);
  }
  return {
    plan: {
      keys: [],
      count,
      frames,
      track,
      loopFrom: null,
      shades,
      held: new Float32Array(count),
      fromSize: size,
      size,
      width: WIDTH,
      height: HEIGHT,
      knocks: [],
    },
    looks,
  };
}
