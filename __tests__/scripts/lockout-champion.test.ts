import { readFileSync } from 'node:fs';
import { championMark, championPlan } from '../../bench/bots/lockout/champion';

// Positions with the answers of the published champion, a line each: the active sheet (four rows, misses,
// points), the waiting one, six dice, then the white row, the colour row and its column of the active seat,
// and the row of the waiting one. Rows are numbered as in `rows.ts`; -1 is none.

const lines = readFileSync('__tests__/data/lockout-champion.txt', 'utf8').trim().split('\n');

const paperOf = ([a = 0, b = 0, c = 0, d = 0, misses = 0, points = 0]: readonly number[]) => ({
  rows: [a, b, c, d],
  misses,
  points,
});

test('the champion of the bench answers like the published one', () => {
  expect(lines.length).toBeGreaterThan(900);
  for (const line of lines) {
    const numbers = line.split(' ').map(Number);
    const [active, waiting] = [paperOf(numbers.slice(0, 6)), paperOf(numbers.slice(6, 12))];
    const dice = { white: numbers.slice(12, 14), coloured: numbers.slice(14, 18) };
    const { white, row, column } = championPlan(active, waiting.points, dice);
    const mark = championMark(waiting, active.points, dice);
    expect([line, white, row, column, mark].join(' ')).toBe(`${line} ${numbers.slice(18).join(' ')}`);
  }
});
