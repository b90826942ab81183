// Measures a table of many phones: bytes over the air and the host's work, beside boardgame.io's socket
// messages, and the relay's memory:
// npm run -s bench:net -- [--seconds N] [--tables N]
// N seconds (3) for each measurement. N tables (200) are fuzzed over Bluetooth phones in software; ten take
// half a minute.
// The last line is JSON, for programs.

import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { games } from '../src/engine/games';
import { type Findings, figures, table } from './net/report';
import { installPeers } from './tools/install';
import { type Programs, withPrograms } from './tools/programs';

const BYTES = 'bench/net/bytes.ts';
const WORK = 'bench/net/work.ts';
const HANDSHAKE = 'bench/net/handshake.ts';
const BLUETOOTH = 'bench/net/bluetooth.ts';
const RELAY = 'bench/net/relay.ts';
const THEIRS = 'bench/peers/boardgame-io/socket.mjs';
const SEATS = 4;
const LISTENERS = 6;
const ROUNDS = 10;

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '3' }, tables: { type: 'string', default: '200' } },
});
const seconds = Number(values.seconds);
if (seconds > 0) {
  installPeers();
  withPrograms([BYTES, WORK, HANDSHAKE, BLUETOOTH, THEIRS], run);
} else {
  process.stderr.write('bench net: --seconds is a number above 0.\n');
  process.exitCode = 2;
}

function run(programs: Programs): void {
  const ask = (file: string, args: readonly (string | number)[], jitless: boolean) => {
    process.stderr.write(`bench net: ${file}\n`);
    return JSON.parse(programs.run({ file, args: args.map(String), jitless }));
  };
  const found: Findings = {
    games: games.map(({ id }) => id),
    ours: ask(BYTES, [seconds], false),
    work: ask(WORK, [seconds], true),
    handshake: ask(HANDSHAKE, [ROUNDS], true),
    bluetooth: ask(BLUETOOTH, [Number(values.tables)], false),
    relay: relayMemory(),
    theirs: ask(THEIRS, [SEATS, LISTENERS, seconds], true),
  };
  console.log(table(found));
  console.log(JSON.stringify(figures(found)));
}

/** Bundled like the project's scripts, because it measures a process that it starts. */
function relayMemory(): Findings['relay'] {
  process.stderr.write(`bench net: ${RELAY}\n`);
  const { status, stdout } = spawnSync(process.execPath, ['scripts/run.mjs', RELAY], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`${RELAY} ended with status ${status}`);
  return JSON.parse(stdout);
}
