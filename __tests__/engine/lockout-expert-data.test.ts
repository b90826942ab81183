import { champion } from '../../bench/bots/lockout/champion';
import { plainChance, winChance } from '../../scripts/design/bots/lockout/chances';
import { solve } from '../../scripts/design/bots/lockout/exact';
import { lessons } from '../../scripts/design/bots/lockout/learning';
import { trainNet } from '../../scripts/design/bots/lockout/net';
import { errorOf, fitPairs, sheetsInPlay } from '../../scripts/design/bots/lockout/pairs';
import { shareOf, winner } from '../../scripts/design/bots/lockout/players';
import { netBytes, pairBytes } from '../../scripts/design/bots/lockout/storing';
import { unpacked } from '../../src/engine/bots/packed';
import * as data from '../../src/engine/lockout/bots/expert/data';
import { goneOn } from '../../src/engine/lockout/bots/expert/paper';
import { sheetValues } from '../../src/engine/lockout/bots/expert/sheet-values';
import { netFrom, pairTablesFrom } from '../../src/engine/lockout/bots/expert/stored';
import { seeded } from '../../src/engine/random';

// Holds the data of the expert and the script that makes it together, by a short version of the script.

/** Sheets with this many columns gone are solved in seconds. */
const LATE = 40;

const tables = pairTablesFrom(unpacked(data.pairs));
const value = sheetValues(tables);
const net = netFrom(unpacked(data.net));
const win = winChance(net, value);

test('the stored tables agree with sheets solved exactly, and tables fitted again do too', () => {
  const { value: exact } = solve(LATE);
  const late = sheetsInPlay(value, 600, seeded(1)).filter((paper) => goneOn(paper) >= LATE);
  expect(late.length).toBeGreaterThan(100);
  expect(errorOf(exact, value, late)).toBeLessThan(1);
  const again = fitPairs(exact, late, 24, seeded(2));
  expect(errorOf(exact, sheetValues(pairTablesFrom(pairBytes(again))), late)).toBeLessThan(1);
});

test('the stored net says better than points alone how games end', () => {
  const met = lessons(winner(value, win), null, 100, seeded(3));
  const off = (chance: typeof win) =>
    met.reduce((sum, { active, waiting, share }) => sum + (chance(active, waiting) - share) ** 2, 0) /
    met.length;
  expect(off(win)).toBeLessThan(off(plainChance(value)));
});

test('a new net learns: after some short rounds it says better how games end than before', () => {
  const errors: number[] = [];
  const say = (text: string) => errors.push(Number(/error ([\d.]+)/.exec(text)?.[1]));
  const trained = trainNet({ value, games: 40, rounds: 3, seed: 4, from: null, say });
  expect(errors).toHaveLength(3);
  expect(errors[2]).toBeLessThan(errors[0] ?? 0);
  const { share } = shareOf([winner(value, winChance(trained, value)), champion], 200, seeded(5));
  expect(share).toBeGreaterThan(0.4);
});

test('what is stored comes back: tables and nets are written as they are read', () => {
  expect(pairTablesFrom(pairBytes(tables))).toEqual(tables);
  const again = netFrom(netBytes(net));
  for (const [name, part] of Object.entries(net))
    expect([name, again[name as keyof typeof net]]).toEqual([name, part]);
});

test('the expert beats the champion by more than chance', () => {
  const { share } = shareOf([winner(value, win), champion], 800, seeded(6));
  expect(share).toBeGreaterThan(0.58);
});
