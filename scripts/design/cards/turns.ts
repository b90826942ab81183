import { at } from './at';
import { cheapestKeep, emptyHand, hands, meanByHand, rolls } from './dice';

/**
 * The exact expected number of turns of one seat for one card, if it plays for the fewest turns and has no
 * other card.
 *
 * The effect of dice on a row depends only on its free boxes. So a card in play is the sorted list of the
 * free boxes of its open rows; suns, colours and filled boxes do not matter.
 */
export type OpenRows = readonly number[];

/**
 * A plan for one turn. Face n of the dice is the colour of open row n; further faces are colours without an
 * open row.
 */
export interface Plan {
  /** The expected turns until the card is scored, including this turn. */
  readonly turns: number;
  /** For each roll: the hand to keep after the first and after the second roll. */
  readonly keepFirst: readonly number[];
  readonly keepSecond: readonly number[];
  /** For each roll: whether to enter the last roll, or to pass. */
  readonly enter: readonly boolean[];
}

const fullRowsToScore = 3;
const tolerance = 1e-12;

/**
 * Rules S3 to S6 for one card: all dice of a colour are entered or none, and a colour that does not fit is
 * left out.
 */
export function afterEntering(open: OpenRows, roll: readonly number[]): OpenRows {
  return inOrder(open.map((free, row) => (at(roll, row) <= free ? free - at(roll, row) : free)));
}

export function inOrder(free: OpenRows): OpenRows {
  return free.filter((boxes) => boxes > 0).sort((a, b) => b - a);
}

/** The best plans for all cards with this number of rows, computed on first use and cached. */
export function planner(rows: number): (open: OpenRows) => Plan {
  const known = new Map<string, Plan>();
  const isScored = (open: OpenRows): boolean => rows - open.length >= fullRowsToScore;

  function plan(open: OpenRows): Plan {
    const key = open.join('');
    const found = known.get(key);
    if (found) return found;
    const made = bestPlan(hands.slice(0, rolls).map((roll) => turnsAfter(open, roll)));
    known.set(key, made);
    return made;
  }

  /** The expected turns after a roll was entered; null if nothing fits, so that the seat must pass. */
  function turnsAfter(open: OpenRows, roll: readonly number[]): number | null {
    const next = afterEntering(open, roll);
    if (next.join('') === open.join('')) return null;
    return isScored(next) ? 0 : plan(next).turns;
  }

  return plan;
}

export function expectedTurns(lengths: readonly number[]): number {
  return planner(lengths.length)(inOrder(lengths)).turns;
}

/**
 * A passed turn starts again from the same card, so the expected turns T solve T = 1 + best(T), where best(x)
 * is the least mean of the turns after this one if passing costs x. best is concave and piecewise linear: for
 * the plan that is best at x it is `entered + passed · x`, and following that plan for ever costs (1 +
 * entered) / (1 − passed). Taking this as the next x is policy iteration: it decreases, and ends after
 * finitely many plans with the best one.
 */
function bestPlan(turnsAfter: readonly (number | null)[]): Plan {
  const dear = 1e6;
  for (let cost = dear; ; ) {
    const { passed, entered, ...turn } = bestTurn(turnsAfter, cost);
    const turns = (1 + entered) / (1 - passed);
    if (turns >= cost - tolerance) return { turns, ...turn };
    cost = turns;
  }
}

/**
 * The best single turn if passing costs `cost`: its plan, its probability of passing, and the mean turns
 * after entering.
 */
function bestTurn(turnsAfter: readonly (number | null)[], cost: number) {
  const enter = turnsAfter.map((after) => after !== null && after <= cost);
  const third: Ends = {
    passed: enter.map((entering) => (entering ? 0 : 1)),
    entered: turnsAfter.map((after, roll) => (at(enter, roll) ? (after ?? 0) : 0)),
  };
  const second = rollBefore(third, cost);
  const first = rollBefore(second.ends, cost);
  return {
    keepFirst: first.keep,
    keepSecond: second.keep,
    enter,
    passed: at(meanByHand(first.ends.passed), emptyHand),
    entered: at(meanByHand(first.ends.entered), emptyHand),
  };
}

/**
 * The end of a turn, by roll: the probability of passing, and the turns after entering times their
 * probability.
 */
interface Ends {
  readonly passed: readonly number[];
  readonly entered: readonly number[];
}

function rollBefore(ends: Ends, cost: number): { keep: readonly number[]; ends: Ends } {
  const passed = meanByHand(ends.passed);
  const entered = meanByHand(ends.entered);
  const costOf = (hand: number): number => at(entered, hand) + cost * at(passed, hand);
  const keep = ends.passed.map((_, roll) => cheapestKeep(roll, costOf));
  return {
    keep,
    ends: { passed: keep.map((hand) => at(passed, hand)), entered: keep.map((hand) => at(entered, hand)) },
  };
}
