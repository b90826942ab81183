import { useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

export interface Arrangement {
  /** The tray and the button stand beside the board, not above and below it. */
  readonly sideways: boolean;
  readonly trayHeight: number;
  /** How wide the column beside the board is. */
  readonly column: number;
}

/** What stands above and below the tray in its column: the bar on top, what happened, what comes next. */
const AROUND_TRAY = 250;

/** How the table is laid out: a phone held upright with one thumb, sideways, a tablet, a browser. */
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
