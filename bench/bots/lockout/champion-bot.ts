import type { Bot } from '../../../src/engine/bots/bot';
import { bestOther } from '../../../src/engine/lockout/bots/expert/foresight';
import { emptyPaper, papersOf } from '../../../src/engine/lockout/bots/expert/paper';
import { numberIn } from '../../../src/engine/lockout/bots/expert/rows';
import { NO_ROW, type Plan } from '../../../src/engine/lockout/bots/expert/turn';
import { check } from '../../../src/engine/lockout/rules';
import { type Answer, type Move, type State, whiteSum } from '../../../src/engine/lockout/state';
import { championMark, championPlan } from './champion';

const PASS: Answer = { kind: 'pass' };

/**
 * The champion at a table. It plans both marks of its turn at once, and makes the second one if it is still
 * allowed. Each game needs a new one.
 */
export function championBot(): Bot<State, Move> {
  let plan: Plan | null = null;
  return {
    choose(state, seat) {
      if (state.phase === 'roll') return { kind: 'roll' };
      if (state.phase === 'white') {
        const papers = papersOf(state);
        const own = papers[seat] ?? emptyPaper;
        const others = bestOther(papers, seat);
        if (seat === state.active) plan = championPlan(own, others, state);
        const row = seat === state.active ? (plan?.white ?? NO_ROW) : championMark(own, others, state);
        return row === NO_ROW ? PASS : { kind: 'mark', row, number: whiteSum(state) };
      }
      if (!plan || plan.row === NO_ROW) return PASS;
      const mark: Move = { kind: 'mark', row: plan.row, number: numberIn(plan.row, plan.column) };
      return check(state, seat, mark) ? PASS : mark;
    },
  };
}
