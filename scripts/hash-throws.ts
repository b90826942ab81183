// Makes the same throws, and the same decisions of experts, in Node, in Node without its compiler, in Chromium,
// in Hermes and in JavaScriptCore, and compares the results to the last bit: node scripts/run.mjs
// scripts/hash-throws.ts [--throws N] [--decisions N] [--seed N] [--engines node,jitless,chromium,hermes,jsc]

import { parseArgs } from 'node:util';
import { installPeers } from '../bench/tools/install';
import type { AnyGame } from '../src/engine/game';
import { games } from '../src/engine/games';
import { differences, hashOf } from './engines/compare';
import { type Engine, engines } from './engines/engines';
import { onEvery } from './engines/on-every-engine';

const { values } = parseArgs({
  options: {
    throws: { type: 'string', default: '1000' },
    decisions: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    engines: { type: 'string', default: engines.join() },
  },
});
const throws = Number(values.throws);
const decisions = Number(values.decisions);
const seed = Number(values.seed);
const chosen = engines.filter((engine) => values.engines.split(',').includes(engine));
const all: readonly AnyGame[] = games;

if (
  [throws, decisions].every((number) => number > 0) &&
  [throws, decisions, seed].every(Number.isInteger) &&
  chosen.length > 0
) {
  // Hermes is installed with the libraries of the benchmarks.
  if (chosen.includes('hermes')) installPeers();
  await compare(chosen, 'throws', 'scripts/throws/hashing.ts', { seed, from: 0, throws });
  for (const { id, bots } of all)
    if (bots.expert)
      await compare(chosen, `decisions of ${id}`, 'scripts/decisions/deciding.ts', {
        game: id,
        seed,
        decisions,
      });
} else {
  process.stderr.write('hash-throws: --throws, --decisions and --seed are whole numbers, --engines some of ');
  process.stderr.write(`${engines.join()}.\n`);
  process.exitCode = 2;
}

async function compare(on: readonly Engine[], what: string, file: string, asked: object): Promise<void> {
  const found = await onEvery(on, file, asked, what);
  for (const [engine, each] of found) console.log(`${engine.padEnd(9)} ${hashOf(each)}`);
  const apart = differences(found);
  for (const { engine, at } of apart)
    console.log(`${engine} differs from ${on[0]} at number ${at} of the ${what}, seed ${seed}.`);
  if (apart.length > 0) process.exitCode = 1;
  else console.log(`${found.get(on[0] ?? 'node')?.length} ${what} are the same to the last bit.`);
}
