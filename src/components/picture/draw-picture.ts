import { canLoadSurface } from '../dice/skia/can-load-surface';
import { fontAddresses } from './font-sources';
import type { Picture } from './shapes';

/** Draws a picture and returns it as a PNG. Rejects where Skia is missing. */
export async function drawPicture(picture: Picture): Promise<Uint8Array> {
  if (!canLoadSurface()) throw new Error('There is no Skia.');
  const { Skia } = await import('@shopify/react-native-skia');
  const [{ paintPicture }, { loadTypefaces }] = await Promise.all([
    import('./paint-picture'),
    import('./load-typefaces'),
  ]);
  const bytes = paintPicture(Skia, await loadTypefaces(Skia, await fontAddresses()), picture);
  if (!bytes) throw new Error('There is no room for a picture.');
  return bytes;
}
