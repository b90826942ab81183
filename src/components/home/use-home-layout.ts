import { useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { column, lowScreen, space } from '../ui/theme/measures';
import { textScale } from '../ui/theme/text-scale';

export interface HomeLayout {
  readonly sides: { readonly paddingLeft: number; readonly paddingRight: number };
  /** The greatest width of the page. */
  readonly width: number;
  readonly columns: 1 | 2;
  /** The trays are on top of the cards, not beside them. */
  readonly tall: boolean;
  /** A phone on its side: there is room for the name only. */
  readonly low: boolean;
  /** The size of the dice on the cards. */
  readonly die: number;
}

/** From this text scale cards need their whole width for words. */
const LARGE_TEXT = 1.4;

/** The layout of the home screen for this window. */
export function useHomeLayout(): HomeLayout {
  const { width, height, fontScale } = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const large = fontScale * textScale >= LARGE_TEXT;
  const columns = width >= (large ? 900 : 620) ? 2 : 1;
  const tall = large || (columns === 2 && height >= 600);
  return {
    sides: {
      paddingLeft: Math.max(insets.left, space.large),
      paddingRight: Math.max(insets.right, space.large),
    },
    width: column,
    columns,
    tall,
    low: height < lowScreen,
    die: tall ? largeDie(Math.min(width, column) / columns, height) : width < 350 ? 20 : 24,
  };
}

/** The size of dice on a tray as wide as its card, in a window with two rows of cards. */
function largeDie(card: number, height: number): number {
  const tray = (height - 200) / 2 - 100;
  return Math.round(Math.max(34, Math.min(card / 5.5, tray / 4.4)));
}
