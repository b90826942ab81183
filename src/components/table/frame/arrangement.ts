import { useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

export interface Arrangement {
  /** The tray and the actions stand beside the board, not above and below it. */
  readonly sideways: boolean;
  readonly trayHeight: number;
  /** The width of the column beside the board, in points. */
  readonly column: number;
}

/** The height in the column that is not the tray's: top bar, narration, prompt and actions. In points. */
const AROUND_TRAY = 250;

/** The layout of the table for this window: a phone upright or sideways, a tablet, a browser. */
export function useArrangement(): Arrangement {
  const { width, height } = useWindowDimensions();
  const insets = useSafeAreaInsets();
  return arrange(width - insets.left - insets.right, height - insets.top - insets.bottom);
}

export function arrange(width: number, height: number): Arrangement {
  const sideways = width > height * 1.15;
  if (!sideways) return { sideways, trayHeight: clamp(height * 0.17, 112, 260), column: width };
  const column = clamp(width * 0.36, 250, 420);
  return { sideways, trayHeight: clamp(height - AROUND_TRAY, 96, 320), column };
}

const clamp = (value: number, low: number, high: number) => Math.round(Math.max(low, Math.min(high, value)));
