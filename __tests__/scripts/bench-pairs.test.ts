import { Pairs } from '../../bench/bots/pairs';
import { seeded } from '../../src/engine/random';

/** Games that are won half by luck, half by a bot that wins 60 of 100 of the rest. */
function played(games: number, telling: boolean) {
  const random = seeded(1);
  const pairs = new Pairs();
  const raw = new Pairs();
  for (let game = 0; game < games; game += 1) {
    const luck = random(2) - 0.5;
    const won = random(2) === 0 ? luck + 0.5 : random(10) < 6 ? 1 : 0;
    pairs.add(won, telling ? luck / 2 : random(2) - 0.5);
    raw.add(won, 0);
  }
  return { pairs, raw };
}

test('luck is taken away: the same mean within its smaller error', () => {
  const { pairs, raw } = played(4000, true);
  expect(pairs.error()).toBeLessThan(0.9 * raw.error());
  expect(Math.abs(pairs.mean() - 0.55)).toBeLessThan(3 * pairs.error());
  expect(Math.abs(raw.mean() - 0.55)).toBeLessThan(3 * raw.error());
});

test('luck that says nothing of the end changes nothing', () => {
  const { pairs, raw } = played(4000, false);
  expect(pairs.mean()).toBeCloseTo(raw.mean(), 2);
  expect(pairs.error()).toBeCloseTo(raw.error(), 4);
});

test('without luck it is the plain mean and its standard error', () => {
  const pairs = new Pairs();
  for (const won of [1, 1, 1, 0]) pairs.add(won, 0);
  expect(pairs.mean()).toBe(0.75);
  expect(pairs.error()).toBeCloseTo(Math.sqrt((0.75 * 0.25) / 4), 12);
});
