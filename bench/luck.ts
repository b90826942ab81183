// Measures whether the coaches' luck is unbiased: node scripts/run.mjs bench/luck.ts [--games N] [--game GAME]
// [--results FILE]
// Games of hard bots, with two seats and with three. Luck should sum to zero within its error, for a seat and for those
// who rolled. Without luck each seat should win its share of the games, and results should vary less. The games are
// the same in every run, so the checks pass or fail always. `--results` writes how many passed and failed.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadBot, loadCoach } from '../src/engine/bots';
import type { AnyGame } from '../src/engine/game';
import { games } from '../src/engine/games';
import { watched } from './bots/luck';
import { type Measured, mean } from './bots/measured';
import { playNumber } from './bots/table';

/** So many games of each are enough, and take less than a minute for each game. */
const USUAL: Readonly<Record<string, number>> = {
  lockout: 400,
  'last-die': 1000,
  'sun-rows': 160,
  arena: 1000,
};
const USUAL_NEW_GAME = 200;

/** A mean that is further from what it should be, in standard errors, is no chance. */
const MOST_ERRORS = 4;

const { values } = parseArgs({
  options: { games: { type: 'string' }, game: { type: 'string' }, results: { type: 'string' } },
});
if (values.games !== undefined && !(Number.isInteger(Number(values.games)) && Number(values.games) > 1)) {
  process.stderr.write('bench luck: --games is a whole number above 1.\n');
  process.exit(2);
}

interface Row {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  /** Of one seat in the whole game. */
  readonly luck: Measured;
  /** Of all rolls, for those who rolled. */
  readonly rolling: Measured;
  readonly raw: Measured;
  readonly adjusted: Measured;
  /** How many times less the adjusted result varies. */
  readonly less: number;
}

const rows: Row[] = [];
const failures: string[] = [];
let passed = 0;
console.log(
  'game      seats  games  luck, points of 100   of those who rolled   won, as it was   won, without luck   varies less',
);
for (const game of games.filter(({ id }) => values.game === undefined || id === values.game))
  for (const seats of [2, 3]) {
    const row = await measure(game, seats, Number(values.games ?? USUAL[game.id] ?? USUAL_NEW_GAME));
    rows.push(row);
    console.log(
      `${game.id.padEnd(10)}${String(seats).padEnd(7)}${String(row.games).padEnd(7)}${text(row.luck).padEnd(22)}` +
        `${text(row.rolling).padEnd(22)}${text(row.raw).padEnd(17)}${text(row.adjusted).padEnd(20)}` +
        `${row.less.toFixed(1)} times`,
    );
    check(row);
  }
for (const failure of failures) console.log(failure);
console.log(`${passed} passed, ${failures.length} failed`);
console.log(JSON.stringify({ rows }));
if (values.results) writeFileSync(values.results, JSON.stringify({ passed, failed: failures.length }));
if (failures.length > 0) process.exitCode = 1;

function check({ game, seats, luck, rolling, adjusted, less }: Row): void {
  const is = (what: string, holds: boolean): void => {
    if (holds) passed += 1;
    else failures.push(`${game}, ${seats} seats: ${what}`);
  };
  is('luck does not sum to zero', isNear(luck, 0));
  is('the luck of those who roll does not sum to zero', isNear(rolling, 0));
  is('without luck a seat does not win its share of the games', isNear(adjusted, 1 / seats));
  is('results do not vary less without luck', less > 1);
}

function isNear({ mean, se }: Measured, value: number): boolean {
  return Math.abs(mean - value) <= MOST_ERRORS * se;
}

async function measure(game: AnyGame, seats: number, count: number): Promise<Row> {
  const coach = await loadCoach(game);
  if (!coach) throw new Error(`nobody teaches ${game.id}`);
  const hard = await loadBot(game, 'hard');
  const lucks: number[] = [];
  const rollers: number[] = [];
  const results: number[] = [];
  for (let number = 0; number < count; number += 1) {
    const seat = number % seats;
    const { game: its, luck, rolling } = watched(game, { coach, only: 'all' }, number, seat);
    const { state } = playNumber(
      its,
      Array.from({ length: seats }, () => hard),
      number,
    );
    const places = game.ranking(state) ?? [];
    lucks.push(luck[seat] ?? 0);
    rollers.push(rolling.reduce((sum, each) => sum + each, 0));
    results.push(places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0);
  }
  const without = results.map((won, at) => won - (lucks[at] ?? 0));
  const [luck, rolling, raw, adjusted] = [mean(lucks), mean(rollers), mean(results), mean(without)];
  const less = (raw.se / adjusted.se) ** 2;
  return { game: game.id, seats, games: count, luck, rolling, raw, adjusted, less };
}

function text({ mean, se }: Measured): string {
  return `${(100 * mean).toFixed(2)} ± ${(100 * se).toFixed(2)}`;
}
