import { ended, leadOf } from '../../bots/lead';
import type { Seat } from '../../game';
import { scores } from '../rules';
import { marksOf, scoreOf, worth } from '../sheet';
import { emptySheet, type RowIndex, rises, rowNumbers, type Sheet, type State } from '../state';
import type { Value } from './planning';
import { MOST_TURNS, type RowFuture, rowFuture } from './row-future';

/**
 * How often a turn offers a row a sum of two dice: the white dice in every turn, the coloured ones in the
 * seat's own. It is more than the dice give, because the best of several sums is taken. Found by self-play.
 */
const WHITE_OFFERS = 0.5;
const COLOUR_OFFERS = 1.5;

/** The fewest turns to expect: a row that can be closed is rarely closed at once. */
const FEWEST_TURNS = 5;

const futures = new Map<number, RowFuture>();

function futureFor(seats: number): RowFuture {
  const known = futures.get(seats);
  if (known) return known;
  const made = rowFuture(WHITE_OFFERS + COLOUR_OFFERS / seats);
  futures.set(seats, made);
  return made;
}

/** Returns the column of a number in its row, from 0. */
export const columnOf = (row: RowIndex, number: number): number => (rises(row) ? number - 2 : 12 - number);

/** Returns the number of columns of a row that are marked or skipped. */
export function goneOf(sheet: Sheet, row: RowIndex): number {
  const last = sheet.rows[row]?.at(-1);
  return last === undefined ? 0 : columnOf(row, last) + 1;
}

/**
 * Returns the value of a state for a seat: its lead over the best other seat, with the expected points to
 * come.
 */
export function value(state: State, seat: Seat): number {
  if (state.phase === 'over') return ended(leadOf(scores(state), seat));
  const turns = turnsLeft(state);
  const future = futureFor(state.sheets.length);
  return leadOf(
    state.sheets.map((sheet) => promise(sheet, state.closed, turns, future)),
    seat,
  );
}

/**
 * Returns the value of what can become of this state in one turn, for a seat that sees no sheet but its own.
 * It expects as many turns after all of that.
 */
export function ownPromise(state: State, seat: Seat): Value {
  const sheets = state.sheets.slice(seat, seat + 1);
  const turns = turnsLeft({ sheets, closed: state.closed });
  const future = futureFor(state.sheets.length);
  return (after) => promise(after.sheets[seat] ?? emptySheet, after.closed, turns, future);
}

function promise(sheet: Sheet, closed: readonly boolean[], turns: number, future: RowFuture): number {
  let points = scoreOf(sheet);
  for (let row = 0; row < rowNumbers.length; row += 1) {
    if (closed[row]) continue;
    points += future.at(turns, goneOf(sheet, row), sheet.rows[row]?.length ?? 0) - worth(marksOf(sheet, row));
  }
  return points;
}

/**
 * Returns the turns to expect: the maximum at first, fewer the nearer two rows are to their locks (L8). A
 * game of two lasts about 23 turns. To expect more makes the bot wait for numbers that skip less, which won
 * more games in self-play.
 */
function turnsLeft({ sheets, closed }: Pick<State, 'sheets' | 'closed'>): number {
  const furthest = closed.map((closed, row) => (closed ? LOCKED : furthestIn(sheets, row)));
  const [first = 0, second = 0] = furthest.sort((a, b) => b - a);
  const left = 1 - (first + second) / (2 * LOCKED);
  return Math.max(FEWEST_TURNS, Math.floor(MOST_TURNS * left));
}

const LOCKED = 11;
/** A row can be only this many columns ahead of its marks on the way to its lock (L6). */
const COLUMNS_BEFORE_MARKS = 5;

function furthestIn(sheets: readonly Sheet[], row: RowIndex): number {
  let most = 0;
  for (const sheet of sheets) {
    const marks = sheet.rows[row]?.length ?? 0;
    most = Math.max(most, Math.min(goneOf(sheet, row), marks + COLUMNS_BEFORE_MARKS));
  }
  return most;
}
