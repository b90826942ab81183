import type { Adviser } from '../bots/advice';
import type { Seat } from '../game';
import { columnOf, goneOf } from './bots/value';
import { moves } from './rules';
import { checkMark, marksOf, withMark, worth } from './sheet';
import {
  emptySheet,
  lastNumber,
  type Mark,
  type Move,
  type RowIndex,
  rowNumbers,
  type Sheet,
  type State,
} from './state';

/** What a mark does to its row. */
export interface MarkFacts {
  /** The numbers that it leaves out (L2). */
  readonly lost: number;
  /** The numbers to its right. */
  readonly left: number;
  /** The points that the row gains at once (L9). */
  readonly points: number;
  readonly locks: boolean;
}

/** A mark and what it does. */
export interface Marking {
  readonly mark: Mark;
  readonly facts: MarkFacts;
}

export interface Facts {
  /** Null for a pass and a roll. */
  readonly own: MarkFacts | null;
  readonly other: MarkFacts | null;
  /** With a coloured die to come: the mark of one that then leaves out the fewest numbers, and the same after the move made. */
  readonly follows: Marking | null;
  readonly wouldFollow: Marking | null;
  /** What a pass costs or leaves: a miss, a coloured die to come, or nothing. */
  readonly pass: 'miss' | 'colour-next' | 'free';
  /** L6: another seat that has marks enough to lock the row of the move; null if there is none. */
  readonly locker: Seat | null;
}

/**
 * Compares a mark with the nearest one that leaves out more numbers or brings fewer points, and a pass with the mark
 * that leaves out the fewest numbers. If a mark was made instead, both are compared with that.
 */
export const advice: Adviser<State, Move, Facts> = (state, seat, move, instead) => {
  const sheet = state.sheets[seat] ?? emptySheet;
  const own = move.kind === 'mark' ? factsOf(sheet, move) : null;
  const others = markings(state, seat).filter(
    ({ mark }) => move.kind !== 'mark' || mark.row !== move.row || mark.number !== move.number,
  );
  const nearest = own
    ? (others.find(({ facts }) => facts.lost > own.lost) ??
      others.find(({ facts }) => facts.points < own.points))
    : others[0];
  const other =
    instead?.kind === 'mark'
      ? others.find(({ mark }) => mark.row === instead.row && mark.number === instead.number)
      : nearest;
  return {
    move,
    other: other?.mark ?? null,
    facts: {
      own,
      other: other?.facts ?? null,
      follows: following(state, seat, move),
      wouldFollow: instead ? following(state, seat, instead) : null,
      pass: passes(state, seat),
      locker: move.kind === 'mark' ? lockerOf(state, seat, move.row) : null,
    },
  };
};

/** All legal marks, first the one that leaves out the fewest numbers. */
function markings(state: State, seat: Seat): readonly Marking[] {
  const sheet = state.sheets[seat] ?? emptySheet;
  return moves(state, seat)
    .filter((each): each is Mark => each.kind === 'mark')
    .map((mark) => ({ mark, facts: factsOf(sheet, mark) }))
    .sort((a, b) => a.facts.lost - b.facts.lost);
}

/** L3: the active seat may mark with a coloured die after its answer to the white ones. */
function following(state: State, seat: Seat, move: Move): Marking | null {
  if (state.phase !== 'white' || seat !== state.active) return null;
  const sheets = state.sheets.map((sheet, at) =>
    at === seat && move.kind === 'mark' ? withMark(sheet, move) : sheet,
  );
  return markings({ ...state, phase: 'colour', sheets }, seat)[0] ?? null;
}

function lockerOf({ sheets }: State, seat: Seat, row: RowIndex): Seat | null {
  const found = sheets.findIndex(
    (sheet, other) => other !== seat && checkMark(sheet, row, lastNumber(row)) === null,
  );
  return found < 0 ? null : found;
}

function factsOf(sheet: Sheet, mark: Mark): MarkFacts {
  const { row, number } = mark;
  const column = columnOf(row, number);
  return {
    lost: column - goneOf(sheet, row),
    left: (rowNumbers[row]?.length ?? 0) - 1 - column,
    points: worth(marksOf(withMark(sheet, mark), row)) - worth(marksOf(sheet, row)),
    locks: number === lastNumber(row),
  };
}

function passes({ phase, active, activeMarked }: State, seat: number): Facts['pass'] {
  if (seat !== active) return 'free';
  if (phase === 'white') return 'colour-next';
  return activeMarked ? 'free' : 'miss';
}
