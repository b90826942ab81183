// Golden records: whole games that were played once, and how they stood after every entry.
//   node scripts/run.mjs scripts/golden.ts [GAME…]            verifies them
//   node scripts/run.mjs scripts/golden.ts --write [GAME…]    plays them anew, by bots from fixed seeds
import { readFileSync, writeFileSync } from 'node:fs';
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

const [first, ...rest] = process.argv.slice(2);
const writing = first === '--write';
const wanted = writing || first === undefined ? rest : [first, ...rest];
const samples: Samples = JSON.parse(readFileSync('__tests__/data/components.json', 'utf8'));

for (const game of games)
  if (wanted.length === 0 || wanted.includes(game.id)) (writing ? write : verify)(game);

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

/** With the default rules the fewest and the most seats; every other house rule by itself. */
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
    bots: names(seats).map(() => botFor(game, 'normal')),
    chance: rolled(seeded(seed)),
    random: seeded(100 + seed),
  });
  return goldenOf(title, played);
}
