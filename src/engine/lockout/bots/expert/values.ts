import type { Valued } from '../../../bots/bot';
import type { Seat } from '../../../game';
import { moves } from '../../rules';
import { type Answer, type Move, type RowIndex, type State, whiteSum } from '../../state';
import type { Foresight } from './foresight';
import { type Paper, papersOf, withClosed, withMark, withMiss } from './paper';
import { CLOSED, columnOf } from './rows';
import { afterTurn, isOver, NO_ROW, type Position, plansFor } from './turn';

/** Returns a seat's share of the win between two turns. */
export type Worth = (position: Position, seat: Seat) => number;

const PASS: Answer = { kind: 'pass' };

/** Returns the worth of each move of a seat that answers in the white phase or plays the colour phase. */
export function valuesOf(
  state: State,
  seat: Seat,
  foresee: Foresight,
  worth: Worth,
): readonly Valued<Move>[] {
  if (state.phase === 'roll') return [];
  if (state.phase === 'colour') return colourValues(state, seat, worth);
  return seat === state.active
    ? planValues(state, seat, foresee, worth)
    : markValues(state, seat, foresee, worth);
}

const answerWith = (row: RowIndex, number: number): Answer =>
  row === NO_ROW ? PASS : { kind: 'mark', row, number };

/** The active seat: each white answer is worth as much as the best plan that begins with it. */
function planValues(state: State, seat: Seat, foresee: Foresight, worth: Worth): readonly Valued<Move>[] {
  const papers = papersOf(state);
  const marks = papers.map((_, other) => (other === seat ? NO_ROW : foresee.mark(papers, other, state)));
  const best = new Map<RowIndex, number>();
  const own = papers[seat];
  for (const plan of own ? plansFor(own, state) : []) {
    const its = worth(afterTurn(papers, seat, state, plan, marks), seat);
    if (its > (best.get(plan.white) ?? Number.NEGATIVE_INFINITY)) best.set(plan.white, its);
  }
  return [...best].map(([row, worth]) => ({ move: answerWith(row, whiteSum(state)), worth }));
}

function markValues(state: State, seat: Seat, foresee: Foresight, worth: Worth): readonly Valued<Move>[] {
  const papers = papersOf(state);
  const { active } = state;
  const plan = foresee.plan(papers, active, state);
  const marks = papers.map((_, other) => (other === active ? NO_ROW : foresee.mark(papers, other, state)));
  return moves(state, seat).map((move) => {
    const own = marks.map((mark, other) => (other === seat ? rowOf(move) : mark));
    return { move, worth: worth(afterTurn(papers, active, state, plan, own), seat) };
  });
}

const rowOf = (move: Move): RowIndex => (move.kind === 'mark' ? move.row : NO_ROW);

/** The white answers have been carried out, and the active seat is alone. */
function colourValues(state: State, seat: Seat, worth: Worth): readonly Valued<Move>[] {
  const papers = papersOf(state);
  const active = (seat + 1) % papers.length;
  return moves(state, seat).map((move) => {
    const after = papers.map((paper, other) => (other === seat ? afterColour(paper, move, state) : paper));
    const own = after[seat];
    const closed = move.kind === 'mark' && own?.rows[move.row] === CLOSED ? move.row : NO_ROW;
    const position: Position = {
      papers: closed === NO_ROW ? after : after.map((paper) => withClosed(paper, closed)),
      active,
      over: own !== undefined && isOver(own),
    };
    return { move, worth: worth(position, seat) };
  });
}

/** L5: a pass is a miss unless the seat has marked with white. */
function afterColour(paper: Paper, move: Move, { activeMarked }: State): Paper {
  if (move.kind === 'mark') return withMark(paper, move.row, columnOf(move.row, move.number)) ?? paper;
  return activeMarked ? paper : withMiss(paper);
}
