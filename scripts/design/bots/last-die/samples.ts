import {
  othersAfter,
  ROW_INPUTS,
  rowFacts,
  tableFacts,
  UNIT_POINTS,
} from '../../../../src/engine/last-die/bots/expert/rest-of-round';
import { type State, tableauOf } from '../../../../src/engine/last-die/state';
import { boxesOf, ROWS } from '../../../../src/engine/last-die/tableau';
import type { TurnEnd } from './games';

export { ROWS };

/** The plain sums over the rows, and the numbers of the table. */
export const SUMS = 3;
export const TABLE_FACTS = 4;

const ROW_SIZE = 1 + ROW_INPUTS;
const SIZE = ROWS * ROW_SIZE + SUMS + TABLE_FACTS + 1;

/** Ends of turns, each with what its seat won in the rest of the round, compared with the mean of the others. */
export class Samples {
  private readonly numbers: Float32Array;

  constructor(rows: readonly Float32Array[]) {
    this.numbers = new Float32Array(rows.length * SIZE);
    rows.forEach((row, at) => {
      this.numbers.set(row, at * SIZE);
    });
  }

  get count(): number {
    return this.numbers.length / SIZE;
  }

  isOpen(sample: number, row: number): boolean {
    return this.numbers[sample * SIZE + row * ROW_SIZE] === 1;
  }

  row(sample: number, row: number, into: Float64Array): void {
    const from = sample * SIZE + row * ROW_SIZE + 1;
    for (let at = 0; at < ROW_INPUTS; at += 1) into[at] = this.numbers[from + at] ?? 0;
  }

  whole(sample: number, into: Float64Array): void {
    const from = sample * SIZE + ROWS * ROW_SIZE;
    for (let at = 0; at < SUMS + TABLE_FACTS; at += 1) into[at] = this.numbers[from + at] ?? 0;
  }

  target(sample: number): number {
    return this.numbers[sample * SIZE + SIZE - 1] ?? 0;
  }
}

/** Returns what can be learnt of the rest of a round from these ends of turns. */
export const restRows = (turns: readonly TurnEnd[]): readonly Float32Array[] =>
  turns.flatMap(({ state, seat, roundEnd }) => {
    if (roundEnd === null) return [];
    const row = factsOf(state, seat);
    row[SIZE - 1] = (leadOf(roundEnd, seat) - leadOf(state.points, seat)) / UNIT_POINTS;
    return [row];
  });

const leadOf = (points: readonly number[], seat: number): number => {
  const all = points.reduce((sum, each) => sum + each, 0);
  const own = points[seat] ?? 0;
  return own - (all - own) / (points.length - 1);
};

function factsOf(state: State, seat: number): Float32Array {
  const row = new Float32Array(SIZE);
  const others = othersAfter(state, seat);
  const mine = state.dice[seat] ?? 0;
  tableauOf(state).forEach((printed, at) => {
    const filled = state.rows[at]?.length ?? 0;
    if (filled === boxesOf(printed)) return;
    const { inputs, sums } = rowFacts(printed, filled, mine, others);
    row[at * ROW_SIZE] = 1;
    row.set(inputs, at * ROW_SIZE + 1);
    for (const [one, sum] of sums.entries())
      row[ROWS * ROW_SIZE + one] = (row[ROWS * ROW_SIZE + one] ?? 0) + sum;
  });
  row.set(tableFacts(mine, others), ROWS * ROW_SIZE + SUMS);
  return row;
}
