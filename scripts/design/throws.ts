// Computes the outcomes of throws in Arena, for its bots: npm run -s design:throws [-- --write]. Prints the
// figures and verifies that the table and the page in the repository are up to date; with --write it writes
// them. --throws N simulates N throws for each way to throw and each number of dice.
import { parseArgs } from 'node:util';
import { settle } from './settle';
import { arrangements } from './throws/arrangements';
import { documentText } from './throws/document';
import { moduleText } from './throws/module';
import { grandOutcomes, outcomesOf } from './throws/tally';

const THROWS = 1500;
const SEED = 4;

const { values } = parseArgs({ options: { write: { type: 'boolean' }, throws: { type: 'string' } } });
const throws = values.throws === undefined ? THROWS : Number(values.throws);
if (!(Number.isInteger(throws) && throws > 0)) throw new Error('--throws takes a whole number');

const found = outcomesOf(arrangements(throws, SEED), SEED);
const grand = grandOutcomes(throws, SEED);
const page = documentText(found, grand, throws);
console.log(page);
settle(
  [
    { path: 'src/engine/arena/throw-table.ts', text: moduleText(found, grand) },
    { path: 'docs/design/throws.md', text: page },
  ],
  values.write === true,
  [],
);
