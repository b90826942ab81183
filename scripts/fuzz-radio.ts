// Plays whole tables over Bluetooth phones in software with all kinds of failures: npm run -s fuzz:radio --
// [--seeds N] [--from SEED] [--steps N]
// Prints the first failing seed and its events. Their times depend on the machine, so the same seed may pass
// the next time.

import { parseArgs } from 'node:util';
import { fuzzOverRadio, type RadioOutcome } from '../src/testing/radio/fuzz';
import { Radio } from '../src/testing/radio/radio';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '20' },
    from: { type: 'string', default: '1' },
    steps: { type: 'string', default: '8' },
  },
});
const [seeds, from, steps] = [Number(values.seeds), Number(values.from), Number(values.steps)];
const all: RadioOutcome[] = [];
const radio = await Radio.start();
try {
  for (let seed = from; seed < from + seeds; seed += 1) {
    const outcome = await fuzzOverRadio(radio, seed, steps);
    all.push(outcome);
    if (outcome.lost > 0) throw new Error(`seed ${seed}: ${outcome.lost} entries are lost`);
  }
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof Error ? error.message : error);
} finally {
  await radio.stop();
}

const sum = (of: (each: RadioOutcome) => number): number => all.reduce((total, each) => total + of(each), 0);
console.log(
  `${all.length} tables over Bluetooth: ${sum(({ entries }) => entries)} entries, ${sum(({ faults }) => faults)} faults, ` +
    `${sum(({ hosts }) => hosts)} changes of host, ${sum(({ lost }) => lost)} entries lost.`,
);
