import { paintInWorker } from '../dice/skia/painter-canvas';
import { fontAddresses } from './font-sources';
import type { Picture } from './shapes';

/** Draws a picture in the worker that draws the dice, and returns it as a PNG. Rejects where Skia can't be loaded. */
export async function drawPicture(picture: Picture): Promise<Uint8Array> {
  const fonts = await fontAddresses();
  const absolute = (address: string) => new URL(address, location.href).href;
  return paintInWorker({
    picture,
    fonts: { name: absolute(fonts.name), text: absolute(fonts.text), bold: absolute(fonts.bold) },
  });
}
