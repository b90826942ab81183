// Measures the host's work for a move of Lockout with six sealed guests, in ms: node --jitless work.mjs
// SECONDS. The work of one guest is included: it witnesses the rolls.

import { lockout } from '../../src/engine/lockout';
import { seeded } from '../../src/engine/random';
import { botsInTurn, moveBot } from '../../src/net/session/bots-in-turn';
import { processorSeconds } from '../engine/clock';
import { quiet, sealedTable } from './sealed-table';

const GUESTS = 6;

const seconds = Number(process.argv[2]);
let commits = 0;
let passed = 0;

for (let seed = 1; passed < seconds; seed += 1) {
  const { host, join } = sealedTable(lockout, 5, seed);
  for (let count = 1; count < GUESTS; count += 1) (await join()).air.mute();
  await join();
  const random = seeded(seed);
  const { log } = host.session.view().match;
  let before = log.length;
  const begin = processorSeconds();
  for (let [seat] = botsInTurn(host.session); seat !== undefined; [seat] = botsInTurn(host.session)) {
    await moveBot(host.session, seat, { random, now: () => 0 });
    const { length } = host.session.view().match.log;
    if (length > before) commits += 1;
    before = length;
  }
  await quiet();
  passed += processorSeconds() - begin;
}

console.log(JSON.stringify({ ms: (passed * 1000) / commits }));
