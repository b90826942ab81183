import { createContext, useContext, useMemo } from 'react';
import { useWindowDimensions } from 'react-native';
import { textScale } from '../ui/theme/text-scale';

/** The place that a board may fill, in points. */
export interface Room {
  readonly width: number;
  readonly height: number;
  /** The board stands beside the tray and the actions. */
  readonly sideways: boolean;
  /** A tablet or a desktop. */
  readonly large: boolean;
  /** The factor by which the player enlarges text. */
  readonly text: number;
}

/** The measured room. The frame of the table provides it. */
export const RoomContext = createContext<Room | null>(null);

/** The part of an upright window that a board has. */
const SHARE = 0.57;

/** The room for the board. Outside of a table it is a part of the window. */
export function useRoom(): Room {
  const measured = useContext(RoomContext);
  const { width, height, fontScale } = useWindowDimensions();
  const guess = useMemo(
    () => ({
      width: width - 16,
      height: height * SHARE,
      sideways: width > height,
      large: Math.min(width, height) >= 600,
      text: fontScale * textScale,
    }),
    [width, height, fontScale],
  );
  return measured ?? guess;
}
