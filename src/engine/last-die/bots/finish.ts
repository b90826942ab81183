import { DICE_A_TURN } from '../state';
import type { Row } from '../tableau';
import { type Hand, holds, rollsOf } from './hands';
import { type Ways, waysOf } from './ways';

/**
 * The probability that one turn finishes the row if it pursues only that, by boxes filled, then by dice to
 * roll.
 */
export type Finishing = readonly (readonly number[])[];

const known = new WeakMap<Row, Finishing>();

export function finishing(row: Row): Finishing {
  const found = known.get(row) ?? work(waysOf(row));
  known.set(row, found);
  return found;
}

/**
 * Computes from the full row backwards and from few dice to many, so that each step needs known results only.
 */
function work(ways: Ways): Finishing {
  const table = Array.from({ length: ways.boxes + 1 }, (_, filled): number[] =>
    Array(DICE_A_TURN + 1).fill(filled === ways.boxes ? 1 : 0),
  );
  for (let filled = ways.boxes - 1; filled >= 0; filled -= 1) {
    // All values are equal where any is allowed, so one way stands for all ways with as many dice.
    const way = ways.filled.indexOf(filled);
    for (let dice = 1; dice <= DICE_A_TURN; dice += 1) {
      const line = table[filled];
      if (line) line[dice] = afterRoll(ways, table, way, dice);
    }
  }
  return table;
}

function afterRoll(ways: Ways, table: Finishing, way: number, dice: number): number {
  const { hands, chances } = rollsOf(dice);
  return hands.reduce(
    (sum, hand, at) => sum + (chances[at] ?? 0) * bestPlacing(ways, table, way, hand, dice),
    0,
  );
}

/** Returns the best probability over placing one, two … of these dice and rolling the others again. */
function bestPlacing(ways: Ways, table: Finishing, way: number, hand: Hand, dice: number): number {
  let best = 0;
  for (const { die, way: next } of ways.next[way] ?? []) {
    if (!holds(hand, die)) continue;
    const stay = table[ways.filled[next] ?? 0]?.[dice - 1] ?? 0;
    best = Math.max(best, stay, bestPlacing(ways, table, next, hand - die, dice - 1));
  }
  return best;
}
