// Measures whether what a look-back says was better is better: node scripts/run.mjs bench/look-back.ts [--points N]
// [--playouts N] [--game GAME]
// Bots that err as people do play games. Each decision of which the coach says that another was better is played out
// both ways with the same dice, by an expert to the end of the turn and by hard bots from there. What the better one
// wins more should be the error that the coach names.
// The last line is JSON, for programs.

import { parseArgs } from 'node:util';
import { loadBot, loadCoach } from '../src/engine/bots';
import type { Bot } from '../src/engine/bots/bot';
import { findingsOf } from '../src/engine/bots/findings';
import { rolled } from '../src/engine/chance';
import type { AnyGame, Seat } from '../src/engine/game';
import { games } from '../src/engine/games';
import { viewOf } from '../src/engine/match';
import { seeded } from '../src/engine/random';
import { statesOf } from '../src/stores/table/replay';
import { type Measured, mean } from './bots/measured';
import { playNumber } from './bots/table';

/** Smaller errors are never shown. */
const LEAST_ERROR = 0.02;
/** Games of one kind have many such decisions that look alike: only so many of one game are taken. */
const FROM_ONE_GAME = 4;

const { values } = parseArgs({
  options: {
    points: { type: 'string', default: '40' },
    playouts: { type: 'string', default: '200' },
    game: { type: 'string' },
  },
});
const points = count('points', values.points);
const playouts = count('playouts', values.playouts);

interface Point {
  readonly game: number;
  readonly entry: number;
  readonly better: string;
  readonly made: string;
  readonly error: number;
  readonly found: Measured;
}

console.log('game      decisions   error, points of 100   played out   clearly worse');
const rows = [];
for (const game of games.filter(({ id }) => values.game === undefined || id === values.game)) {
  const found: Point[] = [];
  for (let number = 1; found.length < points; number += 1)
    found.push(...(await pointsOf(game, number)).slice(0, points - found.length));
  const said = mean(found.map(({ error }) => error));
  const played = mean(found.map(({ found }) => found.mean));
  // "Better" was not better: by more than the playouts can err.
  const worse = found.filter(({ found: { mean, se } }) => mean < -2.5 * se);
  rows.push({ game: game.id, points: found.length, said, played, worse });
  console.log(
    `${game.id.padEnd(10)}${String(found.length).padEnd(12)}${text(said).padEnd(23)}${text(played).padEnd(13)}${worse.length}`,
  );
  for (const point of found)
    console.error(
      `  game ${point.game}, entry ${point.entry}: ${point.better} instead of ${point.made}: ` +
        `${(100 * point.error).toFixed(1)}, played out ${text(point.found)}`,
    );
}
console.log(JSON.stringify({ playouts, rows }));

async function pointsOf(game: AnyGame, number: number): Promise<readonly Point[]> {
  const coach = await loadCoach(game);
  if (!coach) throw new Error(`nobody teaches ${game.id}`);
  const bots = { expert: await loadBot(game, 'expert'), hard: await loadBot(game, 'hard') };
  const match = playNumber(game, [await loadBot(game, 'easy'), await loadBot(game, 'normal')], number);
  const states = statesOf(match);
  const found: Point[] = [];
  let entry = -1;
  for (const finding of findingsOf(match, coach)) {
    if (!finding) continue;
    entry += 1;
    const { error, better } = finding;
    const [state, made] = [states[entry], match.log[entry]];
    if (error < LEAST_ERROR || better === null || !state || !made || found.length === FROM_ONE_GAME) continue;
    const move = game.notation.parse(better);
    if (move === null) throw new Error(`no move: ${better}`);
    const gained = Array.from(
      { length: playouts },
      (_, at) =>
        share(game, state, made.seat, move, bots, at) - share(game, state, made.seat, made.move, bots, at),
    );
    const text = game.notation.format(made.move);
    found.push({ game: number, entry, better, made: text, error, found: mean(gained) });
  }
  return found;
}

/** What a seat has of the win after a move. */
function share(
  game: AnyGame,
  from: unknown,
  seat: Seat,
  move: unknown,
  bots: Readonly<Record<'expert' | 'hard', Bot<unknown, unknown>>>,
  number: number,
): number {
  const chance = rolled(seeded(3_000_000_000 + number));
  const random = seeded(number);
  let state = game.play(from, seat, move, chance);
  let bot = bots.expert;
  for (let [next] = game.turn(state); next !== undefined; [next] = game.turn(state)) {
    if (next !== seat) bot = bots.hard;
    state = game.play(state, next, bot.choose(viewOf(game, state, next), next, random), chance);
  }
  const places = game.ranking(state) ?? [];
  return places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0;
}

function count(name: string, text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 1) return number;
  process.stderr.write(`bench look-back: --${name} is a whole number above 1.\n`);
  process.exit(2);
}

function text({ mean, se }: Measured): string {
  return `${(100 * mean).toFixed(1)} ± ${(100 * se).toFixed(1)}`;
}
