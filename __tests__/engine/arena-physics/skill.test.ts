import { aimAt, type Style, styles } from '../../../src/engine/arena/physics/styles';
import { simulate } from '../../../src/engine/arena/simulation';
import { seeded } from '../../../src/engine/random';
import { someDice } from './support';

/** The limit of chi-squared with 5 degrees of freedom that is exceeded once in a hundred. */
const CHI_SQUARE = 15.09;

test.each([...styles])('a free die shows every face as often as any other: %s', (style) => {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (let seed = 0; seed < 150; seed += 1) {
    const [face = 0] = simulate({ arena: [], thrown: 1, aim: aimAt(style, { x: 10, y: 5 }) }, seed);
    if (face <= 6) counts[face] = (counts[face] ?? 0) + 1;
  }
  const faces = counts.slice(1);
  const mean = faces.reduce((sum, count) => sum + count, 0) / 6;
  expect(mean).toBeGreaterThan(9);
  expect(faces.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0)).toBeLessThan(CHI_SQUARE);
});

/** Returns how many of 60 throws turn over a die at this distance from the aim. */
function turned(style: Style, beside: number): number {
  let count = 0;
  for (let seed = 0; seed < 60; seed += 1) {
    const arena = [{ face: 4, x: beside, y: 0, turn: (37 * seed) % 360 }];
    const [face] = simulate({ arena, thrown: 1, aim: aimAt(style, { x: 0, y: 0 }) }, seed);
    if (face !== 4) count += 1;
  }
  return count;
}

test('a faster throw turns over more often what it is aimed at', () => {
  const [gentle, toss, firm, hard] = (['gentle', 'toss', 'firm', 'hard'] as const).map((style) =>
    turned(style, 0),
  );
  expect(gentle).toBeLessThan(15);
  expect(toss).toBeGreaterThan(gentle ?? 0);
  expect(firm).toBeGreaterThan((toss ?? 0) + 10);
  expect(hard).toBeGreaterThan(firm ?? 0);
});

test('what lies farther beside the aim is turned over less often', () => {
  const [met, grazed, missed] = [0, 16, 40].map((beside) => turned('firm', beside));
  expect(met).toBeGreaterThan((grazed ?? 0) + 5);
  expect(grazed).toBeGreaterThan((missed ?? 0) + 5);
  expect(missed).toBeLessThan(4);
});

test('A4 gentle throws hardly ever leave the arena, hard ones do; a few dice lean', () => {
  const random = seeded(21);
  const out = { toss: 0, gentle: 0, firm: 0, hard: 0 };
  let cocked = 0;
  for (let at = 0; at < 320; at += 1) {
    const style = styles[at % 4] ?? 'toss';
    const arena = someDice(1 + random(6), random);
    const fates = simulate(
      { arena, thrown: 1, aim: aimAt(style, arena[0] ?? { x: 0, y: 0 }) },
      random(2 ** 31),
    );
    const face = fates[4 * arena.length] ?? 0;
    if (face === 0) out[style] += 1;
    if (face > 10) cocked += 1;
  }
  expect(out.gentle).toBe(0);
  expect(out.toss).toBeLessThan(3);
  expect(out.hard).toBeGreaterThan(2);
  expect(out.hard).toBeLessThan(20);
  expect(cocked).toBeGreaterThan(0);
  expect(cocked).toBeLessThan(12);
});
