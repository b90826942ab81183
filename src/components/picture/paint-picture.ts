import type { Skia as Engine, SkCanvas, SkFont, SkPaint, SkTypeface } from '@shopify/react-native-skia';
import type { Box, Path, Picture, PictureFont, Words } from './shapes';

type Skia = typeof Engine;

export type Typefaces = Readonly<Record<PictureFont, SkTypeface>>;

const STROKE = 1; // PaintStyle.Stroke
const FILL = 0; // PaintStyle.Fill

/** Paints a picture and returns it as a PNG; null if there is no memory for it. */
export function paintPicture(
  skia: Skia,
  typefaces: Typefaces,
  { width, height, shapes }: Picture,
): Uint8Array | null {
  const surface = skia.Surface.Make(width, height);
  if (!surface) return null;
  const canvas = surface.getCanvas();
  const paint = skia.Paint();
  paint.setAntiAlias(true);
  for (const shape of shapes) {
    paint.setColor(skia.Color(shape.fill));
    if (shape.kind === 'box') paintBox(skia, canvas, paint, shape);
    else if (shape.kind === 'path') paintPath(skia, canvas, paint, shape);
    else paintWords(skia.Font(typefaces[shape.font], shape.size), skia, typefaces, canvas, paint, shape);
  }
  surface.flush();
  return surface.makeImageSnapshot().encodeToBytes();
}

function paintBox(skia: Skia, canvas: SkCanvas, paint: SkPaint, box: Box): void {
  const { x, y, width, height, radius = 0, oval = false, turn = 0, line = 0 } = box;
  canvas.save();
  if (turn !== 0) canvas.rotate(turn, x + width / 2, y + height / 2);
  paint.setStyle(line > 0 ? STROKE : FILL);
  paint.setStrokeWidth(line);
  const half = line / 2;
  const rect = skia.XYWHRect(x + half, y + half, width - line, height - line);
  canvas.drawRRect({ rect, rx: oval ? width / 2 : radius, ry: oval ? height / 2 : radius }, paint);
  paint.setStyle(FILL);
  canvas.restore();
}

/** The field on which outlines are drawn. */
const FIELD = 24;

function paintPath(skia: Skia, canvas: SkCanvas, paint: SkPaint, { d, x, y, size, turn = 0 }: Path): void {
  const path = skia.Path.MakeFromSVGString(d);
  if (!path) return;
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(size / FIELD, size / FIELD);
  if (turn !== 0) canvas.rotate(turn, FIELD / 2, FIELD / 2);
  canvas.drawPath(path, paint);
  canvas.restore();
}

function paintWords(
  font: SkFont,
  skia: Skia,
  typefaces: Typefaces,
  canvas: SkCanvas,
  paint: SkPaint,
  { text, x, y, width, size, font: name, align = 'left', lines: most = 1 }: Words,
): void {
  const known = knownIn(font, text);
  const lines = most > 1 ? brokenInto(known, (part) => font.getTextWidth(part) <= width) : [known];
  // What does not fit becomes smaller: a name is never cut.
  const widest = Math.max(...lines.map((line) => font.getTextWidth(line)));
  const smaller = lines.length > most || widest > width;
  const shrunk = smaller ? size * Math.min(width / Math.max(1, widest), most / lines.length, 1) : size;
  const own = smaller ? skia.Font(typefaces[name], shrunk) : font;
  lines.forEach((line, at) => {
    const free = align === 'left' ? 0 : own.getTextWidth(line);
    canvas.drawText(line, align === 'middle' ? x - free / 2 : x - free, y + at * shrunk * 1.25, paint, own);
  });
}

/** The characters that the font has: others would be drawn as empty boxes. */
function knownIn(font: SkFont, text: string): string {
  return [...text]
    .filter((character) => !font.getGlyphIDs(character).includes(0))
    .join('')
    .trim();
}

function brokenInto(text: string, fits: (part: string) => boolean): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && !fits(longer)) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
