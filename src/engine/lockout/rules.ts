import { type Chance, dice, drawOne } from '../chance';
import type { Seat } from '../game';
import type { Illegal } from '../illegal';
import { mostFirst, type Ranking } from '../ranking';
import { no } from './reasons';
import { checkMark, scoreOf, withMark, withMiss } from './sheet';
import {
  type Answer,
  colours,
  emptySheet,
  lastNumber,
  type Mark,
  type Move,
  type RowIndex,
  type Sheet,
  type State,
  whiteSum,
} from './state';

const MOST_MISSES = 4;
const ROWS_TO_END = 2;

const ROLL: Move = { kind: 'roll' };
const PASS: Answer = { kind: 'pass' };

/** Every mark there is, by row and number: moves are compared and listed often, and never changed. */
const MARKS: readonly (readonly Mark[])[] = colours.map((_, row) =>
  Array.from({ length: 13 }, (_, number): Mark => ({ kind: 'mark', row, number })),
);

const NO_DICE: readonly number[] = [];
const NO_ANSWERS: readonly (Answer | null)[] = [];

/** L1 */
export function start(seats: number, _options: object, chance: Chance): State {
  return {
    phase: 'roll',
    active: drawOne(chance, 0, seats - 1),
    sheets: Array.from({ length: seats }, () => emptySheet),
    closed: colours.map(() => false),
    white: NO_DICE,
    coloured: NO_DICE,
    answers: NO_ANSWERS,
    activeMarked: false,
  };
}

/** L3: in the white phase everyone who has not answered yet; else the active seat alone. */
export function turn(state: State): readonly Seat[] {
  if (state.phase === 'over') return [];
  if (state.phase !== 'white') return [state.active];
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.answers.length; seat += 1)
    if (state.answers[seat] === null) seats.push(seat);
  return seats;
}

export function moves(state: State, seat: Seat): readonly Move[] {
  if (state.phase === 'roll') return [ROLL];
  const found: Move[] = [];
  for (let row = 0; row < MARKS.length; row += 1) {
    if (state.phase === 'white') addIfLegal(state, seat, row, whiteSum(state), found);
    else {
      const low = colourSum(state, row, Math.min(state.white[0] ?? 0, state.white[1] ?? 0));
      const high = colourSum(state, row, Math.max(state.white[0] ?? 0, state.white[1] ?? 0));
      addIfLegal(state, seat, row, low, found);
      if (high !== low) addIfLegal(state, seat, row, high, found);
    }
  }
  found.push(PASS);
  return found;
}

function addIfLegal(state: State, seat: Seat, row: RowIndex, number: number, found: Move[]): void {
  const mark = MARKS[row]?.[number];
  if (mark && !checkMarking(state, seat, mark)) found.push(mark);
}

const colourSum = (state: State, row: RowIndex, white: number) => white + (state.coloured[row] ?? 0);

export function check(state: State, seat: Seat, move: Move): Illegal | null {
  if (move.kind === 'roll') return state.phase === 'roll' ? null : no['already-rolled'];
  if (state.phase === 'roll') return no['roll-first'];
  return move.kind === 'pass' ? null : checkMarking(state, seat, move);
}

function checkMarking(state: State, seat: Seat, { row, number }: Mark): Illegal | null {
  if (state.closed[row]) return no['row-closed'];
  if (state.phase === 'white') {
    if (number !== whiteSum(state)) return no['not-the-white-sum'];
  } else if (!state.white.some((white) => number === colourSum(state, row, white)))
    return no['not-a-colour-sum'];
  return checkMark(state.sheets[seat] ?? emptySheet, row, number);
}

export function play(state: State, seat: Seat, move: Move, chance: Chance): State {
  if (move.kind === 'roll') return roll(state, chance);
  if (state.phase === 'colour') return answerColour(state, move);
  const answers = state.answers.map((answer, other) => (other === seat ? move : answer));
  return answers.includes(null) ? { ...state, answers } : endWhitePhase(state, answers);
}

/** L1: two white dice and those of the open rows. */
function roll(state: State, chance: Chance): State {
  const open = state.closed.filter((closed) => !closed).length;
  const fallen = chance.draw(dice(2 + open));
  let next = 2;
  const coloured = state.closed.map((closed) => {
    if (closed) return 0;
    next += 1;
    return fallen[next - 1] ?? 0;
  });
  return {
    ...state,
    phase: 'white',
    white: fallen.slice(0, 2),
    coloured,
    answers: state.sheets.map(() => null),
    activeMarked: false,
  };
}

/** L3, L7: all answers count at once, and only then do rows close. */
function endWhitePhase(state: State, answers: readonly (Answer | null)[]): State {
  const marked = {
    ...state,
    sheets: state.sheets.map((sheet, seat) => {
      const answer = answers[seat];
      return answer?.kind === 'mark' ? withMark(sheet, answer) : sheet;
    }),
    closed: state.closed.map((closed, row) => closed || answers.some((answer) => locks(answer, row))),
    answers: NO_ANSWERS,
    activeMarked: answers[state.active]?.kind === 'mark',
  };
  return twoRowsClosed(marked) ? over(marked) : { ...marked, phase: 'colour' };
}

const locks = (answer: Answer | null | undefined, row: RowIndex): boolean =>
  answer?.kind === 'mark' && answer.row === row && answer.number === lastNumber(row);

/** L4, L5, L8 */
function answerColour(state: State, answer: Answer): State {
  const own = state.sheets[state.active] ?? emptySheet;
  if (answer.kind === 'mark') {
    const marked = {
      ...withSheet(state, withMark(own, answer)),
      closed: state.closed.map((closed, row) => closed || locks(answer, row)),
    };
    return twoRowsClosed(marked) ? over(marked) : nextTurn(marked);
  }
  if (state.activeMarked) return nextTurn(state);
  const missed = withSheet(state, withMiss(own));
  return own.misses + 1 >= MOST_MISSES ? over(missed) : nextTurn(missed);
}

const withSheet = (state: State, sheet: Sheet): State => ({
  ...state,
  sheets: state.sheets.map((other, seat) => (seat === state.active ? sheet : other)),
});

/** L8 */
const twoRowsClosed = (state: Pick<State, 'closed'>): boolean =>
  state.closed.filter((closed) => closed).length >= ROWS_TO_END;

const clearTable = { white: NO_DICE, coloured: NO_DICE, answers: NO_ANSWERS, activeMarked: false } as const;

const over = (state: State): State => ({ ...state, ...clearTable, phase: 'over' });

/** L10 */
const nextTurn = (state: State): State => ({
  ...state,
  ...clearTable,
  phase: 'roll',
  active: (state.active + 1) % state.sheets.length,
});

/** L9. Answers of a white phase that still runs do not show (L3). */
export const scores = (state: State): readonly number[] => state.sheets.map(scoreOf);

export const ranking = (state: State): Ranking | null =>
  state.phase === 'over' ? mostFirst(scores(state)) : null;
