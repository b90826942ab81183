/** How the board lies in the room that it has. In points. */
export interface Layout {
  /** The standings lie beside the tableau, not below it. */
  readonly beside: boolean;
  /** How wide the standings are. */
  readonly standings: number;
  readonly columns: number;
  readonly tableau: number;
  readonly box: number;
  readonly chip: number;
  readonly number: number;
  /** There is room to write larger. */
  readonly large: boolean;
}

export const GAP = 8;
/** Around the rows of a tableau, its wooden edge included. */
export const EDGE = 8;
export const BOX_GAP = 4;
export const ROW_PADDING = 4;

/** As long as a row can be (D16). */
const MOST_BOXES = 6;
const LARGEST_BOX = 84;
const SMALLEST_BOX = 22;
const CHIP = 48;
const LARGE_CHIP = 62;
/** From here on a tableau is large. */
const LARGE = 480;
const NUMBER = 16;
const SMALLEST_STANDINGS = 136;
const LARGEST_STANDINGS = 240;
/** What one seat's standing needs. */
const NARROWEST_SEAT = 104;
const NARROWEST_LARGE_SEAT = 150;

interface Room {
  readonly width: number;
  /** The whole window: the frame lets boards scroll, so they are not told a height. */
  readonly window: { readonly width: number; readonly height: number };
  readonly seats: number;
  /** By how much text is enlarged. */
  readonly text: number;
}

/** Upright, everything lies below one another; sideways, the tableau has the height to itself. */
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

/** Six rows in what the tray and the buttons leave. */
function boxByHeight({ height }: Room['window'], beside: boolean): number {
  return (height - (beside ? 100 : 420)) / 6 - 6;
}

const clamp = (box: number): number => Math.floor(Math.max(SMALLEST_BOX, Math.min(LARGEST_BOX, box)));

/** Four seats stand two by two rather than three and one. */
const evenly = (seats: number, across: number): number =>
  Math.ceil(seats / Math.ceil(seats / Math.min(seats, across)));
