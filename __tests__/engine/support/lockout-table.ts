import { type Colour, colours, type Sheet, type State } from '../../../src/engine/lockout/state';

type Marks = Partial<Record<Colour, readonly number[]>>;

export const sheet = (marks: Marks = {}, misses = 0): Sheet => ({
  rows: colours.map((colour) => marks[colour] ?? []),
  misses,
});

/** A table with these sheets, the active seat about to roll. */
export const table = (sheets: readonly Sheet[], closed: readonly Colour[] = [], active = 0): State => ({
  phase: 'roll',
  active,
  sheets,
  closed: colours.map((colour) => closed.includes(colour)),
  white: [],
  coloured: [],
  answers: [],
  activeMarked: false,
});

export const marksIn = (state: State, seat: number, colour: Colour): readonly number[] =>
  state.sheets[seat]?.rows[colours.indexOf(colour)] ?? [];

export const missesOf = (state: State): readonly number[] => state.sheets.map(({ misses }) => misses);

/** Five marks from the left, which are enough to lock the row. */
export const FIVE_UP = [2, 3, 4, 5, 6] as const;
export const FIVE_DOWN = [12, 11, 10, 9, 8] as const;
