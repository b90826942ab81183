import { fatesOf } from '../../../src/engine/arena/fates';
import type { Situation } from '../../../src/engine/arena/simulation';
import { seeded } from '../../../src/engine/random';
import { follow } from './support';

/** Simulates a throw to its end and checks that the rules accept the fates. */
function isLegal(situation: Situation, seed: number): boolean {
  const throwing = follow(situation, seed);
  const fates = throwing.fates();
  const draw = fatesOf(situation, seed);
  return (
    throwing.time <= 4.01 && fates.length === draw.size && fates.every(Number.isInteger) && draw.fits(fates)
  );
}

const EXTREMES = [-32768, -1000, -1, 0, 1, 1000, 32767];

test('A11 a throw from anywhere and however fast ends in legal fates', () => {
  const random = seeded(8);
  const any = () => EXTREMES[random(EXTREMES.length)] ?? 0;
  const arena = [{ face: 4, x: 0, y: 0, turn: 0 }];
  for (let at = 0; at < 80; at += 1) {
    const aim = { x: any(), y: any(), vx: any(), vy: any() };
    expect(isLegal({ arena, thrown: 1, aim }, random(2 ** 31))).toBe(true);
  }
});

test('A10 dice that lie in each other, as records may have them, end in legal fates', () => {
  const random = seeded(9);
  for (let at = 0; at < 12; at += 1) {
    const spread = 1 + 4 * at;
    const arena = Array.from({ length: 12 }, () => ({
      face: 1 + random(6),
      x: random(spread) - (spread >> 1),
      y: random(spread) - (spread >> 1),
      turn: random(360),
    }));
    expect(isLegal({ arena, thrown: 1, aim: null }, random(2 ** 31))).toBe(true);
  }
});

test('A9 dice with only their middle on the floor end in legal fates', () => {
  const arena = [
    { face: 2, x: 130, y: 0, turn: 45 },
    { face: 3, x: 0, y: 90, turn: 10 },
    { face: 5, x: -104, y: 54, turn: 200 },
  ];
  for (const { x, y } of arena) {
    const aim = { x: (3 * x) >> 2, y: (3 * y) >> 2, vx: 5 * x, vy: 5 * y };
    expect(isLegal({ arena, thrown: 1, aim }, x + y)).toBe(true);
  }
});

test('thirty-one dice, all in one place or all thrown at once', () => {
  const same = { face: 6, x: 10, y: -10, turn: 33 };
  expect(isLegal({ arena: Array(30).fill(same), thrown: 1, aim: { x: 10, y: -60, vx: 0, vy: 900 } }, 1)).toBe(
    true,
  );
  expect(isLegal({ arena: [], thrown: 31, aim: null }, 2)).toBe(true);
});
