import type { SkCanvas } from '@shopify/react-native-skia';
import { drawPiece, MARKS } from '../atlas';
import type { Kit } from '../kit';
import { FACE, MARK, PIPS, SHAPE } from '../looks';
import { drawMark } from './draw-mark';

/** The lighting: `dim` mixes colours with the felt, and faces that look away from the lamp are darker. */
export interface Light {
  readonly felt: readonly [number, number, number];
  readonly dim: number;
  /**
   * Draws every edge and pip on its own. Many flying dice use parts of the atlas instead: the difference is
   * not visible, and it takes a quarter of the time.
   */
  readonly fine: boolean;
}

/** A colour in this light. Shade is warm: it removes blue first. */
export function lit(looks: Float32Array, at: number, shade: number, { felt, dim }: Light, alpha: number) {
  'worklet';
  const keep = (1 - dim) * shade;
  return Float32Array.of(
    Math.min(1, (looks[at] ?? 0) * keep + felt[0] * dim),
    Math.min(1, (looks[at + 1] ?? 0) * (keep - 0.05 * (1 - shade)) + felt[1] * dim),
    Math.min(1, (looks[at + 2] ?? 0) * (keep - 0.2 * (1 - shade)) + felt[2] * dim),
    alpha,
  );
}

/** Draws a face from -½ to ½. The canvas is already transformed to it. */
export function drawFace(
  canvas: SkCanvas,
  kit: Kit,
  looks: Float32Array,
  at: number,
  value: number,
  shade: number,
  light: Light,
  /** The face is so tilted that its mark would be a smear. */
  steep: boolean,
): void {
  'worklet';
  const { fill, face, atlas } = kit;
  const own = at + (value - 1) * FACE;
  const shape = looks[own + SHAPE] ?? 0;
  const count = looks[own + PIPS] ?? 0;
  const paper = lit(looks, own, shade, light, 1);
  const ink = lit(looks, own + MARK, 0.5 + shade * 0.5, light, 1);
  if (!light.fine) {
    drawPiece(canvas, atlas, atlas.face, atlas.faceFrame, paper);
    if (!steep) drawPiece(canvas, atlas, atlas.marks[shape * MARKS + count], atlas.markFrame, ink);
    return;
  }
  for (let layer = 0; layer < face.length; layer++) {
    const square = face[layer];
    if (square === undefined) continue;
    fill.setColor(lit(looks, own, shade, light, layer === 0 ? 0.45 : layer === 1 ? 0.55 : 1));
    canvas.drawRRect(square, fill);
  }
  if (!steep) drawMark(canvas, kit, shape, count, ink, paper);
}
