import { type Feat, lead, stepsOf, wins } from '../feats/feat';
import { lastNumber, type Move, type Sheet, type State } from './state';

const noSheet: Sheet = { rows: [], misses: 0 };
const sheetOf = (state: State, seat: number): Sheet => state.sheets[seat] ?? noSheet;
const locks = (sheet: Sheet): number =>
  sheet.rows.filter((marks, row) => marks.at(-1) === lastNumber(row)).length;

/** So many marks in one row. */
const LONG = 10;
/** So many marks in every row. */
const EVEN = 6;
/** So many turns in a row with both marks. */
const BOTH = 4;

export const feats: readonly Feat<State, Move>[] = [
  { id: 'hundred', found: ({ scores }, seat) => (scores[seat] ?? 0) >= 100 },
  { id: 'no-miss', found: ({ state }, seat) => sheetOf(state, seat).misses === 0 },
  { id: 'by-one', found: (game, seat) => wins(game, seat) && lead(game, seat) === 1 },
  { id: 'two-locks', found: ({ state }, seat) => locks(sheetOf(state, seat)) >= 2 },
  {
    id: 'long-row',
    found: ({ state }, seat) => sheetOf(state, seat).rows.some((marked) => marked.length >= LONG),
  },
  {
    id: 'even-rows',
    found: ({ state }, seat) => sheetOf(state, seat).rows.every((marked) => marked.length >= EVEN),
  },
  { id: 'three-misses', found: (game, seat) => wins(game, seat) && sheetOf(game.state, seat).misses === 3 },
  {
    id: 'both-dice',
    found(game, seat) {
      let row = 0;
      let most = 0;
      for (const { entry, before } of stepsOf(game, seat)) {
        // The answer to white + colour ends one's own turn. A white mark that ends the game has no such answer.
        if (before.phase !== 'colour') continue;
        row = before.activeMarked && entry.move.kind === 'mark' ? row + 1 : 0;
        most = Math.max(most, row);
      }
      return most >= BOTH;
    },
  },
];
