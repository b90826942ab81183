import { type Chance, rolled } from '../../../../src/engine/chance';
import { lastDie } from '../../../../src/engine/last-die';
import {
  othersAfter,
  ROW_INPUTS,
  rowFacts,
  tableFacts,
  UNIT_POINTS,
} from '../../../../src/engine/last-die/bots/expert/rest-of-round';
import { type Move, type State, tableauOf } from '../../../../src/engine/last-die/state';
import { boxesOf, ROWS } from '../../../../src/engine/last-die/tableau';
import { seeded, type Uniform } from '../../../../src/engine/random';

export { ROWS };

/** The plain sums over the rows, and the numbers of the table. */
export const SUMS = 3;
export const TABLE_FACTS = 4;

const ROW_SIZE = 1 + ROW_INPUTS;
const SIZE = ROWS * ROW_SIZE + SUMS + TABLE_FACTS + 1;

/** Every so many of its choices a player stops or rolls on instead, so that worse positions are seen too. */
const STRAYS = 12;

/** A player of the games that are learnt from. */
export type Player = (state: State, seat: number, random: Uniform) => Move;

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

interface Pending {
  readonly row: Float32Array;
  readonly seat: number;
  readonly lead: number;
}

/** Plays games with these numbers of seats in turn, and collects every end of a turn. */
export function collect(
  player: Player,
  games: number,
  seats: readonly number[],
  seed: number,
): readonly Float32Array[] {
  const rows: Float32Array[] = [];
  for (let number = 0; number < games; number += 1) {
    const chance = rolled(seeded(seed + 2 * number));
    const random = seeded(seed + 2 * number + 1);
    collectGame(player, seats[number % seats.length] ?? 2, chance, random, rows);
  }
  return rows;
}

function collectGame(
  player: Player,
  seats: number,
  chance: Chance,
  random: Uniform,
  rows: Float32Array[],
): void {
  let state = lastDie.start(seats, lastDie.options.defaults, chance);
  let pending: Pending[] = [];
  while (state.phase !== 'over') {
    const seat = state.active;
    const before = state;
    state = lastDie.play(state, seat, moveOf(player, state, random), chance);
    const roundIsOver = state.round !== before.round || state.phase === 'over';
    if (roundIsOver) {
      for (const { row, seat: of, lead } of pending) {
        row[SIZE - 1] = (leadOf(state, of) - lead) / UNIT_POINTS;
        rows.push(row);
      }
      pending = [];
    } else if (state.phase === 'roll')
      pending.push({ row: factsOf(state, seat), seat, lead: leadOf(state, seat) });
  }
}

function moveOf(player: Player, state: State, random: Uniform): Move {
  if (state.placed && random(STRAYS) === 0) return { kind: random(2) === 0 ? 'stop' : 'roll' };
  return player(state, state.active, random);
}

const leadOf = ({ points }: State, seat: number): number => {
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
