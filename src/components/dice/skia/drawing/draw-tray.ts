import type { SkCanvas } from '@shopify/react-native-skia';
import { FRAME, type Plan, SHADE, SHADING } from '../../motion/plan';
import { POSE } from '../../motion/pose';
import { LOOK as CAMERA } from '../../motion/scene';
import { drawPiece } from '../atlas';
import type { Kit } from '../kit';
import { LOOK } from '../looks';
import { drawDie } from './draw-die';

/** At most this many dice are drawn in full detail. More dice get it only at rest. */
const FEW = 12;

const INTERSECT = 1; // ClipOp.Intersect

/** The place of the felt in the canvas, in points, and the colours of the theme. */
export interface View {
  readonly left: number;
  readonly top: number;
  readonly corner: number;
  readonly felt: readonly [number, number, number];
  readonly ring: readonly [number, number, number];
}

/** Draws a shadow: black with some brown. */
function drawShade(
  canvas: SkCanvas,
  { atlas }: Kit,
  x: number,
  y: number,
  radius: number,
  dark: number,
): void {
  'worklet';
  const high = radius * CAMERA.across;
  const to = { x: x - radius, y: y - high, width: 2 * radius, height: 2 * high };
  drawPiece(canvas, atlas, atlas.shadow, to, Float32Array.of(0.03, 0.02, 0, Math.min(1, dark)));
}

/** The direction of a side of a lying die, in degrees: its ring is turned like it. */
function bearing(w: number, i: number, j: number, k: number): number {
  'worklet';
  // One of the first two axes of the die is level.
  const alongX = [w * w + i * i - j * j - k * k, 2 * (i * j + w * k), 2 * (i * k - w * j)];
  const alongY = [2 * (i * j - w * k), w * w - i * i + j * j - k * k, 2 * (j * k + w * i)];
  const [x = 1, y = 0] = Math.abs(alongX[2] ?? 0) < Math.abs(alongY[2] ?? 0) ? alongX : alongY;
  return (Math.atan2(y, x) * 180) / Math.PI;
}

