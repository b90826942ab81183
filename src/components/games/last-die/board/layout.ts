/** The measures of the board in the available room, in points. */
export interface Layout {
  /** The standings are beside the tableau, not below it. */
  readonly beside: boolean;
  /** The width of the standings. */
  readonly standings: number;
  readonly columns: number;
  readonly tableau: number;
  readonly box: number;
  readonly chip: number;
  readonly number: number;
  /** Whether there is room for larger text. */
  readonly large: boolean;
}

export const GAP = 8;
/** The space around the rows of a tableau, including its wooden edge. */
export const EDGE = 8;
export const BOX_GAP = 4;
export const ROW_PADDING = 4;

/** The longest row (D16). */
const MOST_BOXES = 6;
const LARGEST_BOX = 84;
const SMALLEST_BOX = 22;
const CHIP = 48;
const LARGE_CHIP = 62;
/** A tableau at least this wide is large. */
const LARGE = 480;
const NUMBER = 16;
const SMALLEST_STANDINGS = 136;
const LARGEST_STANDINGS = 240;
/** The least width of one seat's standing. */
const NARROWEST_SEAT = 104;
const NARROWEST_LARGE_SEAT = 150;

interface Room {
  readonly width: number;
  /** The size of the window. The board itself scrolls, so its height is not limited. */
  readonly window: { readonly width: number; readonly height: number };
  readonly seats: number;
  /** The factor by which text is enlarged. */
  readonly text: number;
}

/** In an upright window all parts are stacked. In a wide one the tableau uses the full height. */
export function layOut({ width, window, seats, text }: Room): Layout {
  const beside = window.width > window.height && width >= 400;
  const standings = beside
    ? Math.min(LARGEST_STANDINGS, Math.max(SMALLEST_STANDINGS * Math.min(text, 1.3), width * 0.3))
    : width;
  const room = beside ? width - standings - GAP : width;
  const large = room >= LARGE && window.height >= LARGE;
  const chip = (large ? LARGE_CHIP : CHIP) * Math.min(text, 1.8);
  const number = NUMBER * Math.min(text, 1.8);
  const around = 2 * (EDGE + ROW_PADDING) + number + chip + 2 * GAP + (MOST_BOXES - 1) * BOX_GAP;
  const box = clamp(Math.min((room - around) / MOST_BOXES, boxByHeight(window, beside)));
  const tableau = Math.min(room, Math.ceil(around + MOST_BOXES * box));
  const across = Math.max(1, Math.floor(tableau / ((large ? NARROWEST_LARGE_SEAT : NARROWEST_SEAT) * text)));
  return {
    beside,
    tableau,
    box,
    chip,
    number,
    large,
    standings: beside ? standings : tableau,
    columns: beside ? 1 : evenly(seats, across),
  };
}

/** The box height of six rows below the tray and above the actions. */
function boxByHeight({ height }: Room['window'], beside: boolean): number {
  return (height - (beside ? 100 : 420)) / 6 - 6;
}

const clamp = (box: number): number => Math.floor(Math.max(SMALLEST_BOX, Math.min(LARGEST_BOX, box)));

/** Four seats become two lines of two, not three and one. */
const evenly = (seats: number, across: number): number =>
  Math.ceil(seats / Math.ceil(seats / Math.min(seats, across)));
