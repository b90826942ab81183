import { closedIn, type Paper, withMark } from './paper';
import { columnOf } from './rows';
import type { SheetValue } from './sheet-values';
import { type Dice, isOver, NO_ROW, type Plan, plansFor, whiteOf } from './turn';

/** A won end is better than any sheet, a lost one worse. */
const CERTAIN = 1e6;

/** The value of an end of the game, for a seat that knows the best score of the others. */
const ended = (own: number, others: number): number =>
  own + (own > others ? CERTAIN : own < others ? -CERTAIN : 0);

export function bestOther(papers: readonly Paper[], seat: number): number {
  let most = -CERTAIN;
  for (let other = 0; other < papers.length; other += 1)
    if (other !== seat) most = Math.max(most, papers[other]?.points ?? 0);
  return most;
}

/** What a seat does with these dice if it looks at its own sheet, and at the others only for the end. */
export interface Foresight {
  /** The plan of the active seat. */
  plan(papers: readonly Paper[], seat: number, dice: Dice): Plan;
  /** The row that a waiting seat marks with the white sum, or `NO_ROW`. */
  mark(papers: readonly Paper[], seat: number, dice: Dice): number;
}

/** The dice lie open and all seats answer at once (L3): so the others' answers can be foreseen. */
export function foresight(value: SheetValue): Foresight {
  return {
    plan(papers, seat, dice) {
      const paper = paperAt(papers, seat);
      const others = bestOther(papers, seat);
      let most = Number.NEGATIVE_INFINITY;
      let chosen: Plan = { white: NO_ROW, row: NO_ROW, column: 0, after: paper };
      for (const plan of plansFor(paper, dice)) {
        const { after } = plan;
        const its = isOver(after) ? ended(after.points, others) : after.points + value('waiting', after);
        // Another seat can end the game before the coloured dice count (L8): so white is better among equals.
        const sooner = plan.white !== NO_ROW && chosen.white === NO_ROW;
        if (its > most || (its === most && sooner)) [most, chosen] = [its, plan];
      }
      return chosen;
    },
    mark(papers, seat, dice) {
      const paper = paperAt(papers, seat);
      const others = bestOther(papers, seat);
      const sum = whiteOf(dice);
      let most = paper.points + value('active', paper);
      let chosen = NO_ROW;
      for (let row = 0; row < paper.rows.length; row += 1) {
        const after = withMark(paper, row, columnOf(row, sum));
        if (!after) continue;
        const its =
          closedIn(after) >= 2 ? ended(after.points, others) : after.points + value('active', after);
        if (its > most) [most, chosen] = [its, row];
      }
      return chosen;
    },
  };
}

function paperAt(papers: readonly Paper[], seat: number): Paper {
  const paper = papers[seat];
  if (!paper) throw new RangeError(`there is no seat ${seat}`);
  return paper;
}
