import type { Person } from '../../stores/people/person';
import type { Shape as MarkShape } from '../dice/Mark';
import { emblemPaths } from '../people/emblem-paths';
import type { Theme } from '../ui/theme/theme';

/** The fonts of a picture: for names and headlines, for text, for numbers. */
export const pictureFonts = ['name', 'text', 'bold'] as const;
export type PictureFont = (typeof pictureFonts)[number];

/** A rectangle, with round corners and turned around its middle if wished. */
export interface Box {
  readonly kind: 'box';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill: string;
  readonly radius?: number;
  /** The box is an oval. */
  readonly oval?: boolean;
  /** In degrees. */
  readonly turn?: number;
  /** Drawn as an outline of this width. */
  readonly line?: number;
}

/** An outline on a field of 24 by 24, filled; its upper left corner is at x, y. */
export interface Path {
  readonly kind: 'path';
  readonly d: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  /** In degrees, around the middle of the field. */
  readonly turn?: number;
}

/** A line of text, smaller if it would be wider than `width`; or several lines. */
export interface Words {
  readonly kind: 'words';
  readonly text: string;
  readonly font: PictureFont;
  readonly size: number;
  readonly fill: string;
  readonly x: number;
  /** The base of the first line. */
  readonly y: number;
  readonly width: number;
  readonly align?: 'left' | 'middle' | 'right';
  /** How many lines the text may take. */
  readonly lines?: number;
}

/** A drawing as plain data, so that a worker can paint it. */
export type Shape = Box | Path | Words;

/** A board for the picture. Without a seat it belongs to all. */
export interface Panel {
  readonly seat: number | null;
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

/** A drawing, moved. */
export const movedBy = (shapes: readonly Shape[], x: number, y: number): readonly Shape[] =>
  shapes.map((shape) => ({ ...shape, x: shape.x + x, y: shape.y + y }));

export const disc = (x: number, y: number, radius: number, fill: string): Box => ({
  kind: 'box',
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
  radius,
  fill,
});

const markPaths: Readonly<Record<MarkShape, string>> = {
  disc: 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0z',
  ring: 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0zM7 12a5 5 0 1 1 10 0 5 5 0 1 1-10 0z',
  square: 'M3.5 3.5h17v17h-17z',
  diamond: 'M12 1.5 22.5 12 12 22.5 1.5 12z',
  triangle: 'M12 2.5 22.5 21h-21z',
  plus: 'M9.5 2h5v7.5H22v5h-7.5V22h-5v-7.5H2v-5h7.5z',
  cross: 'M5.5 2.5 12 9l6.5-6.5 3 3L15 12l6.5 6.5-3 3L12 15l-6.5 6.5-3-3L9 12 2.5 5.5z',
};

/** The shape of a colour, around its middle. */
export const mark = (shape: MarkShape, x: number, y: number, size: number, fill: string, turn = 0): Path => ({
  kind: 'path',
  d: markPaths[shape],
  x: x - size / 2,
  y: y - size / 2,
  size,
  fill,
  turn,
});

const LOW = -0.25;
const HIGH = 0.25;
const pips: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [LOW, HIGH],
    [HIGH, LOW],
  ],
  [
    [LOW, HIGH],
    [0, 0],
    [HIGH, LOW],
  ],
  [
    [LOW, LOW],
    [LOW, HIGH],
    [HIGH, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [LOW, HIGH],
    [0, 0],
    [HIGH, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [LOW, 0],
    [LOW, HIGH],
    [HIGH, LOW],
    [HIGH, 0],
    [HIGH, HIGH],
  ],
];

/** An ivory die from above, around its middle. `value` 0 shows an X. */
export function die(value: number, x: number, y: number, size: number, turn = 0): readonly Shape[] {
  const angle = (turn * Math.PI) / 180;
  const at = (dx: number, dy: number) =>
    [
      x + size * (dx * Math.cos(angle) - dy * Math.sin(angle)),
      y + size * (dx * Math.sin(angle) + dy * Math.cos(angle)),
    ] as const;
  const body: Box = {
    kind: 'box',
    x: x - size / 2,
    y: y - size / 2,
    width: size,
    height: size,
    radius: size * 0.2,
    turn,
    fill: IVORY,
  };
  if (value === 0) return [body, mark('cross', x, y, size * 0.6, INK, turn)];
  return [body, ...(pips[value] ?? []).map(([dx, dy]) => disc(...at(dx, dy), size * 0.095, INK))];
}

const IVORY = '#F8F1E0';
const INK = '#2A2721';

/** A person's emblem, around its middle. */
export function token(
  { colour, emblem }: Person,
  x: number,
  y: number,
  size: number,
  theme: Theme,
): readonly Shape[] {
  const { body, ink } = theme.colours[colour];
  const inner = size * 0.55;
  return [
    disc(x, y, size / 2, body),
    { kind: 'path', d: emblemPaths[emblem], x: x - inner / 2, y: y - inner / 2, size: inner, fill: ink },
  ];
}
