// Throws the same dice in Node, in Node without its compiler, in Chromium and in Hermes, and compares the
// results to the last bit: node scripts/run.mjs scripts/hash-throws.ts [--throws N] [--seed N] [--engines
// node,jitless,chromium,hermes]

import { parseArgs } from 'node:util';
import { installPeers } from '../bench/tools/install';
import { type Engine, engines } from './engines/engines';
import { differences, hashOf } from './throws/compare';
import { throwOn } from './throws/on-every-engine';

const { values } = parseArgs({
  options: {
    throws: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    engines: { type: 'string', default: engines.join() },
  },
});
const throws = Number(values.throws);
const seed = Number(values.seed);
const chosen = engines.filter((engine) => values.engines.split(',').includes(engine));

if (Number.isInteger(throws) && throws > 0 && Number.isInteger(seed) && chosen.length > 0)
  await compare(chosen);
else {
  process.stderr.write('hash-throws: --throws and --seed are whole numbers, --engines some of ');
  process.stderr.write(`${engines.join()}.\n`);
  process.exitCode = 2;
}

async function compare(on: readonly Engine[]): Promise<void> {
  // Hermes is installed with the libraries of the benchmarks.
  if (on.includes('hermes')) installPeers();
  const found = await throwOn(on, { seed, from: 0, throws });
  for (const [engine, each] of found) console.log(`${engine.padEnd(9)} ${hashOf(each)}`);
  const apart = differences(found);
  for (const { engine, throw: number } of apart)
    console.log(`${engine} ends throw ${number} of seed ${seed} otherwise than ${on[0]}.`);
  if (apart.length > 0) process.exitCode = 1;
  else console.log(`${throws} throws end in the same bytes.`);
}
