// Designs the twenty classic tableaus of Last Die. Prints the figures and verifies that the tableaus and the
// page in the repository are up to date; with --write it writes them. --games N plays N games with each
// number of seats.
import { parseArgs } from 'node:util';
import { settle } from './settle';
import { holds, playedChecks, staticChecks } from './tableaus/checks';
import { design } from './tableaus/design';
import { documentText } from './tableaus/document';
import { moduleText } from './tableaus/module';
import { selfPlay } from './tableaus/self-play';

/** Enough games for a standard error of a seat's share of wins of at most 0.7 percentage points. */
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
  // Another number of games has other figures, so the page is compared only for the default.
  ...(asked === null || values.write ? [{ path: 'docs/design/tableaus.md', text: page }] : []),
];
const failed = [...fixed, ...ofPlay].filter((check) => !holds(check)).map(({ what }) => what);

console.log(page);
settle(files, values.write === true, failed);
