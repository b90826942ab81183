// Plays tables of many phones at which everything fails: npm run fuzz:net -- [--seeds N] [--from SEED]
// [--steps N] [--sealed] With --hostile N: authenticated phones send N messages to a host, and N to guests,
// with any bytes changed; and N to a host whose answers they don't take; others begin N handshakes. N / 100 hosts
// take back what was played, as many play for guests, and as many cheat with dice in each way. Prints the first
// seed that fails and its events. The same seed plays the same table.

import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeTheSeal } from './fuzz-net/before-the-seal';
import { hostThatPlaysForGuests, hostThatRewinds } from './fuzz-net/cheating-host';
import { hostThatCheatsWithDice, hostThatCutsFirst, trickNames } from './fuzz-net/false-dice';
import { hostile } from './fuzz-net/hostile';
import { hostileHost } from './fuzz-net/hostile-host';
import { fuzz, type Outcome } from './fuzz-net/run';
import { slowGuest } from './fuzz-net/slow-guest';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1000' },
    from: { type: 'string', default: '1' },
    hostile: { type: 'string', default: '0' },
    sealed: { type: 'boolean', default: false },
    steps: { type: 'string', default: '500' },
  },
});
const [seeds, from, steps] = [Number(values.seeds), Number(values.from), Number(values.steps)];
const all: Outcome[] = [];
let failed = 0;
const begun = process.cpuUsage();

const hostileMessages = Number(values.hostile);
for (let seed = from; hostileMessages === 0 && seed < from + seeds && failed === 0; seed += 1) {
  try {
    all.push(await fuzz({ seed, steps, sealed: values.sealed }));
  } catch (error) {
    failed += 1;
    console.error(error instanceof Error ? error.message : error);
    console.error(`Again: npm run fuzz:net -- --seeds 1 --from ${seed} --steps ${steps}`);
  }
}

const { user, system } = process.cpuUsage(begun);
const sum = (of: (each: Outcome) => number): number => all.reduce((total, each) => total + of(each), 0);
if (all.length > 0)
  console.log(
    `${all.length} tables held: ${sum(({ entries }) => entries)} entries, ${sum(({ hosts }) => hosts)} changes of host, ` +
      `${sum(({ over }) => (over ? 1 : 0))} games to the end, ` +
      `${sum(({ rolls }) => rolls.rolls)} rolls at tables with a witness (${sum(({ rolls }) => rolls.witnessed)} witnessed, ` +
      `${sum(({ rolls }) => rolls.instead)} of them by another phone), ${((user + system) / 1e6).toFixed(1)} s of processor time.`,
  );
process.exitCode = failed;

if (hostileMessages > 0) {
  const heap = [heapMegabytes()];
  for (const [who, attack] of [
    ['the host with any bytes changed', hostile],
    ['guests with any bytes changed', hostileHost],
    ['the host by somebody who takes no answers', slowGuest],
    ['a host that invites, before the seal', beforeTheSeal],
  ] as const) {
    let sent = 0;
    for (let seed = from; sent < hostileMessages; seed += 1) sent += await attack({ seed, messages: 1000 });
    heap.push(heapMegabytes());
    console.log(`${sent} messages to ${who}: nothing thrown, nobody disturbed.`);
  }
  for (const [what, cheats] of [
    ['cut the connection before they say `missed` or `instead` (counted, not caught)', hostThatCutsFirst],
    ['take back what was played', hostThatRewinds],
    ['play for guests', hostThatPlaysForGuests],
    ...trickNames.map(
      (name) => [`cheat with dice (${name})`, (seed: number) => hostThatCheatsWithDice(seed, name)] as const,
    ),
  ] as const) {
    let [hosts, caught] = [0, 0];
    for (let seed = from; hosts < hostileMessages / 100; seed += 1) {
      hosts += 1;
      if ((await cheats(seed)) !== null) caught += 1;
    }
    console.log(
      `${hosts} hosts that ${what}: caught at ${caught} tables, with nothing to cheat with at the others.`,
    );
  }
  console.log(`Heap in MB before, between and after, garbage collected: ${heap.join(', ')}.`);
}

function heapMegabytes(): number {
  // Collects garbage first, so that only live objects count.
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return Math.round(process.memoryUsage().heapUsed / 2 ** 20);
}
