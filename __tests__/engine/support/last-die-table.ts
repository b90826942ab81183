import { lastDie } from '../../../src/engine/last-die';
import { type State, tableauOf } from '../../../src/engine/last-die/state';
import { rowText } from '../../../src/engine/last-die/tableau';
import { opened } from './play-record';

/** A game on one tableau with seat 0 about to roll; `changes` makes it a state in the middle of a round. */
export function table(
  rows: readonly string[],
  { seats = 2, options = {}, ...changes }: Partial<State> & { seats?: number; options?: object } = {},
): State {
  const first = opened(lastDie, { seats, start: [0, 1], options: { tableaus: [rows], ...options } });
  return { ...first, ...changes };
}

/** Returns the rows of the current tableau as text. */
export const shown = (state: State): readonly string[] => tableauOf(state).map(rowText);

/** The dice of a seat that are not used in this turn. */
export const reserveOf = (state: State, seat: number): number =>
  (state.dice[seat] ?? 0) - (seat === state.active ? state.hand.length : 0);

/** A tableau with every number once, ten points each: its round takes two turns. */
export const SHORT = ['+10: 1', '+10: 2', '+10: 3', '+10: 4', '+10: 5', '+10: 6'] as const;

/** Seat `a` fills SHORT except for its last box, which seat `b` fills. */
export const shortRound = (a: number, b: number): readonly string[] => [
  `${a}: roll [1 2 3 4 5]`,
  ...[1, 2, 3, 4, 5].map((value) => `${a}: place ${value} ${value}`),
  `${b}: roll [6 1 1 1 1]`,
  `${b}: place 6 6`,
];
