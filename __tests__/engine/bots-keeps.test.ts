import { expected, keepsOf, withReroll } from '../../src/engine/bots/keeps';

const keeps = keepsOf(5, 6);
const { counts, throws } = keeps;

test('five dice can fall in 252 ways and be kept in 462', () => {
  expect(throws).toBe(252);
  expect(counts).toHaveLength(462);
  expect(new Set(counts.map(String)).size).toBe(462);
  expect(counts.findIndex((each) => each.reduce((a, b) => a + b) < 5)).toBe(throws);
});

test('a keep of a throw has no more dice of any face than the throw', () => {
  const pair = keeps.indexOf([2, 0, 1, 0, 2, 0]);
  const parts = keeps.within[pair] ?? [];
  expect(parts[0]).toBe(pair);
  expect(new Set(parts).size).toBe(3 * 2 * 3);
  for (const part of parts)
    expect(counts[part]?.every((count, face) => count <= (counts[pair]?.[face] ?? 0))).toBe(true);
});

/** The value of a throw: 1 for five sixes, else 0. */
const fiveSixes = counts.slice(0, throws).map((each) => (each[5] === 5 ? 1 : 0));
const NOTHING = keeps.indexOf([0, 0, 0, 0, 0, 0]);

test('the average over a roll is exact', () => {
  const sixes = counts.slice(0, throws).map((each) => each[5] ?? 0);
  expect(expected(keeps, sixes)[NOTHING]).toBeCloseTo(5 / 6, 12);
  expect(expected(keeps, fiveSixes)[NOTHING]).toBeCloseTo((1 / 6) ** 5, 12);
  expect(expected(keeps, fiveSixes)[keeps.indexOf([0, 0, 0, 0, 0, 4])]).toBeCloseTo(1 / 6, 12);
});

test('with two rolls to come each die gets three tries', () => {
  let means = expected(keeps, fiveSixes);
  for (let rolls = 0; rolls < 2; rolls += 1) means = expected(keeps, withReroll(keeps, means));
  expect(means[NOTHING]).toBeCloseTo((91 / 216) ** 5, 12);
});
