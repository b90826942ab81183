import { type Hand, holds, rollsOf } from '../../../src/engine/last-die/bots/hands';
import { type Ways, waysOf } from '../../../src/engine/last-die/bots/ways';
import { DICE_A_TURN } from '../../../src/engine/last-die/state';
import type { Row } from '../../../src/engine/last-die/tableau';

/** The probability of each number of filled boxes. */
type Outcomes = ReadonlyMap<number, number>;

/**
 * The exact mean number of turns of five dice for a row that is played alone, with every fitting die placed.
 * Every turn fills more boxes or none, so the means are computed backwards from the full row.
 */
export function turnsAlone(row: Row): number {
  const ways = waysOf(row);
  const turnFrom = outcomesOf(ways);
  const turns: number[] = [];
  turns[ways.boxes] = 0;
  for (let filled = ways.boxes - 1; filled >= 0; filled -= 1) {
    let sum = 1;
    let staying = 0;
    for (const [end, chance] of turnFrom(filled, DICE_A_TURN))
      if (end === filled) staying += chance;
      else sum += chance * (turns[end] ?? 0);
    turns[filled] = sum / (1 - staying);
  }
  return turns[0] ?? 0;
}

/** The possible ends of a turn that starts with this many filled boxes and dice. Each is cached. */
function outcomesOf(ways: Ways): (filled: number, dice: number) => Outcomes {
  const known = new Map<string, Outcomes>();
  const turnFrom = (filled: number, dice: number): Outcomes => {
    const key = `${filled} ${dice}`;
    const found = known.get(key) ?? work(filled, dice);
    known.set(key, found);
    return found;
  };
  const work = (filled: number, dice: number): Outcomes => {
    const ends = new Map<number, number>();
    const { hands, chances } = rollsOf(dice);
    // If the value is free, all values are equivalent, so one stands for all with the same number of dice.
    const way = ways.filled.indexOf(filled);
    for (const [at, hand] of hands.entries()) {
      const chance = chances[at] ?? 0;
      const most = mostPlaced(ways, way, hand);
      const over = most === 0 || most === dice || filled + most === ways.boxes;
      const onward = over ? [[filled + most, 1] as const] : turnFrom(filled + most, dice - most);
      for (const [end, likely] of onward) ends.set(end, (ends.get(end) ?? 0) + chance * likely);
    }
    return ends;
  };
  return turnFrom;
}

/** The number of dice that can be placed, with the best choice if the value is free. */
function mostPlaced(ways: Ways, way: number, hand: Hand): number {
  let most = 0;
  for (const { die, way: next } of ways.next[way] ?? [])
    if (holds(hand, die)) most = Math.max(most, 1 + mostPlaced(ways, next, hand - die));
  return most;
}
