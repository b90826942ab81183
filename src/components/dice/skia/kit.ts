import type { Skia as Engine, SkPaint, SkPath, SkRect } from '@shopify/react-native-skia';
import { type Atlas, makeAtlas } from './atlas';

export type Skia = typeof Engine;

/** A rectangle with round corners. */
export interface Round {
  readonly rect: SkRect;
  readonly rx: number;
  readonly ry: number;
}

/** What shapes are drawn with. */
export interface Drawing {
  readonly fill: SkPaint;
  /** A face in one. */
  readonly plain: Round;
  /** Shapes that are 1 each way. */
  readonly disc: Round;
  readonly square: Round;
  readonly triangle: SkPath;
}

/**
 * What drawing dice needs of Skia, made once. Nearly all is rectangles with round corners, even what looks like discs: Skia puts
 * those into one call to the GPU however they are turned, where circles, squares and paths by turns would each be one.
 */
export interface Kit extends Drawing {
  readonly layer: SkPaint;
  /** A face's layers, from its soft edge to its flat middle, from -½ to ½ each way. */
  readonly face: readonly Round[];
  /** Around a die that is picked, and what is left of it within. */
  readonly ring: readonly [Round, Round];
  readonly atlas: Atlas;
}

/** Half a layer's width, and its corner. */
const LAYERS = [
  [0.478, 0.16],
  [0.45, 0.14],
  [0.415, 0.12],
] as const;

/** `ratio`: pixels in a point. */
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
    disc: round(0.5, 0.495), // a hair less than an oval, which would be drawn in another way
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
