import type { Seat } from '../game';

export const colours = ['red', 'yellow', 'green', 'blue'] as const;
export type Colour = (typeof colours)[number];

/** The numbers of each row from left to right. The last one has the lock. */
export const rowNumbers: readonly (readonly number[])[] = [
  [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2],
  [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2],
];

/** The index of a row in `colours`. */
export type RowIndex = number;

/** Whether a row's numbers increase from left to right. */
export const rises = (row: RowIndex): boolean => row < 2;

export const lastNumber = (row: RowIndex): number => (rises(row) ? 12 : 2);

export interface Sheet {
  /** The marked numbers of each row, in the order marked: from left to right (L2). */
  readonly rows: readonly (readonly number[])[];
  readonly misses: number;
}

export const emptySheet: Sheet = { rows: [[], [], [], []], misses: 0 };

export interface Mark {
  readonly kind: 'mark';
  readonly row: RowIndex;
  readonly number: number;
}

export type Answer = Mark | { readonly kind: 'pass' };
export type Move = { readonly kind: 'roll' } | Answer;

export interface State {
  readonly phase: 'roll' | 'white' | 'colour' | 'over';
  readonly active: Seat;
  readonly sheets: readonly Sheet[];
  readonly closed: readonly boolean[];
  /** The two white dice; [] before the roll. */
  readonly white: readonly number[];
  /** The coloured dice by row, 0 for a removed die; [] before the roll. */
  readonly coloured: readonly number[];
  /** In the white phase: each seat's answer, null if it has none yet. Secret until all have answered (L3). */
  readonly answers: readonly (Answer | null)[];
  /** Whether the active seat marked in this turn's white phase. */
  readonly activeMarked: boolean;
}

/** The sum of the white dice (L3). */
export const whiteSum = (state: State): number => (state.white[0] ?? 0) + (state.white[1] ?? 0);
