import { Figtree_400Regular } from '@expo-google-fonts/figtree/400Regular';
import { Figtree_700Bold } from '@expo-google-fonts/figtree/700Bold';
import { Fraunces_600SemiBold } from '@expo-google-fonts/fraunces/600SemiBold';
import { Fraunces_700Bold } from '@expo-google-fonts/fraunces/700Bold';
import { FontDisplay, useFonts } from 'expo-font';
import { Platform } from 'react-native';

const fonts = Object.fromEntries(
  Object.entries({
    Figtree_400Regular,
    Figtree_700Bold,
    Fraunces_600SemiBold,
    Fraunces_700Bold,
  }).map(([name, uri]) => [name, { uri, display: FontDisplay.SWAP }]),
);

/**
 * Whether text can be shown. A browser shows fallback fonts until these have loaded. A phone loads them
 * quickly, or continues without them if it can't read them.
 */
export function useBundledFonts(): boolean {
  const [loaded, error] = useFonts(fonts);
  return loaded || error !== null || Platform.OS === 'web';
}
