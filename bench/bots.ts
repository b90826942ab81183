// Measures how well the bots play and how long they think: node scripts/run.mjs bench/bots.ts [--games N]
// [--seconds N]
// Every game of the registry with two seats: easy and normal against random, --games each (2 000), at most
// --seconds for a pairing. The last line is JSON, for programs.

import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import type { AnyGame } from '../src/engine/game';
import { games } from '../src/engine/games';
import { playSeries, type Series } from './bots/series';
import { type Thinker, type ThinkingByGame, thinkers } from './bots/thinkers';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '2000' }, seconds: { type: 'string', default: 'Infinity' } },
});
const most = positive('games', values.games);
const seconds = positive('seconds', values.seconds);

/** For each game and level, under --jitless. */
const THINKING_SECONDS = Math.min(4, seconds);

/** The least share of games that a level should win against random. */
const TARGETS: Readonly<Record<Thinker, number>> = { easy: 0.6, normal: 0.95 };
/** The greatest mean time of a move, in ms. */
const TARGET_MS = 5;

const all: readonly AnyGame[] = games;
const played = all.map((game) => ({
  id: game.id,
  easy: against(game, 'easy'),
  normal: against(game, 'normal'),
}));
const thinking = measureThinking();

printTable();
console.log(JSON.stringify({ ...Object.fromEntries(played.map(shares)), ...thinkingFigures() }));

function positive(name: string, text: string): number {
  const number = Number(text);
  if (number > 0) return number;
  process.stderr.write(`bench bots: --${name} is a number above 0.\n`);
  process.exit(2);
}

function against(game: AnyGame, level: Thinker): Series {
  process.stderr.write(`${game.id}: ${level} against random … `);
  const begin = performance.now();
  const series = playSeries(game, [level, 'random'], most, seconds);
  const took = (performance.now() - begin) / 1000;
  process.stderr.write(`${series.games} games in ${took.toFixed(1)} s\n`);
  return series;
}

function measureThinking(): ThinkingByGame {
  process.stderr.write('thinking, under --jitless …\n');
  const args = ['scripts/run.mjs', '--jitless', 'bench/bots/thinking.ts', String(THINKING_SECONDS)];
  const child = spawnSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  if (child.status !== 0) throw new Error('the bots could not be timed');
  return JSON.parse(child.stdout);
}

function printTable(): void {
  console.log('game      level   won against random   games   ms a move   slowest (--jitless)');
  for (const row of played)
    for (const level of thinkers) {
      const { share, games: number } = row[level];
      const time = thinking[row.id]?.[level];
      const missed = [
        share < TARGETS[level] ? `wins below ${percent(TARGETS[level])}` : '',
        (time?.mean ?? 0) > TARGET_MS ? `slower than ${TARGET_MS} ms` : '',
      ].filter((each) => each !== '');
      const cells = [
        row.id.padEnd(8),
        level.padEnd(6),
        percent(share).padStart(18),
        String(number).padStart(7),
        (time?.mean ?? 0).toFixed(3).padStart(11),
        (time?.slowest ?? 0).toFixed(1).padStart(9),
        missed.length > 0 ? `MISSED: ${missed.join(', ')}` : '',
      ];
      console.log(cells.join('  ').trimEnd());
    }
  console.log('Ties count half. Only moves with a choice are timed.\n');
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** The value of a game's key in the last line. `games` is the smaller number of games of the two pairings. */
function shares({ id, easy, normal }: (typeof played)[number]) {
  return [
    id,
    {
      normalVsRandom: normal.share,
      easyVsRandom: easy.share,
      games: Math.min(normal.games, easy.games),
    },
  ] as const;
}

/** By level, with equal weight for every game; and by game. */
function thinkingFigures() {
  const mean = (level: Thinker) =>
    all.reduce((sum, { id }) => sum + (thinking[id]?.[level].mean ?? 0), 0) / all.length;
  return {
    msPerMove: { easy: mean('easy'), normal: mean('normal') },
    msPerMoveByGame: Object.fromEntries(
      all.map(({ id }) => [
        id,
        { easy: thinking[id]?.easy.mean ?? 0, normal: thinking[id]?.normal.mean ?? 0 },
      ]),
    ),
  };
}
