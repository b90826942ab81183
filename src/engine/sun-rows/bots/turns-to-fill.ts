import { DICE } from '../state';

const MOST_BOXES = 6;
const SIDE = MOST_BOXES + 1;
const FACTORIALS = [1, 1, 2, 6, 24, 120] as const;
const factorial = (n: number): number => FACTORIALS[n] ?? 1;
const place = (a: number, b: number, c: number): number => (a * SIDE + b) * SIDE + c;

let table: Float64Array | null = null;

/**
 * Returns the expected number of throws of five dice to fill three rows with this many free boxes, all or
 * nothing (S5).
 */
export function turnsToFill(a: number, b: number, c: number): number {
  table ??= makeTable();
  return table[place(a, b, c)] ?? 0;
}

function makeTable(): Float64Array {
  const turns = new Float64Array(SIDE * SIDE * SIDE);
  const results = resultsOfThrow();
  for (let a = 0; a < SIDE; a += 1)
    for (let b = 0; b < SIDE; b += 1)
      for (let c = 0; c < SIDE; c += 1) {
        if (a + b + c === 0) continue;
        let moved = 0;
        let after = 0;
        for (const { x, y, z, chance } of results) {
          const next = place(left(a, x), left(b, y), left(c, z));
          if (next === place(a, b, c)) continue;
          moved += chance;
          after += chance * (turns[next] ?? 0);
        }
        turns[place(a, b, c)] = (1 + after) / moved;
      }
  return turns;
}

const left = (free: number, rolled: number): number => (rolled <= free ? free - rolled : free);

/** The possible counts of three colours among five dice, with their probabilities. */
function resultsOfThrow() {
  const results: { x: number; y: number; z: number; chance: number }[] = [];
  for (let x = 0; x <= DICE; x += 1)
    for (let y = 0; x + y <= DICE; y += 1)
      for (let z = 0; x + y + z <= DICE; z += 1) {
        const others = DICE - x - y - z;
        let chance = factorial(DICE) / (factorial(x) * factorial(y) * factorial(z) * factorial(others));
        // Each die shows each of the three colours with 1/6 and another one with 1/2.
        for (let die = 0; die < DICE; die += 1) chance /= die < others ? 2 : 6;
        results.push({ x, y, z, chance });
      }
  return results;
}
