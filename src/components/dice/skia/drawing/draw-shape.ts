import type { SkCanvas } from '@shopify/react-native-skia';
import type { Drawing, Round } from '../kit';

const CLEAR = 0; // BlendMode.Clear
const OVER = 3; // BlendMode.SrcOver

function stamp(
  canvas: SkCanvas,
  kit: Drawing,
  round: Round,
  colour: Float32Array,
  x: number,
  y: number,
  width: number,
  height: number,
  angle: number,
): void {
  'worklet';
  canvas.save();
  canvas.translate(x, y);
  if (angle !== 0) canvas.rotate(angle, 0, 0);
  canvas.scale(width, height);
  kit.fill.setColor(colour);
  canvas.drawRRect(round, kit.fill);
  canvas.restore();
}

/** Draws one of `shapes`, `size` by `size`. */
export function drawShape(
  canvas: SkCanvas,
  kit: Drawing,
  shape: number,
  x: number,
  y: number,
  size: number,
  ink: Float32Array,
  /** The colour behind a hole; null cuts a real hole. */
  paper: Float32Array | null,
): void {
  'worklet';
  const { disc, square, triangle } = kit;
  if (shape === 0) {
    stamp(canvas, kit, disc, ink, x, y, size, size, 0);
  } else if (shape === 1) {
    stamp(canvas, kit, disc, ink, x, y, size, size, 0);
    if (paper === null) kit.fill.setBlendMode(CLEAR);
    stamp(canvas, kit, disc, paper ?? ink, x, y, size * 0.48, size * 0.48, 0);
    if (paper === null) kit.fill.setBlendMode(OVER);
  } else if (shape === 2) {
    stamp(canvas, kit, square, ink, x, y, size * 0.86, size * 0.86, 0);
  } else if (shape === 3) {
    stamp(canvas, kit, square, ink, x, y, size * 0.76, size * 0.76, 45);
  } else if (shape === 4) {
    canvas.save();
    canvas.translate(x, y);
    canvas.scale(size, size);
    kit.fill.setColor(ink);
    canvas.drawPath(triangle, kit.fill);
    canvas.restore();
  } else {
    const angle = shape === 5 ? 0 : 45;
    stamp(canvas, kit, square, ink, x, y, size, size * 0.24, angle);
    stamp(canvas, kit, square, ink, x, y, size * 0.24, size, angle);
  }
}
