import {
  CLOSED,
  COLUMNS,
  columnOf,
  goneIn,
  LAST,
  marked,
  markPoints,
  ROWS,
} from '../../../../src/engine/lockout/bots/expert/rows';
import { MISSES, PAIRS, type SheetValue } from '../../../../src/engine/lockout/bots/expert/sheet-values';
import { isOver } from '../../../../src/engine/lockout/bots/expert/turn';

// The exact points that a sheet still brings to a player who looks at nothing else, if the others end the game
// in every turn with the same chance. Solved backwards over all sheets: two rising rows as a pair without
// order, two falling rows as another one.

/** The chance that others end the game between two answers of a seat. */
const ENDED_BY_OTHERS = 0.06;
const GOES_ON = 1 - ENDED_BY_OTHERS;
const MISS_COST = 5;

const pairOf = new Uint16Array(ROWS * ROWS);
const pairRows: (readonly [number, number])[] = [];
for (let a = 0; a < ROWS; a += 1)
  for (let b = a; b < ROWS; b += 1) {
    pairOf[a * ROWS + b] = pairRows.length;
    pairOf[b * ROWS + a] = pairRows.length;
    pairRows.push([a, b]);
  }

const indexOf = (a: number, b: number, c: number, d: number): number =>
  (pairOf[a * ROWS + b] ?? 0) * PAIRS + (pairOf[c * ROWS + d] ?? 0);

type Rows = Int32Array;
const closedOf = (rows: Rows): number => {
  let closed = 0;
  for (let row = 0; row < 4; row += 1) if (rows[row] === CLOSED) closed += 1;
  return closed;
};

/** The columns gone on two pairs, from `least` to the end, with the states by that number. */
const PLAIN = 4 * LAST;

export interface Exact {
  readonly value: SheetValue;
  /** The points of an empty sheet. */
  readonly first: number;
  /** The tables, to store them. */
  bytesOf(): readonly Uint8Array<ArrayBufferLike>[];
}

/** By role, then by misses: the value of each sheet. */
type Tables = readonly (readonly Float32Array[])[];

const emptyTables = (): Tables =>
  [0, 1].map(() => Array.from({ length: MISSES }, () => new Float32Array(PAIRS * PAIRS)));

/** Solves all sheets on which at least this many columns are gone; 0 for all. */
export function solve(least = 0, told: (misses: number) => void = () => {}): Exact {
  const tables = emptyTables();
  const [active = [], waiting = []] = tables;
  const levels = sheetsByGone(least);
  const rows = new Int32Array(4);
  for (let misses = MISSES - 1; misses >= 0; misses -= 1) {
    const turn = turnValue(waiting[misses], waiting[misses + 1]);
    const answer = answerValue(active[misses]);
    for (let gone = PLAIN; gone >= least; gone -= 1) {
      const level = levels[gone] ?? [];
      for (const [table, value] of [
        [active[misses], turn],
        [waiting[misses], answer],
      ] as const)
        for (const sheet of level) {
          spread(sheet, rows);
          const its = value(rows);
          if (!table) continue;
          table[sheet] = its;
          table[(sheet % PAIRS) * PAIRS + Math.floor(sheet / PAIRS)] = its;
        }
    }
    told(misses);
  }
  return exactFrom(tables);
}

/** Reads what `bytesOf` has written. */
export function solvedIn(bytes: Uint8Array): Exact {
  const tables = emptyTables();
  let at = 0;
  for (const table of tables.flat()) {
    new Uint8Array(table.buffer).set(bytes.subarray(at, at + table.byteLength));
    at += table.byteLength;
  }
  return exactFrom(tables);
}

function exactFrom(tables: Tables): Exact {
  const value: SheetValue = (role, paper) => {
    if (isOver(paper)) return 0;
    const [a = 0, b = 0, c = 0, d = 0] = paper.rows;
    return tables[role === 'active' ? 0 : 1]?.[paper.misses]?.[indexOf(a, b, c, d)] ?? 0;
  };
  const bytesOf = () => tables.flat().map(({ buffer }) => new Uint8Array(buffer));
  return { value, first: tables[0]?.[0]?.[0] ?? 0, bytesOf };
}

function spread(sheet: number, rows: Rows): void {
  const [a = 0, b = 0] = pairRows[Math.floor(sheet / PAIRS)] ?? [];
  const [c = 0, d = 0] = pairRows[sheet % PAIRS] ?? [];
  rows[0] = a;
  rows[1] = b;
  rows[2] = c;
  rows[3] = d;
}

/** All sheets of a game that goes on, by columns gone. Of two mirrored sheets only one is listed. */
function sheetsByGone(least: number): readonly (readonly number[])[] {
  const levels: number[][] = Array.from({ length: PLAIN + 1 }, () => []);
  const goneOf = pairRows.map(([a, b]) => goneIn(a) + goneIn(b));
  const closedPairs = pairRows.map(([a, b]) => Number(a === CLOSED) + Number(b === CLOSED));
  for (let one = 0; one < PAIRS; one += 1)
    for (let other = one; other < PAIRS; other += 1) {
      if ((closedPairs[one] ?? 0) + (closedPairs[other] ?? 0) >= 2) continue;
      const gone = (goneOf[one] ?? 0) + (goneOf[other] ?? 0);
      if (gone >= least) levels[gone]?.push(one * PAIRS + other);
    }
  return levels;
}

const after = (table: Float32Array | undefined, rows: Rows): number =>
  closedOf(rows) >= 2 || !table
    ? 0
    : GOES_ON * (table[indexOf(rows[0] ?? 0, rows[1] ?? 0, rows[2] ?? 0, rows[3] ?? 0)] ?? 0);

