// Measures Arena's physics beside two physics libraries: node scripts/run.mjs bench/arena.ts
// [--seconds N] [--seed N]
// A full run takes about ten minutes on two cores; --seconds limits the time and makes fewer throws. Another
// seed gives other throws, aims and lying dice. The last line is JSON, for programs.

import { parseArgs } from 'node:util';
import { hashOf } from '../scripts/engines/compare';
import { engines } from '../scripts/engines/engines';
import { onEvery } from '../scripts/engines/on-every-engine';
import { measureCosts } from './arena/costs';
import { count } from './arena/counting';
import type { Hashes } from './arena/findings';
import { figures, table } from './arena/report';
import { installPeers } from './tools/install';

/** The shares of the given time: for costs, for hashes, for counting. */
const SHARES = { costs: 0.2, hashes: 0.2, counting: 0.6 } as const;
/** The time for costs without --seconds, in s. */
const ALL_COSTS = 120;
const ALL_HASHED = 1000;
/** Throws hashed in a second, on all engines. */
const HASHED_A_SECOND = 12;

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: 'Infinity' }, seed: { type: 'string', default: '1' } },
});
const seconds = Number(values.seconds);
const seed = Number(values.seed);
if (seconds > 0 && Number.isInteger(seed)) await measure();
else {
  process.stderr.write('bench arena: --seconds is a number above 0, --seed a whole number.\n');
  process.exitCode = 2;
}

async function measure(): Promise<void> {
  installPeers();
  const found = {
    seed,
    costs: await measureCosts(Math.min(ALL_COSTS, SHARES.costs * seconds), seed),
    hashes: await hashes(Math.min(ALL_HASHED, Math.ceil(HASHED_A_SECOND * SHARES.hashes * seconds))),
    counted: await count(seed, SHARES.counting * seconds),
  };
  console.log(table(found));
  console.log(JSON.stringify(figures(found)));
}

async function hashes(throws: number): Promise<Hashes> {
  const found = await onEvery(engines, 'scripts/throws/hashing.ts', { seed, from: 0, throws }, 'throws');
  return {
    throws,
    byEngine: Object.fromEntries([...found].map(([engine, each]) => [engine, hashOf(each)])),
  };
}
