import { Figtree_400Regular } from '@expo-google-fonts/figtree/400Regular';
import { Figtree_700Bold } from '@expo-google-fonts/figtree/700Bold';
import { Fraunces_700Bold } from '@expo-google-fonts/fraunces/700Bold';
import { Asset } from 'expo-asset';
import type { PictureFont } from './shapes';

const sources: Readonly<Record<PictureFont, number>> = {
  name: Fraunces_700Bold,
  text: Figtree_400Regular,
  bold: Figtree_700Bold,
};

/** Returns the address of each font of a picture. */
export async function fontAddresses(): Promise<Readonly<Record<PictureFont, string>>> {
  const addressOf = async (source: number): Promise<string> => {
    const asset = await Asset.fromModule(source).downloadAsync();
    return asset.localUri ?? asset.uri;
  };
  const [name, text, bold] = await Promise.all([
    addressOf(sources.name),
    addressOf(sources.text),
    addressOf(sources.bold),
  ]);
  return { name, text, bold };
}
