// Measures how well the bots play and how long they think: node scripts/run.mjs bench/bots.ts [--error POINTS]
// [--seconds N] [--game GAME]
// Each figure is played until its standard error is at most --error (1.5 points of 100), or for --seconds (60).
// With --error 0.5 --seconds 3600 it takes hours: that is `npm run -s bench:bots:long`. The last line is JSON,
// for programs.

import { spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Level, levels } from '../src/engine/bots/bot';
import { games } from '../src/engine/games';
import type { Loss } from './bots/grading';
import type { Thinking } from './bots/thinking';

const { values } = parseArgs({
  options: {
    error: { type: 'string', default: '1.5' },
    seconds: { type: 'string', default: '60' },
    game: { type: 'string' },
  },
});
const error = positive('error', values.error) / 100;
const seconds = positive('seconds', values.seconds);
const THINKING_SECONDS = 3;

type ByLevel<T> = Readonly<Partial<Record<Level, T>>>;
/** What `one-game.ts` prints: these, and shares of games won. */
interface Strength {
  readonly elo: ByLevel<number>;
  readonly lossPerDecision: ByLevel<Loss>;
}
type Times = ByLevel<Pick<Thinking, 'mean' | 'max'>>;

const ids = games.map(({ id }) => id).filter((id) => values.game === undefined || id === values.game);
/** Two programs at once, the slowest game first. */
const order = ['arena', 'sun-rows', 'last-die', 'lockout'];
const waiting = [...ids].sort((a, b) => order.indexOf(a) - order.indexOf(b));
const measured = new Map<string, Strength & { readonly msPerMove: Times }>();
await Promise.all([work(), work()]);

console.log('game      level    points lost a decision   ms a move   slowest (--jitless)   Elo');
for (const id of ids) printRows(id);
console.log('');
console.log(
  JSON.stringify({
    ...Object.fromEntries(ids.map((id) => [id, measured.get(id)])),
    msPerMove: overall(),
    shippedBytes: dataFiles('src/engine').reduce((sum, path) => sum + statSync(path).size, 0),
  }),
);

function positive(name: string, text: string): number {
  const number = Number(text);
  if (number > 0) return number;
  process.stderr.write(`bench bots: --${name} is a number above 0.\n`);
  process.exit(2);
}

async function work(): Promise<void> {
  for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
    const msPerMove: Times = await program([
      '--jitless',
      'bench/bots/thinking.ts',
      id,
      String(THINKING_SECONDS),
    ]);
    const strength: Strength = await program(['bench/bots/one-game.ts', id, String(error), String(seconds)]);
    measured.set(id, { ...strength, msPerMove });
  }
}

function program<T>(args: readonly string[]): Promise<T> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['scripts/run.mjs', ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    child.on('close', (status) =>
      status === 0
        ? resolve(JSON.parse(text))
        : reject(new Error(`${args.join(' ')} ended with status ${status}`)),
    );
  });
}

function printRows(id: string): void {
  const its = measured.get(id);
  for (const level of levels) {
    const time = its?.msPerMove[level];
    if (!its || !time) continue;
    const cells = [
      id.padEnd(8),
      level.padEnd(7),
      (its.lossPerDecision[level]?.mean.toFixed(2) ?? '').padStart(22),
      time.mean.toFixed(3).padStart(11),
      time.max.toFixed(1).padStart(21),
      (its.elo[level] ?? 0).toFixed(0).padStart(6),
    ];
    console.log(cells.join('  '));
  }
}

/** By level: the mean of the games, each with equal weight, and the slowest move of all. */
function overall(): Times {
  const all = [...measured.values()].map(({ msPerMove }) => msPerMove);
  return Object.fromEntries(
    levels.flatMap((level) => {
      const its = all.flatMap((times) => times[level] ?? []);
      if (its.length === 0) return [];
      const mean = its.reduce((sum, time) => sum + time.mean, 0) / its.length;
      return [[level, { mean, max: Math.max(...its.map(({ max }) => max)) }]];
    }),
  );
}

/** The files that are loaded when an expert is first wanted: each is called `data.ts` or `data.json`. */
function dataFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(^|[/\\])data\.(ts|json)$/.test(name))
    .map((name) => join(folder, name));
}
