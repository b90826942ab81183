/** The places of dice in a tray: the middle of each die, in points from the upper left corner of the felt. */
export interface Layout {
  /** The edge of a die. */
  readonly size: number;
  /** The distance between the middles of neighbours. */
  readonly pitch: number;
  readonly places: readonly { readonly x: number; readonly y: number }[];
}

/** The edge of a die on a phone, and in the largest trays. */
const USUAL = 58;
const LARGEST = 88;
/** The same in a tray that lies in the middle of a table, from this shorter side on. */
const LARGEST_FOR_ALL = 140;
const FOR_ALL = 400;
/** The edge as a part of the side of a square with the area of the felt. */
const PART = 0.26;
const PITCH = 1.34;
const ROW_PITCH = 1.46;
/** The distance between the outer dice and the rim, in edges. */
const MARGIN = 0.28;

/** Lays out the dice in even rows in the middle of the felt, as large as possible. */
export function layOut(count: number, width: number, height: number): Layout {
  if (count === 0) return { size: USUAL, pitch: USUAL * PITCH, places: [] };
  const rows = bestRows(count, width, height);
  const size = sizeIn(rows, count, width, height);
  const pitch = size * PITCH;
  const rowPitch = size * ROW_PITCH;
  const places = [];
  for (let row = 0; row < rows; row++) {
    const first = Math.ceil((row * count) / rows);
    const inRow = Math.ceil(((row + 1) * count) / rows) - first;
    for (let at = 0; at < inRow; at++) {
      places.push({
        x: width / 2 + (at - (inRow - 1) / 2) * pitch,
        y: height / 2 + (row - (rows - 1) / 2) * rowPitch,
      });
    }
  }
  return { size, pitch, places };
}

function bestRows(count: number, width: number, height: number): number {
  let best = 1;
  for (let rows = 2; rows <= count; rows++) {
    // One more row must make the dice clearly larger.
    if (sizeIn(rows, count, width, height) > sizeIn(best, count, width, height) * 1.15) best = rows;
  }
  return best;
}

function sizeIn(rows: number, count: number, width: number, height: number): number {
  const across = Math.ceil(count / rows);
  const wide = width / ((across - 1) * PITCH + 1 + 2 * MARGIN);
  const high = height / ((rows - 1) * ROW_PITCH + 1.28 + 2 * MARGIN);
  return Math.max(8, Math.floor(Math.min(largestIn(width, height), wide, high)));
}

function largestIn(width: number, height: number): number {
  const largest = Math.min(width, height) >= FOR_ALL ? LARGEST_FOR_ALL : LARGEST;
  return Math.min(largest, Math.max(USUAL, PART * Math.sqrt(width * height)));
}