/** Draws all dice of a plan at this time, in ms. The hand's offset is in edges. */
export function drawTray(
  canvas: SkCanvas,
  kit: Kit,
  plan: Plan,
  looks: Float32Array,
  view: View,
  time: number,
  handX: number,
  handY: number,
): void {
  'worklet';
  const { count, frames, track, loopFrom, held, shades, size, width, height, grounds } = plan;
  const last = frames - 1;
  let at = Math.max(0, time / FRAME);
  if (at > last) at = loopFrom === null ? last : loopFrom + ((at - loopFrom) % (last - loopFrom));
  const frame = Math.min(Math.floor(at), last);
  const part = at - frame;
  const changed = Math.max(0, Math.min(1, time / SHADING));
  const edge = plan.fromSize + (size - plan.fromSize) * changed;
  const centreX = view.left + (width * size) / 2;
  const centreY = view.top + (height * size * CAMERA.across) / 2;

  const fine = count <= FEW || (loopFrom === null && at >= last);

  // For each die: its depth, which sorts the dice, its index, x, y, z and so on; the height of its ground
  // comes last.
  const dice: number[][] = [];
  for (let die = 0; die < count; die++) {
    const a = (frame * count + die) * POSE;
    const b = (Math.min(frame + 1, last) * count + die) * POSE;
    const pose: number[] = [];
    let agree = 0;
    for (let i = 3; i < POSE; i++) agree += (track[a + i] ?? 0) * (track[b + i] ?? 0);
    for (let i = 0; i < POSE; i++) {
      const from = track[a + i] ?? 0;
      const to = (track[b + i] ?? 0) * (i >= 3 && agree < 0 ? -1 : 1);
      pose.push(from + (to - from) * part);
    }
    const follow = (held[die] ?? 0) * changed;
    const x = (pose[0] ?? 0) + handX * follow;
    const y = (pose[1] ?? 0) + handY * follow;
    const z = pose[2] ?? 0;
    const s = die * SHADE;
    const alpha = (shades[s] ?? 1) + ((shades[s + 1] ?? 1) - (shades[s] ?? 1)) * changed;
    if (alpha <= 0) continue;
    const dim = (shades[s + 2] ?? 0) + ((shades[s + 3] ?? 0) - (shades[s + 2] ?? 0)) * changed;
    const ring = (shades[s + 4] ?? 0) + ((shades[s + 5] ?? 0) - (shades[s + 4] ?? 0)) * changed;
    const depth = z * CAMERA.across + y * CAMERA.up;
    dice.push([
      depth,
      die,
      x,
      y,
      z,
      alpha,
      dim,
      ring,
      pose[3] ?? 1,
      pose[4] ?? 0,
      pose[5] ?? 0,
      pose[6] ?? 0,
      grounds?.[frame * count + die] ?? 0,
    ]);
  }
  dice.sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));

  // Shadows end at the rim. With many dice round corners would cost too many GPU calls.
  const rect = { x: view.left, y: view.top, width: width * size, height: height * size * CAMERA.across };
  canvas.save();
  if (fine) canvas.clipRRect({ rect, rx: view.corner, ry: view.corner }, INTERSECT, true);
  else canvas.clipRect(rect, INTERSECT, false);
  for (const [
    ,
    ,
    x = 0,
    y = 0,
    z = 0,
    alpha = 1,
    ,
    ring = 0,
    w = 1,
    i = 0,
    j = 0,
    k = 0,
    ground = 0,
  ] of dice) {
    const fromX = (x - width / 2) * size;
    const fromY = ((y - height / 2) * CAMERA.across - ground * CAMERA.up) * size;
    const above = Math.max(0, z - ground);
    if (ring > 0) {
      canvas.save();
      canvas.translate(centreX + fromX, centreY + fromY + edge * 0.04);
      canvas.rotate(bearing(w, i, j, k), 0, 0);
      canvas.scale(edge, edge);
      kit.fill.setColor(Float32Array.of(view.ring[0], view.ring[1], view.ring[2], ring * alpha));
      canvas.drawDRRect(kit.ring[0], kit.ring[1], kit.fill);
      canvas.restore();
    }
    // A narrow shadow near the contact, and a wide one away from the lamp.
    const onFelt = edge * 0.5 * CAMERA.up;
    const floorX = centreX + fromX;
    const floorY = centreY + fromY + onFelt;
    const touching = (0.05 + above * 0.24) * edge;
    const away = (0.17 + above * 0.4) * edge;
    drawShade(
      canvas,
      kit,
      floorX + away,
      floorY + away,
      (0.98 + above * 0.26) * edge,
      (alpha * 0.62) / (1 + above * 0.9),
    );
    if (fine) {
      drawShade(
        canvas,
        kit,
        floorX + touching,
        floorY + touching,
        (0.8 + above * 0.1) * edge,
        (alpha * 0.9) / (1 + above * above * 3),
      );
    }
  }

  canvas.restore();

  for (const [, die = 0, x = 0, y = 0, z = 0, alpha = 1, dim = 0, , w = 1, i = 0, j = 0, k = 0] of dice) {
    const near = 1 / (1 - Math.min(z, 8) / CAMERA.far);
    const fromX = x - width / 2;
    const fromY = (y - height / 2) * CAMERA.across - z * CAMERA.up;
    const screenX = centreX + fromX * near * size;
    const screenY = centreY + fromY * near * size;
    const lens = {
      xx: near,
      yy: near * CAMERA.across,
      zx: (fromX * near * near) / CAMERA.far,
      zy: (fromY * near * near) / CAMERA.far - CAMERA.up * near,
    };
    const scale = 1 / (w * w + i * i + j * j + k * k);
    const turn = [
      1 - 2 * scale * (j * j + k * k),
      2 * scale * (i * j - w * k),
      2 * scale * (i * k + w * j),
      2 * scale * (i * j + w * k),
      1 - 2 * scale * (i * i + k * k),
      2 * scale * (j * k - w * i),
      2 * scale * (i * k - w * j),
      2 * scale * (j * k + w * i),
      1 - 2 * scale * (i * i + j * j),
    ];
    if (alpha < 1) {
      kit.layer.setAlphaf(alpha);
      const reach = edge * near * 1.1;
      canvas.saveLayer(kit.layer, {
        x: screenX - reach,
        y: screenY - reach,
        width: 2 * reach,
        height: 2 * reach,
      });
    }
    const light = { felt: view.felt, dim: dim * 0.55, fine };
    drawDie(canvas, kit, looks, die * LOOK, screenX, screenY, edge, turn, lens, light);
    if (alpha < 1) canvas.restore();
  }
}
