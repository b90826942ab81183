import { useWindowDimensions } from 'react-native';
import { textScale } from './text-scale';

/** The factor by which text is enlarged, by the system or by the browser. */
export const useTextScale = (): number => useWindowDimensions().fontScale * textScale;
