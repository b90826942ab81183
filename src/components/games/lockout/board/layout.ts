import { touch } from '../../../ui/theme/measures';

/** The measures of a sheet, in points. */
export interface SheetLayout {
  readonly padding: number;
  readonly tab: number;
  /** The width of one of the twelve columns. */
  readonly cell: number;
  readonly row: number;
  readonly font: number;
}

export interface BoardLayout {
  /** The other sheets are beside the large one, not above it. */
  readonly beside: boolean;
  /** The width of the column of the other sheets. */
  readonly column: number;
  readonly gap: number;
  /** The other sheets have little height. */
  readonly compact: boolean;
  readonly sheet: number;
  readonly measures: SheetLayout;
}

const COLUMNS = 12;
const WIDEST_SHEET = 860;
/** Window heights of a phone on its side, and of the larger phones. */
const SHORT = 480;
const ROOMY = 760;

interface Window {
  readonly width: number;
  readonly height: number;
}

/** Lays out the board for this width. The window limits its height. */
export function layoutOf(width: number, window: Window): BoardLayout {
  const sideways = window.width > window.height;
  const roomy = width >= 560;
  const gap = roomy ? 16 : 8;
  const column = sideways ? clamp(width * 0.2, 84, 180) : 0;
  const sheet = Math.min(width - (sideways ? column + gap : 0), WIDEST_SHEET);
  return {
    beside: sideways,
    column,
    gap,
    sheet,
    compact: sideways && window.height < SHORT,
    measures: sheetLayout(sheet, window),
  };
}

function sheetLayout(width: number, window: Window): SheetLayout {
  const roomy = width >= 480;
  const padding = roomy ? 14 : 6;
  const tab = roomy ? 56 : 32;
  const cell = (width - 2 * padding - tab) / COLUMNS;
  // A narrow column is too small for a finger, so the row is higher.
  const row = clamp(cell * 1.2, window.height < ROOMY ? touch : 48, 84);
  return { padding, tab, cell, row, font: clamp(cell * 0.56, 14, 26) };
}

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
