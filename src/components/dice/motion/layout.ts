/** Where dice lie in a tray, in points from the felt's upper left corner to a die's middle. */
export interface Layout {
  /** A die's edge. */
  readonly size: number;
  /** From one die's middle to the next one's. */
  readonly pitch: number;
  readonly places: readonly { readonly x: number; readonly y: number }[];
}

/** A die's edge on a phone, and in the largest trays. */
const USUAL = 58;
const LARGEST = 88;
/** Of the felt, as if it were a square. */
const PART = 0.26;
const PITCH = 1.34;
const ROW_PITCH = 1.46;
/** Between the outermost dice and the rim, in edges. */
const MARGIN = 0.28;

/** Rows as even as can be, as large as there is room for, in the middle of the felt. */
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
    // A little larger is not worth another row.
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
  return Math.min(LARGEST, Math.max(USUAL, PART * Math.sqrt(width * height)));
}
