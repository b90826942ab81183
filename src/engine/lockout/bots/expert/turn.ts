import { MOST_MISSES } from '../../rules';
import { closedIn, type Paper, withClosed, withMark, withMiss } from './paper';
import { CLOSED, columnOf } from './rows';

/** A position between two turns: the papers by seat, and who is active next. */
export interface Position {
  readonly papers: readonly Paper[];
  readonly active: number;
  readonly over: boolean;
}

/** The dice of a turn: two white ones, and one for each row. */
export interface Dice {
  readonly white: readonly number[];
  readonly coloured: readonly number[];
}

/** No row: a pass. */
export const NO_ROW = -1;

/** What the active seat does in a turn: a row for the white sum, then a row and a column with colour. */
export interface Plan {
  readonly white: number;
  readonly row: number;
  readonly column: number;
  /** Its own paper after that, if nobody else closes a row. */
  readonly after: Paper;
}

const ROWS_TO_END = 2;

export const whiteOf = ({ white }: Dice): number => (white[0] ?? 0) + (white[1] ?? 0);

/** L8 */
export const isOver = (paper: Paper): boolean =>
  paper.misses >= MOST_MISSES || closedIn(paper) >= ROWS_TO_END;

/** L3 – L5: everything that the active seat can do, the pass with its miss first. */
export function plansFor(paper: Paper, dice: Dice): readonly Plan[] {
  const plans: Plan[] = [];
  const [first = 0, second = 0] = dice.white;
  for (let white = NO_ROW; white < paper.rows.length; white += 1) {
    const begun = white === NO_ROW ? paper : withMark(paper, white, columnOf(white, first + second));
    if (!begun) continue;
    const after = white === NO_ROW ? withMiss(paper) : begun;
    plans.push({ white, row: NO_ROW, column: 0, after });
    if (closedIn(begun) >= ROWS_TO_END) continue;
    for (let row = 0; row < paper.rows.length; row += 1) {
      addColour(plans, white, begun, row, first + (dice.coloured[row] ?? 0));
      if (first !== second) addColour(plans, white, begun, row, second + (dice.coloured[row] ?? 0));
    }
  }
  return plans;
}

function addColour(plans: Plan[], white: number, begun: Paper, row: number, sum: number): void {
  const column = columnOf(row, sum);
  const after = withMark(begun, row, column);
  if (after) plans.push({ white, row, column, after });
}

/**
 * Plays a turn to its end. `marks`: the row that each other seat marks with the white sum, or `NO_ROW`. All
 * white marks count at once, and rows close after that (L3, L7).
 */
export function afterTurn(
  papers: readonly Paper[],
  active: number,
  dice: Dice,
  plan: Plan,
  marks: readonly number[],
): Position {
  const sum = whiteOf(dice);
  let closing = 0;
  let after = papers.map((paper, seat) => {
    const row = seat === active ? plan.white : (marks[seat] ?? NO_ROW);
    if (row === NO_ROW) return paper;
    const next = withMark(paper, row, columnOf(row, sum)) ?? paper;
    if (next.rows[row] === CLOSED) closing |= 1 << row;
    return next;
  });
  after = closedFor(after, closing);
  const own = after[active];
  const next = (active + 1) % papers.length;
  if (!own || closedIn(own) >= ROWS_TO_END) return { papers: after, active: next, over: true };
  const coloured = plan.row === NO_ROW ? null : withMark(own, plan.row, plan.column);
  const ended = coloured ?? (plan.white === NO_ROW ? withMiss(own) : own);
  after[active] = ended;
  if (coloured?.rows[plan.row] === CLOSED) after = closedFor(after, 1 << plan.row);
  return { papers: after, active: next, over: isOver(ended) };
}

function closedFor(papers: Paper[], rows: number): Paper[] {
  if (rows === 0) return papers;
  return papers.map((paper) => {
    let closed = paper;
    for (let row = 0; row < paper.rows.length; row += 1)
      if (rows & (1 << row)) closed = withClosed(closed, row);
    return closed;
  });
}
