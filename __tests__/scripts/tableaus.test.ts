import { readFileSync } from 'node:fs';
import { holds, staticChecks } from '../../scripts/design/tableaus/checks';
import { moduleText } from '../../scripts/design/tableaus/module';
import { hardnessOf } from '../../scripts/design/tableaus/points';
import { fromShare, meanRounds, selfPlay } from '../../scripts/design/tableaus/self-play';
import { turnsAlone } from '../../scripts/design/tableaus/turns-alone';
import { classicTableaus, DOTTED } from '../../src/engine/last-die/classic';
import { boxesOf, parseTableau, type Row, rowText, type Tableau } from '../../src/engine/last-die/tableau';

const tableaus = classicTableaus.map((rows, at): Tableau => {
  const parsed = parseTableau(rows, at + 1);
  if (!parsed.ok) throw new Error(`tableau ${at + 1}: ${parsed.refusal.code}`);
  return parsed.value;
});
const all = tableaus.map((rows, at) => ({ number: at + 1, rows }));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const boxesText = (row: Row): string => rowText(row).split(': ')[1] ?? '';
const rowOf = (text: string): Row => {
  const parsed = parseTableau([text, ...Array<string>(5).fill('+10: 1')], 1);
  const [row] = parsed.ok ? parsed.value : [];
  if (!row) throw new Error(`not a row: ${text}`);
  return row;
};

describe('the classic tableaus', () => {
  test('are twenty, no two alike', () => {
    expect(tableaus).toHaveLength(20);
    expect(new Set(tableaus.map((rows) => rows.map(boxesText).sort().join())).size).toBe(20);
  });

  test.each(all)('$number: rows, boxes and points', ({ rows }) => {
    const worths = rows.map(({ points }) => Math.abs(points));
    expect(rows).toHaveLength(6);
    expect(new Set(rows.map(boxesText)).size).toBe(6);
    const boxes = sum(rows.map(boxesOf));
    expect(boxes).toBeGreaterThanOrEqual(18);
    expect(boxes).toBeLessThanOrEqual(27);
    expect(rows.filter(({ points }) => points < 0).length).toBeLessThanOrEqual(2);
    expect(rows.filter(({ kind }) => kind === 'full-house').length).toBeLessThanOrEqual(1);
    for (const worth of worths) expect([20, 30, 40, 50, 60, 70, 80, 90, 100]).toContain(worth);
    expect(Math.max(...worths) / sum(worths)).toBeLessThanOrEqual(0.35);
  });

  test.each(all)('$number: no more than six groups, so that `distinct` allows it', ({ rows }) => {
    const groups = { pips: 0, stars: 1, 'full-house': 2 } as const;
    expect(sum(rows.map(({ kind }) => groups[kind]))).toBeLessThanOrEqual(6);
  });

  test('mostly have one negative row; about two thirds have star rows', () => {
    expect(
      tableaus.filter((rows) => rows.filter(({ points }) => points < 0).length === 1).length,
    ).toBeGreaterThan(10);
    const withStars = tableaus.filter((rows) => rows.some(({ kind }) => kind === 'stars')).length;
    expect([12, 13, 14]).toContain(withStars);
  });

  test('the beginner tableau has no negative row, one star row at most and no full house', () => {
    const beginner = tableaus[DOTTED - 1] ?? [];
    expect(beginner).toHaveLength(6);
    expect(beginner.every(({ points }) => points > 0)).toBe(true);
    expect(beginner.filter(({ kind }) => kind === 'stars').length).toBeLessThanOrEqual(1);
    expect(beginner.every(({ kind }) => kind !== 'full-house')).toBe(true);
  });

  test('a harder row never has fewer points than an easier one', () => {
    const rows = tableaus.flat();
    for (const one of rows)
      for (const other of rows)
        if (hardnessOf(one).total > hardnessOf(other).total)
          expect(Math.abs(one.points)).toBeGreaterThanOrEqual(Math.abs(other.points));
  });

  test('are in the file as the script writes it, and meet the checks of the script', () => {
    expect(readFileSync('src/engine/last-die/classic.ts', 'utf8')).toBe(moduleText(tableaus));
    expect(staticChecks(tableaus).filter((check) => !holds(check))).toEqual([]);
  });
});

describe('hardness', () => {
  /** The chance that at least one of five dice shows the value. */
  const one = 1 - (5 / 6) ** 5;

  test('of a single box is the mean wait for its value', () => {
    expect(turnsAlone(rowOf('+20: 3'))).toBeCloseTo(1 / one, 12);
    expect(turnsAlone(rowOf('+20: *'))).toBeCloseTo(1, 12);
  });

  test('of a row with two values agrees with a calculation by hand', () => {
    // Either both values fall, or only the first. Then the second one falls with the four other dice, or in a
    // later turn.
    const both = 1 - 2 * (5 / 6) ** 5 + (4 / 6) ** 5;
    // More than one die of the first value makes no difference: four dice are rolled again.
    const second = 1 - (5 / 6) ** 4;
    const fromSecond = 1 / one;
    const firstOnly = one - both;
    expect(turnsAlone(rowOf('+20: 1 2'))).toBeCloseTo((1 + firstOnly * (1 - second) * fromSecond) / one, 12);
  });

  test('grows with every box, and adds a fifth of a turn for each', () => {
    const rows = ['+20: 1', '+20: 1 2', '+20: 1 2 3', '+20: 1 2 3 4'].map(rowOf);
    const turns = rows.map(turnsAlone);
    expect(turns).toEqual([...turns].sort((a, b) => a - b));
    for (const [at, row] of rows.entries())
      expect(hardnessOf(row).total).toBeCloseTo((turns[at] ?? 0) + (at + 1) / 5, 12);
  });
});

describe('self-play', () => {
  test('the same seed gives the same games, and every game is won once', () => {
    const played = selfPlay(tableaus, 3, 6, 5);
    expect(selfPlay(tableaus, 3, 6, 5)).toEqual(played);
    expect(sum(played.wins)).toBeCloseTo(6, 9);
    expect(sum(fromShare(played))).toBeCloseTo(0, 9);
    expect(played.rounds).toEqual([...played.rounds].sort((a, b) => a - b));
    expect(meanRounds(played)).toBeCloseTo(sum(played.rounds) / 6, 12);
  });
});
