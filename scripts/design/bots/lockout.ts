// Makes the data of Lockout's expert, from a seed: node scripts/run.mjs scripts/design/bots/lockout.ts
//   [pairs] [net]      which part; both by default
//   [measure]          plays --games games with what is in the file, and writes nothing
//   [--seed N] [--games N] [--rounds N]
//   [--continue]       trains the net on from the one in the file
//   [--solved FILE]    keeps the solved sheets in this file (87 MB) and reads them from it
//
// pairs   the value of a sheet: solves all sheets exactly, then fits tables of pairs of rows to those of play
// net     the chance to win: plays against itself, and learns from how the games went on (TD(λ))
//
// It prints what it measures and writes src/engine/lockout/bots/expert/data.ts.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { champion } from '../../../bench/bots/lockout/champion';
import { packed, unpacked } from '../../../src/engine/bots/packed';
import { foresight } from '../../../src/engine/lockout/bots/expert/foresight';
import { sheetValues } from '../../../src/engine/lockout/bots/expert/sheet-values';
import { netFrom, pairTablesFrom } from '../../../src/engine/lockout/bots/expert/stored';
import { seeded } from '../../../src/engine/random';
import { plainChance, winChance } from './lockout/chances';
import { type Exact, solve, solvedIn } from './lockout/exact';
import { trainNet } from './lockout/net';
import { errorOf, fitPairs, sheetsInPlay } from './lockout/pairs';
import { shareOf, winner } from './lockout/players';
import { netBytes, pairBytes, weightsOf } from './lockout/storing';

const FILE = 'src/engine/lockout/bots/expert/data.ts';
const EPOCHS = 24;
/** The games whose sheets the tables are fitted to. */
const SHEETS_FROM = 16_000;
/** The games by which a part is accepted: a standard error of .35 points. */
const TRIAL = 20_000;

const { values: given, positionals } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    games: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '40' },
    continue: { type: 'boolean', default: false },
    solved: { type: 'string' },
  },
  allowPositionals: true,
});
const seed = Number(given.seed);
const games = Number(given.games);
const rounds = Number(given.rounds);
const wants = (part: string) =>
  (positionals.length === 0 && part !== 'measure') || positionals.includes(part);
const begin = performance.now();

if (![seed, games, rounds].every((number) => Number.isInteger(number) && number > 0)) {
  process.stderr.write('design bots: --seed, --games and --rounds are whole numbers above 0.\n');
  process.exit(2);
}
if (wants('pairs')) write({ pairs: packed(makePairs()) });
if (wants('net')) write({ net: packed(makeNet()) });
if (wants('measure')) measure();

function makePairs(): Uint8Array {
  const { value: exact, first } = solved();
  say(`an empty sheet is worth ${first.toFixed(2)} points`);
  const random = seeded(seed);
  const sheets = sheetsInPlay(exact, SHEETS_FROM, random);
  const bytes = pairBytes(fitPairs(exact, sheets, EPOCHS, random));
  const fitted = sheetValues(pairTablesFrom(bytes));
  const others = sheetsInPlay(exact, 200, random);
  say(
    `${sheets.length} sheets, ${bytes.length} bytes; off by ${errorOf(exact, fitted, others).toFixed(3)} points`,
  );
  accept('own sheet, by pairs', foresight(fitted));
  accept('win chance by points', winner(fitted, plainChance(fitted)));
  return bytes;
}

function solved(): Exact {
  const { solved: file } = given;
  if (file !== undefined && existsSync(file)) return solvedIn(readFileSync(file));
  const exact = solve(0, (misses) => say(`solved all sheets with ${misses} misses`));
  if (file !== undefined) writeFileSync(file, Buffer.concat(exact.bytesOf()));
  return exact;
}

function makeNet(): Uint8Array {
  const value = sheetValues(pairTablesFrom(unpacked(textOf('pairs'))));
  const from = given.continue ? weightsOf(netFrom(unpacked(textOf('net')))) : null;
  const bytes = netBytes(trainNet({ value, games, rounds, seed, from, say }));
  say(`${bytes.length} bytes`);
  const found = winner(value, winChance(netFrom(bytes), value));
  accept('net', found);
  const plain = winner(value, plainChance(value));
  const { share, se } = shareOf([found, plain], TRIAL, seeded(seed + 7));
  say(`net against the win chance by points: ${percent(share)} ± ${percent(se)}`);
  return bytes;
}

function measure(): void {
  const value = sheetValues(pairTablesFrom(unpacked(textOf('pairs'))));
  accept('win chance by points', winner(value, plainChance(value)), games);
  accept('net', winner(value, winChance(netFrom(unpacked(textOf('net'))), value)), games);
}

function accept(name: string, player: ReturnType<typeof foresight>, trial = TRIAL): void {
  const { share, se } = shareOf([player, champion], trial, seeded(seed + 5));
  say(`${name} against the champion: ${percent(share)} ± ${percent(se)}`);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`;
}

function say(text: string): void {
  console.log(`${((performance.now() - begin) / 1000).toFixed(0).padStart(5)} s  ${text}`);
}

/** The packed text of a part in the file. */
function textOf(name: 'pairs' | 'net'): string {
  return new RegExp(`export const ${name} =\\s*'([^']*)'`).exec(readFileSync(FILE, 'utf8'))?.[1] ?? '';
}

function write(changed: { readonly pairs?: string; readonly net?: string }): void {
  const { pairs = textOf('pairs'), net = textOf('net') } = changed;
  writeFileSync(
    FILE,
    `// Made by scripts/design/bots/lockout.ts. \`stored.ts\` reads it.

/** The value of a sheet by pairs of rows: \`pairTablesFrom\`. */
export const pairs =
  '${pairs}';

/** The net: \`netFrom\`. */
export const net =
  '${net}';
`,
  );
}
