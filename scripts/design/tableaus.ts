// Designs the twenty classic tableaus of Last Die. Prints the figures and verifies that the tableaus and the page in the
// repository are what it finds; with --write it writes them; --games N plays N games with each number of seats.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { holds, playedChecks, staticChecks } from './tableaus/checks';
import { design } from './tableaus/design';
import { documentText } from './tableaus/document';
import { moduleText } from './tableaus/module';
import { selfPlay } from './tableaus/self-play';

/** So many that a seat's part of the wins is off by no more than 0.7 points (standard error). */
const GAMES = [
  { seats: 2, games: 5200 },
  { seats: 3, games: 4600 },
  { seats: 4, games: 4000 },
  { seats: 5, games: 3300 },
  { seats: 6, games: 2900 },
];
const SEED = 2;

const { values } = parseArgs({ options: { write: { type: 'boolean' }, games: { type: 'string' } } });
const asked = values.games === undefined ? null : Number(values.games);
if (asked !== null && !(Number.isInteger(asked) && asked > 0))
  throw new Error('--games takes a whole number');

const found = design();
const played = GAMES.map(({ seats, games }) => selfPlay(found.tableaus, seats, asked ?? games, SEED));
const fixed = staticChecks(found.tableaus);
const ofPlay = playedChecks(played);
const page = documentText(found, played, fixed, ofPlay);
const files = [
  { path: 'src/engine/last-die/classic.ts', text: moduleText(found.tableaus) },
  // Another number of games has other figures.
  ...(asked === null || values.write ? [{ path: 'docs/design/tableaus.md', text: page }] : []),
];
const complaints = [...fixed, ...ofPlay]
  .filter((check) => !holds(check))
  .map(({ what }) => `does not hold: ${what}`);

console.log(page);
for (const { path, text } of files) {
  if (values.write) write(path, text);
  else if (read(path) !== text) complaints.push(`not what the search finds: ${path} (--write mends it)`);
}
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length === 0 ? 0 : 1;

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
