import { fuzz } from '../../../scripts/fuzz-net/run';

const SEEDS = 200;
const STEPS = 150;

// `npm run fuzz:net` plays more tables. A seed that fails there gets its own test here.
describe('tables at which everything fails', () => {
  test(`${SEEDS} of them end with the same log on all phones, which is a legal game`, async () => {
    const tables = [];
    for (let seed = 1; seed <= SEEDS; seed += 1) tables.push(await fuzz({ seed, steps: STEPS }));
    expect(new Set(tables.map(({ game }) => game)).size).toBe(4);
    expect(tables.reduce((sum, { hosts }) => sum + hosts, 0)).toBeGreaterThan(2);
    expect(tables.reduce((sum, { entries }) => sum + entries, 0)).toBeGreaterThan(1000);
  }, 60_000);

  test('so do tables with sealed links', async () => {
    for (let seed = 1000; seed < 1020; seed += 1) await fuzz({ seed, steps: STEPS, sealed: true });
  }, 60_000);

  test('the same seed plays the same table', async () => {
    const plan = { seed: 5, steps: 400 };
    expect(await fuzz(plan)).toEqual(await fuzz(plan));
  });
});
