import type { SkCanvas, SkImage, SkPaint, SkRect } from '@shopify/react-native-skia';
import { drawMark } from './drawing/draw-mark';
import type { Drawing, Skia } from './kit';
import { shapes } from './looks';

/**
 * Alpha masks of all parts of dice in one image. Skia can tint each part and transform it, and draws all dice
 * and their shadows in one GPU call.
 */
export interface Atlas {
  readonly image: SkImage;
  readonly paint: SkPaint;
  /** A face, and its frame on a die. It is as small as possible, because every pixel costs time. */
  readonly face: SkRect;
  readonly faceFrame: SkRect;
  /** The marks of faces: seven for each shape. First the large shape, then one to six pips. */
  readonly marks: readonly SkRect[];
  readonly markFrame: SkRect;
  /** A rod: a round end, the middle, and the other end. */
  readonly rod: readonly [SkRect, SkRect, SkRect];
  /** A soft round shadow. */
  readonly shadow: SkRect;
}

export const MARKS = 7;

/** The size of a cell, in edges. The margin separates the parts when they are drawn small. */
export const SPAN = 1.14;
const COLUMNS = 8;
/** The used part of a face, and the part of it that has marks, in edges. */
const FACE_SPAN = 1;
const MARK_SPAN = 0.78;

const LINEAR = 1; // FilterMode.Linear
const NEAREST = 1; // MipmapMode.Nearest
const PREMULTIPLIED = 2; // AlphaType.Premul
const ALPHA = 1; // ColorType.Alpha_8
const RGBA = 4; // ColorType.RGBA_8888

/** Draws a part of the atlas in this colour. */
export function drawPiece(
  canvas: SkCanvas,
  { image, paint }: Atlas,
  piece: SkRect | undefined,
  to: SkRect,
  tint: Float32Array,
): void {
  'worklet';
  if (piece === undefined) return;
  paint.setColor(tint);
  canvas.drawImageRectOptions(image, piece, to, LINEAR, NEAREST, paint);
}

/** Draws the atlas. `side` is the size of a cell, in pixels. */
export function makeAtlas(skia: Skia, drawing: Drawing, side: number): Atlas {
  const cells = 3 + shapes.length * MARKS;
  const width = COLUMNS * side;
  const height = Math.ceil(cells / COLUMNS) * side;
  const left = (cell: number) => (cell % COLUMNS) * side;
  const top = (cell: number) => Math.floor(cell / COLUMNS) * side;
  /** The middle of a cell, `span` edges wide. */
  const rect = (cell: number, span: number) => {
    const own = (side * span) / SPAN;
    return skia.XYWHRect(left(cell) + (side - own) / 2, top(cell) + (side - own) / 2, own, own);
  };
  const frame = (span: number) => skia.XYWHRect(-span / 2, -span / 2, span, span);

  const surface = skia.Surface.Make(width, height);
  if (surface === null) throw new Error('nothing to draw dice with');
  const canvas = surface.getCanvas();
  const draw = (cell: number, piece: (canvas: SkCanvas) => void) => {
    canvas.save();
    canvas.translate(left(cell) + side / 2, top(cell) + side / 2);
    canvas.scale(side / SPAN, side / SPAN);
    piece(canvas);
    canvas.restore();
  };
  const black = Float32Array.of(0, 0, 0, 1);
  drawing.fill.setColor(black);
  draw(0, (canvas) => canvas.drawRRect(drawing.plain, drawing.fill));
  draw(1, (canvas) => canvas.drawRRect(drawing.disc, drawing.fill));
  for (let mark = 0; mark < shapes.length * MARKS; mark++) {
    draw(3 + mark, (canvas) => {
      drawMark(canvas, drawing, Math.floor(mark / MARKS), mark % MARKS, black, null);
    });
  }
  const drawn = surface.makeImageSnapshot();
  const read = drawn.readPixels(0, 0, { width, height, alphaType: PREMULTIPLIED, colorType: RGBA });
  if (read === null) throw new Error('no picture of dice');
  const alpha = new Uint8Array(width * height);
  for (let at = 0; at < alpha.length; at++) alpha[at] = read[at * 4 + 3] ?? 0;
  surface.dispose();
  shade(alpha, left(2), top(2), side, width);

  const image = skia.Image.MakeImage(
    { width, height, alphaType: PREMULTIPLIED, colorType: ALPHA },
    skia.Data.fromBytes(alpha),
    width,
  );
  if (image === null) throw new Error('no picture of dice');
  const paint = skia.Paint();
  paint.setAntiAlias(false); // the margins make the edges smooth
  const middle = left(1) + side / 2;
  return {
    image,
    paint,
    face: rect(0, FACE_SPAN),
    faceFrame: frame(FACE_SPAN),
    marks: Array.from({ length: shapes.length * MARKS }, (_, mark) => rect(3 + mark, MARK_SPAN)),
    markFrame: frame(MARK_SPAN),
    rod: [
      skia.XYWHRect(left(1), top(1), side / 2, side),
      skia.XYWHRect(middle, top(1), 0.01, side),
      skia.XYWHRect(middle, top(1), side / 2, side),
    ],
    shadow: rect(2, SPAN),
  };
}

function shade(alpha: Uint8Array, left: number, top: number, side: number, width: number): void {
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const far = Math.hypot(x + 0.5 - side / 2, y + 0.5 - side / 2) / (side / 2);
      const fall = Math.min(1, Math.max(0, (1 - far) / 0.68));
      alpha[(top + y) * width + left + x] = 255 * 0.62 * fall * fall * (3 - 2 * fall);
    }
  }
}
