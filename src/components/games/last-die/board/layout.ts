import type { Room } from '../../../board-kit/room';
import { touch } from '../../../ui/theme/measures';

/** The measures of the board in its room, in points. */
export interface Layout {
  readonly tableau: number;
  /** The height of a row. */
  readonly row: number;
  readonly box: number;
  /** The width of the end of a row, with its worth. */
  readonly chip: number;
  /** The width of the number of a row; 0 where there is no room for it. */
  readonly number: number;
  /** A tablet or a desktop. */
  readonly large: boolean;
}

export const GAP = 8;
/** The space around the rows of a tableau, including its wooden edge. */
export const EDGE = 8;
export const BOX_GAP = 4;
export const ROW_PADDING = 4;

/** The longest row (D16), and the rows of a tableau. */
const MOST_BOXES = 6;
const ROWS = 6;
const LARGEST_BOX = 92;
const SMALLEST_BOX = 22;
/** A row higher than this, in edges of a box, looks empty. */
const HIGHEST_ROW = 1.9;

/** Where nothing is touched, rows may be as low as their points. */
const LOWEST_ROW = 26;
const SMALLEST_SEEN = 12;
/** Between plates on both sides of a phone in the middle. */
const NARROW = 260;
const NARROW_CHIP = 46;

interface Use {
  /** The rows are pressed, so they are at least as high as a fingertip. */
  readonly touched: boolean;
  /** There is a line above the tableau. */
  readonly headed: boolean;
}

/** The rows share the height. The boxes are as large as width and height allow. */
export function layOut({ width, height, large, text }: Room, { touched, headed }: Use): Layout {
  const narrow = !touched && width < NARROW;
  const grown = narrow ? 1 : Math.min(text, 1.25);
  const chip = (large ? 104 : narrow ? NARROW_CHIP : 62) * grown;
  const number = narrow ? 0 : (large ? 26 : 16) * grown;
  const gaps = GAP * (number > 0 ? 2 : 1);
  const around = 2 * (EDGE + ROW_PADDING) + number + chip + gaps + (MOST_BOXES - 1) * BOX_GAP;
  const wide = (width - around) / MOST_BOXES;
  const head = headed ? headHeight(large) * Math.min(text, MOST_HEAD) : 0;
  const share = (height - head - 2 * EDGE) / ROWS;
  const least = touched ? touch : LOWEST_ROW;
  const box = Math.floor(
    clamp(Math.min(wide, share - 6), touched ? SMALLEST_BOX : SMALLEST_SEEN, LARGEST_BOX),
  );
  const row = Math.floor(clamp(share, least, Math.max(least, box * HIGHEST_ROW)));
  const tableau = Math.min(width, Math.ceil(around + MOST_BOXES * box));
  return { tableau, row, box, chip, number, large };
}

/** The line above the tableau grows at most by this, so that it stays one line. */
export const MOST_HEAD = 1.3;

/** The line above the tableau. */
export const headHeight = (large: boolean): number => (large ? 44 : 32);

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
