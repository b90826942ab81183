import { type Chance, dice, drawOne } from '../chance';
import type { Seat } from '../game';
import { mostFirst, type Ranking } from '../ranking';
import type { Refusal } from '../refusal';
import { replaced } from '../replaced';
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
  type State,
  whiteSum,
} from './state';

/** L8: the fourth miss of one seat ends the game. */
export const MOST_MISSES = 4;
const ROWS_TO_END = 2;

const ROLL: Move = { kind: 'roll' };
const PASS: Answer = { kind: 'pass' };

/** All marks, by row and number. They are created once because moves are listed often and never changed. */
const MARKS: readonly (readonly Mark[])[] = colours.map((_, row) =>
  Array.from({ length: 13 }, (_, number): Mark => ({ kind: 'mark', row, number })),
);

const NO_DICE: readonly number[] = [];
const NO_ANSWERS: readonly (Answer | null)[] = [];

/** L1 */
export function start(seats: number, _options: object, chance: Chance): State {
  return cleared('roll', {
    active: drawOne(chance, 0, seats - 1),
    sheets: Array.from({ length: seats }, () => emptySheet),
    closed: colours.map(() => false),
  });
}

/** L3: in the white phase all seats that have not answered yet; otherwise only the active seat. */
export function turn(state: State): readonly Seat[] {
  if (state.phase === 'over') return [];
  if (state.phase !== 'white') return [state.active];
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.answers.length; seat += 1)
    if (state.answers[seat] === null) seats.push(seat);
  return seats;
}

/** L3: hides the others' answers until all have answered. */
export function view(state: State, seat: Seat): State {
  if (state.phase !== 'white') return state;
  return { ...state, answers: state.answers.map((answer, other) => (other === seat ? answer : null)) };
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

export function check(state: State, seat: Seat, move: Move): Refusal | null {
  if (move.kind === 'roll') return state.phase === 'roll' ? null : no['already-rolled'];
  if (state.phase === 'roll') return no['roll-first'];
  return move.kind === 'pass' ? null : checkMarking(state, seat, move);
}

function checkMarking(state: State, seat: Seat, { row, number }: Mark): Refusal | null {
  if (state.closed[row]) return no['row-closed'];
  if (state.phase === 'white') {
    if (number !== whiteSum(state)) return no['not-the-white-sum'];
  } else if (!state.white.some((white) => number === colourSum(state, row, white)))
    return no['not-a-colour-sum'];
  return checkMark(state.sheets[seat] ?? emptySheet, row, number);
}

export function play(state: State, seat: Seat, move: Move, chance: Chance): State {
  if (move.kind === 'roll') return roll(state, chance);
  return state.phase === 'white' ? answerWhite(state, seat, move) : answerColour(state, move);
}

// States are literals with all fields, always in the same order. With V8 of Node 20, a copy of a copy by
// `{ ...state, change }` takes more than ten times as long (more than four times without its compiler).

/** L1: rolls two white dice and the dice of the open rows. */
function roll({ active, sheets, closed }: State, chance: Chance): State {
  const open = closed.filter((closed) => !closed).length;
  const fallen = chance.draw(dice(2 + open));
  let next = 2;
  const coloured = closed.map((closed) => {
    if (closed) return 0;
    next += 1;
    return fallen[next - 1] ?? 0;
  });
  const white = fallen.slice(0, 2);
  const answers = sheets.map(() => null);
  return { phase: 'white', active, sheets, closed, white, coloured, answers, activeMarked: false };
}

/** L3 */
function answerWhite(state: State, seat: Seat, answer: Answer): State {
  const answers = state.answers.map((other, at) => (at === seat ? answer : other));
  if (!answers.includes(null)) return endWhitePhase(state, answers);
  const { active, sheets, closed, white, coloured } = state;
  return { phase: 'white', active, sheets, closed, white, coloured, answers, activeMarked: false };
}

/** L3, L7: all answers count at the same time, and rows close after that. */
function endWhitePhase(state: State, answers: readonly (Answer | null)[]): State {
  const { active, white, coloured } = state;
  const sheets = state.sheets.map((sheet, seat) => {
    const answer = answers[seat];
    return answer?.kind === 'mark' ? withMark(sheet, answer) : sheet;
  });
  const closed = state.closed.map((closed, row) => closed || answers.some((answer) => locks(answer, row)));
  if (twoRowsClosed(closed)) return cleared('over', { active, sheets, closed });
  const activeMarked = answers[active]?.kind === 'mark';
  return { phase: 'colour', active, sheets, closed, white, coloured, answers: NO_ANSWERS, activeMarked };
}

const locks = (answer: Answer | null | undefined, row: RowIndex): boolean =>
  answer?.kind === 'mark' && answer.row === row && answer.number === lastNumber(row);

/** L4, L5, L8 */
function answerColour({ active, sheets, closed, activeMarked }: State, answer: Answer): State {
  const own = sheets[active] ?? emptySheet;
  if (answer.kind === 'mark') {
    const marked = {
      active,
      sheets: replaced(sheets, active, withMark(own, answer)),
      closed: closed.map((closed, row) => closed || locks(answer, row)),
    };
    return twoRowsClosed(marked.closed) ? cleared('over', marked) : nextTurn(marked);
  }
  if (activeMarked) return nextTurn({ active, sheets, closed });
  const missed = { active, sheets: replaced(sheets, active, withMiss(own)), closed };
  return own.misses + 1 >= MOST_MISSES ? cleared('over', missed) : nextTurn(missed);
}

/** L8 */
const twoRowsClosed = (closed: readonly boolean[]): boolean =>
  closed.filter((closed) => closed).length >= ROWS_TO_END;

type Sheets = Pick<State, 'active' | 'sheets' | 'closed'>;

/** L10 */
const nextTurn = ({ active, sheets, closed }: Sheets): State =>
  cleared('roll', { active: (active + 1) % sheets.length, sheets, closed });

/** The dice before a roll and at the end: none. */
function cleared(phase: 'roll' | 'over', { active, sheets, closed }: Sheets): State {
  const [white, coloured] = [NO_DICE, NO_DICE];
  return { phase, active, sheets, closed, white, coloured, answers: NO_ANSWERS, activeMarked: false };
}

/** L9. Answers of a running white phase don't count yet (L3). */
export const scores = (state: State): readonly number[] => state.sheets.map(scoreOf);

export const ranking = (state: State): Ranking | null =>
  state.phase === 'over' ? mostFirst(scores(state)) : null;
