// Measures the speed of the engine and the size of its entries, beside boardgame.io with the same Lockout:
// node scripts/run.mjs bench/engine.ts [--seconds N]
// N seconds (2) for each measurement, without the warm-up. The last line is JSON, for programs.

import { parseArgs } from 'node:util';
import { games } from '../src/engine/games';
import { entrySizes, longestThrow } from './engine/entry-bytes';
import { CLIENT, figures, REDUCER, table } from './engine/report';
import { trials } from './engine/same-rules';
import { measureSpeeds, type Player } from './engine/speed';
import type { Sizes } from './engine/tally';
import { installPeers } from './tools/install';
import { type Programs, withPrograms } from './tools/programs';

const SEATS = 4;
const TRIALS = 100;
const UPDATE_GAMES = 20;

const OURS = 'bench/engine/play.ts';
const THEIRS = 'bench/peers/boardgame-io/play.mjs';
const CHECK = 'bench/peers/boardgame-io/check.mjs';
const UPDATE_BYTES = 'bench/peers/boardgame-io/update-bytes.mjs';

const players: readonly Player[] = [
  ...games.map(({ id }) => ({ name: id, file: OURS, player: id })),
  { name: CLIENT, file: THEIRS, player: 'client' },
  { name: REDUCER, file: THEIRS, player: 'reducer' },
];

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '2' } } });
const seconds = Number(values.seconds);
if (seconds > 0) {
  installPeers();
  withPrograms([OURS, THEIRS, CHECK, UPDATE_BYTES], run);
} else {
  process.stderr.write('bench engine: --seconds is a number above 0.\n');
  process.exitCode = 2;
}

function run(programs: Programs): void {
  if (!playTheSameGame(programs)) {
    process.exitCode = 1;
    return;
  }
  const found = {
    seats: SEATS,
    node: measureSpeeds(programs, players, 'node', SEATS, seconds),
    jitless: measureSpeeds(programs, players, 'jitless', SEATS, seconds),
    sizes: entrySizes(SEATS, seconds),
    update: updateSizes(programs),
    longestThrow: longestThrow(SEATS, seconds),
  };
  console.log(table(found));
  console.log(JSON.stringify(figures(found)));
}

/** Rates are comparable only if both play by the same rules. */
function playTheSameGame(programs: Programs): boolean {
  process.stderr.write(`bench engine: ${TRIALS} games of Lockout with the same dice in both\n`);
  try {
    programs.run({ file: CHECK, args: [], input: JSON.stringify(trials(TRIALS)) });
    return true;
  } catch {
    process.stderr.write("bench engine: boardgame.io's Lockout is not the same game, nothing to compare.\n");
    return false;
  }
}

function updateSizes(programs: Programs): Sizes {
  return JSON.parse(programs.run({ file: UPDATE_BYTES, args: [String(SEATS), String(UPDATE_GAMES)] }));
}
