import type { SkCanvas } from '@shopify/react-native-skia';
import type { Drawing } from '../kit';
import { drawShape } from './draw-shape';

const LOW = -0.245;
const HIGH = 0.245;

/** The places of the pips for each value: x and y in turn. */
const pips = [
  [],
  [0, 0],
  [LOW, HIGH, HIGH, LOW],
  [LOW, HIGH, 0, 0, HIGH, LOW],
  [LOW, LOW, LOW, HIGH, HIGH, LOW, HIGH, HIGH],
  [LOW, LOW, LOW, HIGH, 0, 0, HIGH, LOW, HIGH, HIGH],
  [LOW, LOW, LOW, 0, LOW, HIGH, HIGH, LOW, HIGH, 0, HIGH, HIGH],
];

/** Draws the mark of a face from -½ to ½: `count` pips of a shape, or the shape itself for 0. */
export function drawMark(
  canvas: SkCanvas,
  kit: Drawing,
  shape: number,
  count: number,
  ink: Float32Array,
  /** The colour behind a hole; null cuts a real hole. */
  paper: Float32Array | null,
): void {
  'worklet';
  if (count === 0) {
    drawShape(canvas, kit, shape, 0, 0, 0.5, ink, paper);
    return;
  }
  const places = pips[count] ?? [];
  const size = shape === 0 ? 0.2 : shape === 1 ? 0.225 : 0.235;
  for (let pip = 0; pip < places.length; pip += 2) {
    drawShape(canvas, kit, shape, places[pip] ?? 0, places[pip + 1] ?? 0, size, ink, paper);
  }
}
