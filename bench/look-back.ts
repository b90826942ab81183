// Measures whether what a look-back says was better is better: node scripts/run.mjs bench/look-back.ts [--points N]
// [--playouts N] [--game GAME] [--by LEVEL]
// Bots that err as people do play games. Each decision that the look-backs of a game show is played out both ways with
// the same dice, by an expert to the end of the turn, and from there by hard bots or those of `--by`. What the better
// one wins more should be the error that the coach names. `comes true` is the slope of a line through zero, of what it
// wins over the error. The last line is JSON, for programs.

import { parseArgs } from 'node:util';
import { loadBot, loadCoach } from '../src/engine/bots';
import { type Bot, levels } from '../src/engine/bots/bot';
import { type Finding, findingsOf, turningPointsOf } from '../src/engine/bots/findings';
import { noted, rolled } from '../src/engine/chance';
import type { AnyGame, Seat } from '../src/engine/game';
import { games } from '../src/engine/games';
import { viewOf } from '../src/engine/match';
import { seeded } from '../src/engine/random';
import { statesOf } from '../src/stores/table/replay';
import { type Measured, mean } from './bots/measured';
import { playNumber } from './bots/table';

const { values } = parseArgs({
  options: {
    points: { type: 'string', default: '120' },
    playouts: { type: 'string', default: '80' },
    game: { type: 'string' },
    by: { type: 'string', default: 'hard' },
  },
});
const points = count('points', values.points);
const playouts = count('playouts', values.playouts);
const by = levels.find((level) => level === values.by) ?? 'hard';

interface Point {
  readonly game: number;
  readonly entry: number;
  readonly better: string;
  readonly made: string;
  readonly error: number;
  readonly found: Measured;
}

console.log(
  'game      decisions   error, points of 100   played out   too large    comes true   clearly worse',
);
const rows = [];
for (const game of games.filter(({ id }) => values.game === undefined || id === values.game)) {
  const found: Point[] = [];
  for (let number = 1; found.length < points; number += 1)
    found.push(...(await pointsOf(game, number)).slice(0, points - found.length));
  const said = mean(found.map(({ error }) => error));
  const played = mean(found.map(({ found }) => found.mean));
  const tooLarge = mean(found.map(({ error, found }) => error - found.mean));
  const slope = slopeOf(found);
  // "Better" was not better: by more than the playouts can err.
  const worse = found.filter(({ found: { mean, se } }) => mean < -3 * se);
  rows.push({ game: game.id, points: found.length, said, played, tooLarge, slope, worse });
  console.log(
    `${game.id.padEnd(10)}${String(found.length).padEnd(12)}${text(said).padEnd(23)}${text(played).padEnd(13)}` +
      `${text(tooLarge).padEnd(13)}${slope.mean.toFixed(2)} ± ${slope.se.toFixed(2)}  ${worse.length}`,
  );
  for (const point of found)
    console.error(
      `  game ${point.game}, entry ${point.entry}: ${point.better} instead of ${point.made}: ` +
        `${(100 * point.error).toFixed(1)}, played out ${text(point.found)}`,
    );
}
console.log(JSON.stringify({ playouts, by, rows }));

async function pointsOf(game: AnyGame, number: number): Promise<readonly Point[]> {
  const coach = await loadCoach(game);
  if (!coach) throw new Error(`nobody teaches ${game.id}`);
  const bots = { expert: await loadBot(game, 'expert'), after: await loadBot(game, by) };
  const match = playNumber(game, [await loadBot(game, 'easy'), await loadBot(game, 'normal')], number);
  const states = statesOf(match);
  const findings = [...findingsOf(match, coach)].filter((finding): finding is Finding => finding !== null);
  const shown = [0, 1].flatMap((seat) => turningPointsOf(match, findings, seat));
  return shown.flatMap(({ kind, index, better, swing }): readonly Point[] => {
    const [state, made] = [states[index], match.log[index]];
    if (kind === 'dice' || better === null || !made) return [];
    const move = game.notation.parse(better);
    if (move === null) throw new Error(`no move: ${better}`);
    const gained = Array.from({ length: playouts }, (_, at) => {
      const dice = 1000 * index + at;
      const withBetter = share(game, state, made.seat, move, bots, dice);
      return withBetter - share(game, state, made.seat, made.move, bots, dice);
    });
    const text = game.notation.format(made.move);
    return [{ game: number, entry: index, better, made: text, error: -swing, found: mean(gained) }];
  });
}

/** What a seat has of the win after a move. Others answer anew what it could not know. */
function share(
  game: AnyGame,
  from: unknown,
  seat: Seat,
  move: unknown,
  bots: Readonly<Record<'expert' | 'after', Bot<unknown, unknown>>>,
  number: number,
): number {
  const chance = rolled(seeded(3_000_000_000 + number));
  const random = seeded(number);
  let state = game.play(viewOf(game, from, seat), seat, move, chance);
  let turnIsOver = false;
  for (let [next] = game.turn(state); next !== undefined; [next] = game.turn(state)) {
    const known = viewOf(game, state, next);
    const { expert, after } = bots;
    // In Arena the coach speaks of throws at the dice as they lie, which is what the expert advises.
    const chosen =
      next !== seat || turnIsOver
        ? after.choose(known, next, random)
        : (expert.advise?.(known, next) ?? expert.choose(known, next, random));
    const dice = noted(chance);
    state = game.play(state, next, chosen, dice);
    if (next !== seat && dice.values.length > 0) turnIsOver = true;
  }
  const places = game.ranking(state) ?? [];
  return places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0;
}

/** The slope of the line through zero that is nearest to what was found. */
function slopeOf(points: readonly Point[]): Measured {
  const squares = points.reduce((sum, { error }) => sum + error ** 2, 0);
  const slope = points.reduce((sum, { error, found }) => sum + error * found.mean, 0) / squares;
  const off = points.map(({ error, found }) => error * (found.mean - slope * error));
  return { mean: slope, se: Math.sqrt(off.reduce((sum, each) => sum + each ** 2, 0)) / squares };
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
