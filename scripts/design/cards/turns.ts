import { at } from './at';
import { cheapestKeep, emptyHand, hands, meanByHand, rolls } from './dice';

/**
 * How many turns one seat needs for one card, if it plays for fewest turns and has no other card: exact.
 *
 * What a row can still take depends on its free boxes alone, so a card under way is the sorted list of the free boxes of
 * its open rows; suns, colours and the boxes already filled play no part.
 */
export type OpenRows = readonly number[];

/** How to play one turn, face n of the dice being the colour of open row n (faces beyond: colours without an open row). */
export interface Plan {
  /** Expected turns from here until the card is scored, this turn included. */
  readonly turns: number;
  /** By roll: the hand to keep after the first and after the second roll. */
  readonly keepFirst: readonly number[];
  readonly keepSecond: readonly number[];
  /** By roll: whether the last roll is entered (or passed). */
  readonly enter: readonly boolean[];
}

const fullRowsToScore = 3;
const tolerance = 1e-12;

/** Rules S3 to S6 for one card: an entry is all or nothing by colour, and leaves out whole what does not fit. */
export function afterEntering(open: OpenRows, roll: readonly number[]): OpenRows {
  return inOrder(open.map((free, row) => (at(roll, row) <= free ? free - at(roll, row) : free)));
}

export function inOrder(free: OpenRows): OpenRows {
  return free.filter((boxes) => boxes > 0).sort((a, b) => b - a);
}

/** The best plans for all cards with this number of rows, each made once when it is first asked for. */
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

  /** Turns still to come once a roll is entered; null if nothing of it can be, so that the seat must pass. */
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
 * A turn that is passed starts again from the same card, so the turns T from here solve T = 1 + best(T), where best(x) is
 * the least mean of what comes after this turn if passing costs x. best is concave and piecewise linear: for the plan that
 * is best at x it is `entered + passed · x`, and following that plan for ever costs (1 + entered) / (1 − passed). Taking
 * this as the next x is policy iteration: it falls, and ends after finitely many plans on the best one.
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

/** The best single turn if passing costs `cost`: its plan, its chance of passing, and what entering adds to the mean. */
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

/** How a turn ends, by roll: the chance of passing, and the turns to come after entering times the chance of that. */
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