const SUMS = Array.from({ length: 11 }, (_, at) => ({ sum: at + 2, chance: (6 - Math.abs(5 - at)) / 36 }));

/** The value of waiting: the best answer to each white sum. */
function answerValue(active: Float32Array | undefined): (rows: Rows) => number {
  return (rows) => {
    const pass = after(active, rows);
    let total = 0;
    for (const { sum, chance } of SUMS) {
      let most = pass;
      for (let row = 0; row < 4; row += 1) {
        const from = rows[row] ?? CLOSED;
        const column = columnOf(row, sum);
        const to = marked(from, column);
        if (to < 0) continue;
        rows[row] = to;
        most = Math.max(most, markPoints(from, column) + after(active, rows));
        rows[row] = from;
      }
      total += chance * most;
    }
    return total;
  };
}

const NOTHING = -1e9;
/** A white mark by row and column, or none at 0. */
const FIRSTS = 1 + 4 * LAST;
const firstAt = (row: number, column: number): number => 1 + row * LAST + column - 1;

/**
 * The value of an own turn. For each throw of the white dice and each single coloured die it finds the best
 * plan; the best over four dice follows from how the best single ones are distributed.
 */
function turnValue(
  waiting: Float32Array | undefined,
  missed: Float32Array | undefined,
): (rows: Rows) => number {
  /** By first mark: the value without a second one. */
  const alone = new Float64Array(FIRSTS);
  /** By first mark, row and column: the value with that second one. */
  const both = new Float64Array(FIRSTS * 4 * COLUMNS);
  const firsts = new Int32Array(5);
  const found = new Float64Array(24);
  const foundRow = new Int32Array(24);
  const order = new Int32Array(24);
  const faces = new Int32Array(4);

  function fill(rows: Rows, first: number, points: number): void {
    alone[first] = points + (first === 0 ? after(missed, rows) - MISS_COST : after(waiting, rows));
    const over = closedOf(rows) >= 2;
    for (let row = 0; row < 4; row += 1) {
      const from = rows[row] ?? CLOSED;
      const at = (first * 4 + row) * COLUMNS;
      for (let column = 1; column < COLUMNS; column += 1) {
        const to = over ? -1 : marked(from, column);
        if (to < 0) {
          both[at + column] = NOTHING;
          continue;
        }
        rows[row] = to;
        both[at + column] = points + markPoints(from, column) + after(waiting, rows);
        rows[row] = from;
      }
    }
  }

  function bestOfThrow(rows: Rows, one: number, two: number): number {
    let count = 1;
    firsts[0] = 0;
    let least = alone[0] ?? 0;
    for (let row = 0; row < 4; row += 1) {
      const first = firstAt(row, columnOf(row, one + two));
      const its = alone[first] ?? NOTHING;
      if (its === NOTHING) continue;
      firsts[count] = first;
      count += 1;
      least = Math.max(least, its);
    }
    let better = 0;
    for (let row = 0; row < 4; row += 1) {
      faces[row] = 6;
      if (rows[row] === CLOSED) continue;
      for (let die = 1; die <= 6; die += 1) {
        const [low, high] = [columnOf(row, one + die), columnOf(row, two + die)];
        let most = NOTHING;
        for (let at = 0; at < count; at += 1) {
          const begin = ((firsts[at] ?? 0) * 4 + row) * COLUMNS;
          most = Math.max(most, both[begin + low] ?? NOTHING, both[begin + high] ?? NOTHING);
        }
        if (most <= least) continue;
        found[better] = most;
        foundRow[better] = row;
        faces[row] = (faces[row] ?? 0) - 1;
        better += 1;
      }
    }
    sortOrder(better);
    // The chance that no die is better than the plans so far; it grows to 1.
    let below = chanceBelow();
    let mean = least * below;
    for (let at = 0; at < better; at += 1) {
      const next = order[at] ?? 0;
      const row = foundRow[next] ?? 0;
      faces[row] = (faces[row] ?? 0) + 1;
      const now = chanceBelow();
      mean += (found[next] ?? 0) * (now - below);
      below = now;
    }
    return mean;
  }

  const chanceBelow = (): number =>
    ((faces[0] ?? 0) * (faces[1] ?? 0) * (faces[2] ?? 0) * (faces[3] ?? 0)) / 1296;

  /** Puts the better ones in order, worst first. There are 24 at most. */
  function sortOrder(count: number): void {
    for (let at = 0; at < count; at += 1) {
      const its = found[at] ?? 0;
      let place = at;
      for (; place > 0 && (found[order[place - 1] ?? 0] ?? 0) > its; place -= 1)
        order[place] = order[place - 1] ?? 0;
      order[place] = at;
    }
  }

  return (rows) => {
    fill(rows, 0, 0);
    for (let row = 0; row < 4; row += 1) {
      const from = rows[row] ?? CLOSED;
      for (let column = 1; column < COLUMNS; column += 1) {
        const to = marked(from, column);
        alone[firstAt(row, column)] = NOTHING;
        if (to < 0) continue;
        rows[row] = to;
        fill(rows, firstAt(row, column), markPoints(from, column));
        rows[row] = from;
      }
    }
    let total = 0;
    for (let one = 1; one <= 6; one += 1)
      for (let two = one; two <= 6; two += 1)
        total += ((one === two ? 1 : 2) / 36) * bestOfThrow(rows, one, two);
    return total;
  };
}
