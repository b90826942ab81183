import { foresight } from '../../../../src/engine/lockout/bots/expert/foresight';
import type { Paper } from '../../../../src/engine/lockout/bots/expert/paper';
import { ROWS } from '../../../../src/engine/lockout/bots/expert/rows';
import {
  MISSES,
  type PairTables,
  type Role,
  roles,
  type SheetValue,
} from '../../../../src/engine/lockout/bots/expert/sheet-values';
import { isOver } from '../../../../src/engine/lockout/bots/expert/turn';
import type { Uniform } from '../../../../src/engine/random';
import { openingOf, playTurn, thrown } from './players';

/** Sheets that come up in play: what could follow a turn, one in `ONE_IN`. */
export function sheetsInPlay(value: SheetValue, games: number, random: Uniform): readonly Paper[] {
  const player = foresight(value);
  const found: Paper[] = [];
  for (let game = 0; game < games; game += 1) {
    const explores = game % 3 === 0;
    let position = openingOf(2, game % 2);
    while (!position.over) {
      const dice = thrown(random);
      position = playTurn(position, [player, player], dice, (plans) => {
        const all = plans();
        for (const { after } of all) if (random(ONE_IN) === 0 && !isOver(after)) found.push(after);
        return explores && random(7) === 0 ? (all[random(all.length)] ?? null) : null;
      });
    }
  }
  return found;
}

const ONE_IN = 4;

/** How far each step goes, by the share of the work that is done. */
const rateAt = (done: number): number => (done < 1 / 3 ? 0.08 : done < 2 / 3 ? 0.03 : 0.008);

/** The pairs of rows of one direction, then those of opposite directions. */
const PAIRS_OF_ROWS = [
  [0, 1],
  [2, 3],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
] as const;
const SAME = 2;

/** Fits the tables to these sheets by small steps, in a random order. */
export function fitPairs(
  exact: SheetValue,
  sheets: readonly Paper[],
  epochs: number,
  random: Uniform,
): PairTables {
  const order = shuffled(sheets, random);
  // The places of each sheet in the tables of its misses, six for a sheet.
  const places = new Int32Array(6 * order.length);
  for (const [number, { rows }] of order.entries())
    for (const [at, [one, other]] of PAIRS_OF_ROWS.entries())
      places[6 * number + at] = pairPlace(rows[one] ?? 0, rows[other] ?? 0);
  return roles.map((role) => {
    const means = meansOf(exact, role, order);
    const tables = Array.from({ length: 2 * MISSES }, (_, at) =>
      new Float64Array(ROWS * ROWS).fill((means[Math.floor(at / 2)] ?? 0) / 6),
    );
    const wanted = Float64Array.from(order, (paper) => exact(role, paper));
    const misses = Uint8Array.from(order, (paper) => paper.misses);
    for (let epoch = 0; epoch < epochs; epoch += 1)
      fitOnce(tables, places, wanted, misses, rateAt(epoch / epochs));
    return tables.map(bothWays);
  });
}

/** Each pair is kept once while it is fitted: the smaller row first. */
const pairPlace = (a: number, b: number): number => (a < b ? a * ROWS + b : b * ROWS + a);

const bothWays = (table: Float64Array): Float64Array =>
  table.map((_, at) => table[pairPlace(Math.floor(at / ROWS), at % ROWS)] ?? 0);

function fitOnce(
  tables: readonly Float64Array[],
  places: Int32Array,
  wanted: Float64Array,
  misses: Uint8Array,
  rate: number,
): void {
  for (let number = 0; number < wanted.length; number += 1) {
    const same = tables[2 * (misses[number] ?? 0)];
    const opposite = tables[2 * (misses[number] ?? 0) + 1];
    if (!same || !opposite) continue;
    const begin = 6 * number;
    let off = wanted[number] ?? 0;
    for (let at = 0; at < 6; at += 1) off -= (at < SAME ? same : opposite)[places[begin + at] ?? 0] ?? 0;
    for (let at = 0; at < 6; at += 1) {
      const table = at < SAME ? same : opposite;
      const place = places[begin + at] ?? 0;
      table[place] = (table[place] ?? 0) + rate * off;
    }
  }
}

function meansOf(exact: SheetValue, role: Role, sheets: readonly Paper[]): readonly number[] {
  const sums = new Float64Array(MISSES);
  const counts = new Float64Array(MISSES);
  for (const paper of sheets) {
    sums[paper.misses] = (sums[paper.misses] ?? 0) + exact(role, paper);
    counts[paper.misses] = (counts[paper.misses] ?? 0) + 1;
  }
  return Array.from(sums, (sum, misses) => sum / Math.max(1, counts[misses] ?? 0));
}

function shuffled<T>(list: readonly T[], random: Uniform): readonly T[] {
  const order = [...list];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = random(at + 1);
    const [one, two] = [order[at], order[other]];
    if (one !== undefined && two !== undefined) [order[at], order[other]] = [two, one];
  }
  return order;
}

/** The root of the mean squared error, in points, over both roles. */
export function errorOf(exact: SheetValue, fitted: SheetValue, sheets: readonly Paper[]): number {
  let squares = 0;
  for (const role of roles)
    for (const paper of sheets) {
      const off = exact(role, paper) - fitted(role, paper);
      squares += off * off;
    }
  return Math.sqrt(squares / (roles.length * sheets.length));
}
