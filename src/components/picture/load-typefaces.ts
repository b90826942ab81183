import type { Skia as Engine, SkTypeface } from '@shopify/react-native-skia';
import type { Typefaces } from './paint-picture';
import type { PictureFont } from './shapes';

/** Loads the fonts of a picture from their addresses. */
export async function loadTypefaces(
  skia: typeof Engine,
  addresses: Readonly<Record<PictureFont, string>>,
): Promise<Typefaces> {
  const load = async (address: string): Promise<SkTypeface> => {
    const typeface = skia.Typeface.MakeFreeTypeFaceFromData(await skia.Data.fromURI(address));
    if (!typeface) throw new Error('This is no font.');
    return typeface;
  };
  const [name, text, bold] = await Promise.all([
    load(addresses.name),
    load(addresses.text),
    load(addresses.bold),
  ]);
  return { name, text, bold };
}
