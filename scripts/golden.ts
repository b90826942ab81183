// Golden records: whole games, with their state after every entry.
//   npm run -s golden                    verifies them
//   npm run -s golden -- --write GAME    plays the records of a game again, by bots from fixed seeds
// A golden record is a promise: play it again only if a game is new or its components or rules have changed.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { botFor } from '../src/engine/bots';
import { rolled } from '../src/engine/chance';
import type { AnyGame } from '../src/engine/game';
import { games } from '../src/engine/games';
import { unusual } from '../src/engine/options';
import { seeded } from '../src/engine/random';
import { difference, type Golden, goldenOf, goldenPath, goldenText, readGolden } from './golden/golden';
import { names, type Samples, type Setting, settingsOf } from './golden/settings';
import { playOut } from './play-out';

/** A longer game shows no more, and its file is harder to read. */
const MOST_ENTRIES = 400;

const { values, positionals } = parseArgs({ options: { write: { type: 'string' } }, allowPositionals: true });
const toWrite = games.find(({ id }) => id === values.write);
const samples: Samples = JSON.parse(readFileSync('__tests__/data/components.json', 'utf8'));

if (positionals.length > 0 || (values.write !== undefined && !toWrite)) {
  console.error(
    `golden: --write is followed by one of ${games.map(({ id }) => id).join(', ')}; nothing else.`,
  );
  process.exitCode = 2;
} else if (toWrite) write(toWrite);
else games.forEach(verify);

function verify(game: AnyGame): void {
  const goldens = readGolden(game.id);
  for (const golden of goldens) {
    const changed = difference(golden);
    console.log(changed ?? `${golden.title}: ${golden.stands.length - 1} entries, as before`);
    if (changed) process.exitCode = 1;
  }
}

function write(game: AnyGame): void {
  const goldens = settingsOf(game, samples)
    .filter(isChosen)
    .map(playGolden)
    .filter(({ stands }) => stands.length <= MOST_ENTRIES);
  writeFileSync(goldenPath(game.id), goldenText(goldens));
  console.log(`${goldenPath(game.id)}: ${goldens.length} games`);
}

/** The default rules with the fewest and the most seats, and every other house rule on its own. */
function isChosen({ game, seats, options }: Setting): boolean {
  const rules = Object.keys(unusual(game.options, options)).length;
  return rules === 1 || (rules === 0 && (seats === game.seats.min || seats === game.seats.max));
}

function playGolden({ game, seats, options, title }: Setting, index: number): Golden {
  const seed = 1 + index;
  const played = playOut({
    game,
    names: names(seats),
    options,
    bots: names(seats).map(() => botFor(game, 'hard')),
    chance: rolled(seeded(seed)),
    random: seeded(100 + seed),
  });
  return goldenOf(title, played);
}
