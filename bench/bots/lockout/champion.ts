import { bestOther, type Foresight } from '../../../src/engine/lockout/bots/expert/foresight';
import { closedIn, emptyPaper, type Paper, withMark } from '../../../src/engine/lockout/bots/expert/paper';
import {
  CLOSED,
  COLUMNS,
  columnOf,
  goneIn,
  ROWS,
  rowWith,
} from '../../../src/engine/lockout/bots/expert/rows';
import {
  type Dice,
  NO_ROW,
  type Plan,
  plansFor,
  whiteOf,
} from '../../../src/engine/lockout/bots/expert/turn';

// The strongest player of this game with published weights, found with a genetic algorithm. It is written here
// after its description. Positions with its answers are in __tests__/data/lockout-champion.txt.

/** Its four weights: ways to the next number, misses, marks, and columns skipped. */
const WAYS = 0.49085;
const MISS = -0.86924;
const MARKS = 0.018462;
const SKIPPED = -0.056006;

const marksOf = new Uint8Array(ROWS);
for (let column = 1; column < COLUMNS - 1; column += 1)
  for (let marks = 1; marks <= column; marks += 1) marksOf[rowWith(column, marks)] = marks;

/** What a sheet looks like to the champion. */
function instinct({ rows, misses }: Paper): number {
  let ways = 0;
  let marked = 0;
  let skipped = 0;
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? CLOSED;
    if (row === CLOSED) continue;
    const gone = goneIn(row);
    const marks = marksOf[row] ?? 0;
    const next = index < 2 ? gone + 2 : 12 - gone;
    ways += ((6 - Math.abs(7 - next)) / 36) * (marks + 1);
    marked += marks * marks;
    skipped += gone - marks;
  }
  return WAYS * ways + MISS * misses + MARKS * marked + SKIPPED * skipped;
}

const isMiss = ({ white, row }: Plan) => white === NO_ROW && row === NO_ROW;

/** The champion's plan when it is active. `others`: the best score of the others. */
export function championPlan(paper: Paper, others: number, dice: Dice): Plan {
  const plans = plansFor(paper, dice);
  const [pass] = plans;
  if (!pass) throw new Error('a pass is always possible');
  const closed = closedIn(paper);
  // The fourth miss ends the game, which is welcome if it still leads.
  if (paper.misses === 3 && paper.points - 5 > others) return pass;
  let lock: Plan | null = null;
  for (const plan of plans) {
    const { after } = plan;
    const now = closedIn(after);
    if (now <= closed || (now >= 2 && after.points <= others)) continue;
    if (!lock || after.points > lock.after.points) lock = plan;
  }
  if (lock) return lock;
  let most = Number.NEGATIVE_INFINITY;
  let chosen = pass;
  for (const plan of plans) {
    const now = closedIn(plan.after);
    if (paper.misses === 3 && isMiss(plan) && plans.length > 1) continue;
    if (now > closed && now >= 2 && plan.after.points < others) continue;
    const its = instinct(plan.after);
    if (its > most) [most, chosen] = [its, plan];
  }
  return chosen;
}

/** The row that the champion marks with the white sum when it waits, or `NO_ROW`. */
export function championMark(paper: Paper, others: number, dice: Dice): number {
  const sum = whiteOf(dice);
  const closed = closedIn(paper);
  let lock = NO_ROW;
  let points = Number.NEGATIVE_INFINITY;
  let most = instinct(paper);
  let chosen = NO_ROW;
  for (let row = 0; row < paper.rows.length; row += 1) {
    const after = withMark(paper, row, columnOf(row, sum));
    if (!after) continue;
    const ends = closed + 1 >= 2 && after.points <= others;
    if (after.rows[row] === CLOSED && !ends && after.points > points) [lock, points] = [row, after.points];
    const its = instinct(after);
    if (its > most) [most, chosen] = [its, row];
  }
  return lock === NO_ROW ? chosen : lock;
}

/** The champion as a player of whole turns. */
export const champion: Foresight = {
  plan: (papers, seat, dice) => championPlan(papers[seat] ?? emptyPaper, bestOther(papers, seat), dice),
  mark: (papers, seat, dice) => championMark(papers[seat] ?? emptyPaper, bestOther(papers, seat), dice),
};
