import { seeded } from '../../../src/engine/random';
import { evenness } from '../../../src/stores/saves/evenness';

const die = (...counts: readonly number[]) => counts.map((count) => ({ count, chance: 1 / 6 }));

test('too few dice give no verdict, however uneven they are', () => {
  expect(evenness(die(0, 0, 0, 0, 0, 0))).toBe('few');
  expect(evenness(die(179, 0, 0, 0, 0, 0))).toBe('few');
});

// The limits of chi-squared with five degrees of freedom are 9.236 and 15.086. Two counts of 600 dice that
// differ by +d and −d from 100 give d² / 50.
test.each([
  ['usual', 0],
  ['usual', 21],
  ['unusual', 22],
  ['unusual', 27],
  ['rare', 28],
] as const)('%s: two values %d beside what is expected', (how, by) => {
  expect(evenness(die(100 + by, 100 - by, 100, 100, 100, 100))).toBe(how);
});

test('sums of two dice are compared with their own probabilities', () => {
  const sums = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
  const fallen = (count: (ways: number) => number) =>
    evenness(sums.map((ways) => ({ count: count(ways), chance: ways / 36 })));
  expect(fallen((ways) => 10 * ways)).toBe('usual');
  expect(fallen(() => 33)).toBe('rare');
});

test('of fair dice, about nine counts in ten are usual and one in a hundred is rare', () => {
  const random = seeded(11);
  const found = { few: 0, usual: 0, unusual: 0, rare: 0 };
  for (let game = 0; game < 2000; game += 1) {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let at = 0; at < 240; at += 1) {
      const value = random(6);
      counts[value] = (counts[value] ?? 0) + 1;
    }
    found[evenness(die(...counts))] += 1;
  }
  expect(found.few).toBe(0);
  expect(Math.abs(found.usual / 2000 - 0.9)).toBeLessThan(0.025);
  expect(Math.abs(found.rare / 2000 - 0.01)).toBeLessThan(0.007);
});
