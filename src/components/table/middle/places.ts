/** The turn of a plate, clockwise in degrees: 0 is read from the lower edge, 180 from the upper one. */
export type Turn = 0 | 90 | 180 | 270;

/** The place of a plate: its middle, and its size before it is turned. */
export interface Place {
  readonly turn: Turn;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface MiddleLayout {
  readonly places: readonly Place[];
  /** What the plates leave for the dice and the board. */
  readonly centre: Box;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Room {
  readonly width: number;
  readonly height: number;
  /** How far a plate reaches into the table. */
  readonly depth: number;
  /** The least distance of a plate from the left and right corners of the lower edge, where buttons are. */
  readonly corner: number;
}

const GAP = 10;
const WIDEST = 620;

/** How many seats are at the lower, left, upper and right edge: clockwise, as people sit. */
const upright: readonly (readonly number[])[] = [
  [1, 0, 0, 0],
  [1, 0, 1, 0],
  [1, 1, 0, 1],
  [1, 1, 1, 1],
  [1, 2, 1, 1],
  [1, 2, 1, 2],
];
const sideways: readonly (readonly number[])[] = [
  [1, 0, 0, 0],
  [1, 0, 1, 0],
  [1, 1, 1, 0],
  [1, 1, 1, 1],
  [2, 1, 1, 1],
  [2, 1, 2, 1],
];

/** On a phone on its side two or three people sit at its short edges first: between its long ones there is little room. */
const low: readonly (readonly number[])[] = [[1, 0, 0, 0], [0, 1, 0, 1], [1, 1, 0, 1], ...sideways.slice(3)];
const LOW = 480;

const turns: readonly Turn[] = [0, 90, 180, 270];

/** Lays out one plate for each seat along the edges, in the order of play. */
export function layMiddle(count: number, { width, height, depth, corner }: Room): MiddleLayout {
  const tables = width <= height ? upright : height < LOW ? low : sideways;
  const table = tables[Math.min(count, tables.length) - 1] ?? [1, 0, 0, 0];
  const [lower = 0, left = 0, upper = 0, right = 0] = table;
  const inset = depth + GAP;
  const box: Box = {
    left: left > 0 ? inset : 0,
    top: upper > 0 ? inset : 0,
    width: width - (left > 0 ? inset : 0) - (right > 0 ? inset : 0),
    height: height - (upper > 0 ? inset : 0) - (lower > 0 ? inset : 0),
  };
  const places = table.flatMap((seats, edge) => {
    const turn = turns[edge] ?? 0;
    const across = turn === 0 || turn === 180;
    const edgeLength = across ? width - 2 * corner : lower > 0 ? box.height : height - 2 * corner;
    const each = Math.min(WIDEST, (edgeLength - GAP * (seats - 1)) / seats);
    return Array.from({ length: seats }, (_, at): Place => {
      // From a reader's right to their left: that is clockwise around the table.
      const along = ((seats - 1) / 2 - at) * (each + GAP);
      const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      const size = { turn, width: each, height: depth };
      switch (turn) {
        case 0:
          return { ...size, x: width / 2 + along, y: height - depth / 2 };
        case 90:
          return { ...size, x: depth / 2, y: middle.y + along };
        case 180:
          return { ...size, x: width / 2 - along, y: depth / 2 };
        default:
          return { ...size, x: width - depth / 2, y: middle.y - along };
      }
    });
  });
  return { places, centre: box };
}
