import { useMemo } from 'react';
import { useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { textScale } from '../../ui/theme/text-scale';

/** How the parts of a table are arranged in a window. docs/design/table.md draws each form. */
export interface Composition {
  /** The tray and the actions stand beside the board, not above and below it. */
  readonly sideways: boolean;
  /** A tablet or a desktop: type is larger, and all parts are one group in the middle. */
  readonly large: boolean;
  /** The factor for the size of type. */
  readonly type: number;
  /** The factor by which the player enlarges text. */
  readonly text: number;
  /** The width of the group, in points. */
  readonly group: number;
  readonly trayHeight: number;
  /** The width of the column beside the board, in points. */
  readonly column: number;
}

/** What the story, the prompt and the buttons have room for, whatever they say, so that the board stays where it is. */
export interface Steady {
  /** Lines of text. */
  readonly story: number;
  readonly prompt: number;
  /** In points. */
  readonly buttons: number;
  /** Text grows at most by this. */
  readonly most: number;
}

/** Beside the board nothing has to be steady. */
export function steadyIn({
  sideways,
  large,
  text,
}: Pick<Composition, 'sideways' | 'large' | 'text'>): Steady {
  const enlarged = text > LARGE_TEXT;
  if (sideways || large)
    return { story: 2, prompt: enlarged && large ? 2 : 1, buttons: enlarged && large ? 80 : 54, most: text };
  // With enlarged text the board needs the room more than it needs to be still.
  return {
    story: 2,
    prompt: enlarged ? 1 : 2,
    buttons: enlarged ? 64 : 54,
    most: Math.min(text, MOST_UPRIGHT),
  };
}

interface Window extends Pick<Composition, 'text'> {
  readonly width: number;
  readonly height: number;
  /** False for a game whose dice fall on its board. */
  readonly tray: boolean;
}

/** From this shorter side a window is large. */
const LARGE = 600;
const LARGE_TYPE = 1.3;
const WIDEST_UPRIGHT = 880;
const WIDEST_SIDEWAYS = 1280;
/** On a phone on its side text grows at most by this: there is no height for more. */
export const MOST_BESIDE = 1.4;
/** Text that is enlarged by more than this needs more lines, and the board's place scrolls. */
export const LARGE_TEXT = 1.3;
/** Around the board of an upright phone text grows at most by this: the board needs the height. */
const MOST_UPRIGHT = 1.6;
/** The space at each side of the group in a large window. */
const AROUND = 24;
/** The width of the column beside a board. Five dice in a row of a tray need this for targets of 44 points. */
const LEAST_COLUMN = 210;
const LEAST_WITH_TRAY = 272;
/** The height in the column of a phone that is not the tray's: seats, story, prompt and actions. */
const AROUND_TRAY = 244;

export function useComposition(tray: boolean): Composition {
  const { width, height, fontScale } = useWindowDimensions();
  const { left, right, top, bottom } = useSafeAreaInsets();
  const text = fontScale * textScale;
  return useMemo(
    () => compose({ width: width - left - right, height: height - top - bottom, text, tray }),
    [width, height, left, right, top, bottom, text, tray],
  );
}

export function compose({ width, height, text, tray }: Window): Composition {
  const sideways = width > height * 1.15;
  const large = Math.min(width, height) >= LARGE;
  const type = large ? LARGE_TYPE : 1;
  if (!sideways) {
    const group = large ? Math.min(width - 2 * AROUND, WIDEST_UPRIGHT) : width;
    const share = height * (large ? 0.235 : 0.145);
    const trayHeight = clamp(share / Math.sqrt(text), 96, large ? 340 : 140);
    return { sideways, large, type, text, group, trayHeight, column: group };
  }
  const group = large ? Math.min(width - 2 * AROUND, WIDEST_SIDEWAYS) : width;
  const part = tray ? (large || text > LARGE_TEXT ? 0.34 : 0.32) : text > LARGE_TEXT && !large ? 0.32 : 0.28;
  const column = clamp(group * part, tray ? LEAST_WITH_TRAY : LEAST_COLUMN, 430);
  const free = height - AROUND_TRAY * text;
  const trayHeight = large ? clamp(height * 0.38, 200, 380) : clamp(free, 92, 200);
  return { sideways, large, type, text, group, trayHeight, column };
}

const clamp = (value: number, low: number, high: number) => Math.round(Math.max(low, Math.min(high, value)));
