import type { SkCanvas } from '@shopify/react-native-skia';
import { drawPiece, SPAN } from '../atlas';
import type { Kit } from '../kit';
import { type Light, lit } from './draw-face';

/** The radius of a die's round edges, as a part of its edge. */
const ROUND = 0.15;

/**
 * Draws the visible round edges of a cube: rods along the edges of a smaller cube, each with its brightness.
 * With the faces they fill the outline of the die. The rods on the outline come first, then those between two
 * faces.
 */
export function drawEdges(
  canvas: SkCanvas,
  kit: Kit,
  looks: Float32Array,
  colour: number,
  x: number,
  y: number,
  radius: number,
  /** The die's axes on the screen. */
  axes: readonly number[],
  /** The visible face along each axis: 1 or -1. */
  sides: readonly number[],
  /** How far each axis points towards the lamp. */
  lights: readonly number[],
  least: number,
  range: number,
  light: Light,
): void {
  'worklet';
  const inner = 0.5 - ROUND;
  const thick = ROUND * radius;
  for (let between = light.fine ? 0 : 1; between < 2; between++) {
    for (let along = 0; along < 3; along++) {
      const i = (along + 1) % 3;
      const j = (along + 2) % 3;
      const dx = (axes[along * 2] ?? 0) * inner;
      const dy = (axes[along * 2 + 1] ?? 0) * inner;
      const length = Math.sqrt(dx * dx + dy * dy);
      for (let corner = 0; corner < 4; corner++) {
        const s = corner & 1 ? 1 : -1;
        const t = corner & 2 ? 1 : -1;
        const seen = (s === sides[i] ? 1 : 0) + (t === sides[j] ? 1 : 0);
        if (seen !== between + 1) continue;
        const shade = least + range * Math.SQRT1_2 * ((lights[i] ?? 0) * s + (lights[j] ?? 0) * t);
        const tint = lit(looks, colour, shade, light, 1);
        const cos = length > 0.01 ? dx / length : 1;
        const sin = length > 0.01 ? dy / length : 0;
        canvas.save();
        canvas.concat([
          cos,
          -sin,
          x + ((axes[i * 2] ?? 0) * s + (axes[j * 2] ?? 0) * t) * inner,
          sin,
          cos,
          y + ((axes[i * 2 + 1] ?? 0) * s + (axes[j * 2 + 1] ?? 0) * t) * inner,
          0,
          0,
          1,
        ]);
        if (light.fine) {
          const rect = { x: -length - thick, y: -thick, width: 2 * (length + thick), height: 2 * thick };
          // Slightly less than round: see `Kit`.
          kit.fill.setColor(tint);
          canvas.drawRRect({ rect, rx: thick * 0.98, ry: thick * 0.98 }, kit.fill);
        } else {
          const { atlas } = kit;
          const reach = thick * SPAN;
          const y = -reach;
          const height = 2 * reach;
          drawPiece(canvas, atlas, atlas.rod[0], { x: -length - reach, y, width: reach, height }, tint);
          drawPiece(canvas, atlas, atlas.rod[1], { x: -length, y, width: 2 * length, height }, tint);
          drawPiece(canvas, atlas, atlas.rod[2], { x: length, y, width: reach, height }, tint);
        }
        canvas.restore();
      }
    }
  }
}
