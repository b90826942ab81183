import { check } from './record/check';
import { play } from './record/play';
import { show } from './record/show';

const USAGE = `Usage:
  npm run -s record -- check FILE    judge a record, or a list of records: one line of JSON each
  npm run -s record -- play --game GAME [--seats N] [--bots LEVEL,…] [--seed N] [--options JSON]
                                     play a whole game of bots and print its record
  npm run -s record -- show FILE     retell a game
FILE may be - for standard input. See docs/record.md.`;

const commands = new Map<string, (args: readonly string[]) => number | Promise<number>>([
  ['check', check],
  ['play', play],
  ['show', show],
]);

/** The exit status for wrong arguments. A sentence on standard error says why. */
const MISUSE = 2;

// The reader of the output may close it early (`| head -1`): that is not an error.
process.stdout.on('error', () => process.exit());

const [name = '', ...args] = process.argv.slice(2);
const command = commands.get(name);
if (command) process.exitCode = await command(args);
else if (name === '--help') process.stdout.write(`${USAGE}\n`);
else {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = MISUSE;
}
