import { evenness, upperGamma } from '../../bench/arena/chi-square';

// From tables of the χ² distribution: degrees of freedom, value, and the probability of exceeding it.
test.each([
  [1, 3.841459, 0.05],
  [2, 4.60517, 0.1],
  [5, 1.145476, 0.95],
  [5, 11.070498, 0.05],
  [5, 15.086272, 0.01],
  [5, 20.515006, 0.001],
  [30, 43.772972, 0.05],
])('%i degrees of freedom: %f is exceeded with a chance of %f', (degrees, value, chance) => {
  expect(upperGamma(degrees / 2, value / 2)).toBeCloseTo(chance, 6);
});

test('equal counts are perfectly even', () => {
  expect(evenness([100, 100, 100, 100, 100, 100])).toBe(1);
});

test('a loaded die is detected', () => {
  expect(evenness([9800, 10000, 10000, 10000, 10000, 10200])).toBeCloseTo(0.156, 3);
  expect(evenness([9500, 10000, 10000, 10000, 10000, 10500])).toBeLessThan(1e-8);
});

test('without counts there is no verdict', () => {
  expect(evenness([0, 0, 0, 0, 0, 0])).toBeNaN();
});
