import type { Skia as Engine, SkPaint, SkPath, SkRect } from '@shopify/react-native-skia';
import { type Atlas, makeAtlas } from './atlas';

export type Skia = typeof Engine;

/** A rectangle with round corners. */
export interface Round {
  readonly rect: SkRect;
  readonly rx: number;
  readonly ry: number;
}

/** The paint and the basic shapes. */
export interface Drawing {
  readonly fill: SkPaint;
  /** A whole face. */
  readonly plain: Round;
  /** Shapes of size 1. */
  readonly disc: Round;
  readonly square: Round;
  readonly triangle: SkPath;
}

/**
 * Skia objects for drawing dice, made once. Nearly all are rectangles with round corners, even discs: Skia
 * draws these in one GPU call, while a mix of circles, squares and paths needs many.
 */
export interface Kit extends Drawing {
  readonly layer: SkPaint;
  /** The layers of a face, from its soft edge to its flat middle, from -½ to ½. */
  readonly face: readonly Round[];
  /** The outline of the ring around a picked die: outer and inner. */
  readonly ring: readonly [Round, Round];
  readonly atlas: Atlas;
}

/** Half the width of a layer, and its corner radius. */
const LAYERS = [
  [0.478, 0.16],
  [0.45, 0.14],
  [0.415, 0.12],
] as const;

/** Makes the kit. `ratio`: pixels in a point. */
export function makeKit(skia: Skia, ratio: number): Kit {
  const round = (half: number, radius: number): Round => ({
    rect: skia.XYWHRect(-half, -half, 2 * half, 2 * half),
    rx: radius,
    ry: radius,
  });
  const fill = skia.Paint();
  fill.setAntiAlias(true);
  const drawing = {
    fill,
    plain: round(0.485, 0.13),
    disc: round(0.5, 0.495), // slightly less than an oval, which Skia would draw differently
    square: round(0.5, 0.06),
    triangle: skia.PathBuilder.Make().moveTo(-0.5, 0.44).lineTo(0, -0.44).lineTo(0.5, 0.44).close().build(),
  };
  return {
    ...drawing,
    layer: skia.Paint(),
    face: LAYERS.map(([half, radius]) => round(half, radius)),
    ring: [round(0.7, 0.28), round(0.63, 0.22)],
    atlas: makeAtlas(skia, drawing, ratio > 1.5 ? 128 : 64),
  };
}
