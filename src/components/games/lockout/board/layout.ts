import type { Room } from '../../../board-kit/room';
import { touch } from '../../../ui/theme/measures';

/** The measures of a sheet, in points. */
export interface SheetLayout {
  readonly padding: number;
  readonly tab: number;
  /** The width of one of the twelve columns. */
  readonly cell: number;
  readonly row: number;
  readonly font: number;
  /** A tablet or a desktop. */
  readonly large: boolean;
  readonly scale: ScaleLayout;
}

/** The points for each number of marks. */
export interface ScaleLayout {
  readonly font: number;
  /** Its heading stands beside the columns, not above them. */
  readonly beside: boolean;
}

/** Where the other sheets are: above the large one, below it, or beside it. */
type OthersPlace = 'above' | 'below' | 'beside';

export interface BoardLayout {
  readonly others: OthersPlace;
  readonly gap: number;
  /** The width of all other sheets together, and the height of each. */
  readonly othersWidth: number;
  readonly glance: number;
  readonly sheet: number;
  readonly measures: SheetLayout;
}

const COLUMNS = 12;
const WIDEST_SHEET = 900;
/** The least height of a sheet in which a bar can be read. */
const LOWEST_GLANCE = 84;
/** A small sheet gives way down to this height, if the large one then needs not scroll. */
const TIGHT_GLANCE = 58;
/** A row higher than this, in widths of a cell, looks empty. */
const HIGHEST_ROW = 1.7;

/** Lays out the board for this room. The sheet takes what the other sheets leave: with one seat there are none. */
export function layoutOf({ width, height, sideways, large, text }: Room, seats: number): BoardLayout {
  const alone = seats === 1;
  const gap = alone ? 0 : large ? 14 : 8;
  // The height that the own sheet leaves to the others.
  const left = height - gap - aroundRows(Math.min(width, WIDEST_SHEET), large, text) - 4 * touch;
  // Where the boards have to scroll, the own one comes first.
  const others: OthersPlace = sideways
    ? large
      ? 'below'
      : 'beside'
    : left < TIGHT_GLANCE
      ? 'below'
      : 'above';
  const column = !alone && others === 'beside' ? clamp(width * 0.2, 92, 150) : 0;
  const sheet = Math.min(width - (column > 0 ? column + gap : 0), WIDEST_SHEET);
  const least = LOWEST_GLANCE * (large ? 1.3 : 1) * Math.min(text, 1.3);
  const usual = clamp(height * 0.19, least, large ? 190 : 120);
  const glance = alone
    ? 0
    : others === 'beside'
      ? clamp((height - (seats - 2) * 6) / (seats - 1), 58, 150)
      : left < TIGHT_GLANCE
        ? usual
        : Math.min(usual, Math.floor(left));
  const free = others === 'beside' ? height : height - glance - gap;
  return {
    others,
    gap,
    othersWidth: column || sheet,
    glance,
    sheet,
    measures: sheetLayout(sheet, free, large, text),
  };
}

function sheetLayout(width: number, height: number, large: boolean, text: number): SheetLayout {
  const roomy = width >= ROOMY;
  const padding = paddingOf(width, large);
  const tab = large ? 68 : roomy ? 44 : 32;
  const cell = (width - 2 * padding - tab) / COLUMNS;
  // A narrow column is too small for a finger, so the row is at least as high as one.
  const highest = Math.max(84, cell * HIGHEST_ROW);
  const row = clamp(Math.floor((height - aroundRows(width, large, text)) / 4), touch, highest);
  const font = clamp(cell * 0.6, large ? 22 : 16, 34);
  return { padding, tab, cell, row, font, large, scale: scaleLayout(width, large, text) };
}

/** Beyond this twelve columns have no room on a phone. */
const MOST_SCALE = 1.2;
/** The width of the heading and the least width of a column, in sizes of its font. */
const HEADING = 8;
const LEAST_COLUMN = 1.5;

function scaleLayout(width: number, large: boolean, text: number): ScaleLayout {
  const font = (large ? 16 : 12) * Math.min(text, MOST_SCALE);
  const room = width - 2 * paddingOf(width, large) - HEADING * font;
  return { font, beside: room >= COLUMNS * LEAST_COLUMN * font };
}

const ROOMY = 480;
const paddingOf = (width: number, large: boolean): number => (width < ROOMY ? 6 : large ? 14 : 8);

/** The height of a sheet that is not its rows'. */
const aroundRows = (width: number, large: boolean, text: number): number =>
  2 * paddingOf(width, large) +
  headHeight(large) * text +
  scaleHeight(scaleLayout(width, large, text)) +
  2 * SHEET_GAP +
  3 * ROW_GAP;

export const SHEET_GAP = 6;
export const ROW_GAP = 4;
export const headHeight = (large: boolean): number => (large ? 40 : 28);
export const SCALE_LINE = 1.25;
const scaleHeight = ({ font, beside }: ScaleLayout): number => (beside ? 2 : 3) * SCALE_LINE * font + 2;

/**
 * How far beyond its left and right sides a legal number takes a tap: up to the width of a touch target, but
 * never over another legal number.
 */
export function reach(cell: number, legalLeft: boolean, legalRight: boolean): readonly [number, number] {
  const short = Math.max(0, touch - cell);
  if (legalLeft && legalRight) return [0, 0];
  if (legalLeft) return [0, short];
  if (legalRight) return [short, 0];
  return [short / 2, short / 2];
}

const clamp = (value: number, low: number, high: number) => Math.round(Math.max(low, Math.min(high, value)));
