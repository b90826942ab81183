// Measures the cost of the digits' handshake on each side, in ms: node --jitless handshake.mjs ROUNDS

import { seeded } from '../../src/engine/random';
import { framed } from '../../src/net/secure/framing';
import { digitsOf, newSeatKey, sealAsGuest, sealAsHost } from '../../src/net/secure/seal';
import { processorSeconds } from '../engine/clock';
import { air } from './air';
import { quiet } from './sealed-table';

const rounds = Number(process.argv[2]);
const words = seeded(1);
const random = (count: number): Uint8Array => Uint8Array.from({ length: count }, () => words(256));
const digits = digitsOf({ random, now: () => 0 });
digits.invite();
const key = newSeatKey(random);
const own = newSeatKey(random);
let bytes = 0;

async function shake(): Promise<void> {
  const link = air(182);
  let sealed = 0;
  const count = ({ ok }: { readonly ok: boolean }): void => {
    if (ok) sealed += 1;
  };
  sealAsHost(framed(link.host), { key, random, seats: () => [], digits }, count);
  sealAsGuest(framed(link.guest), { proof: { digits: digits.shown() ?? '' }, key: own, random }, count);
  await quiet();
  if (sealed !== 2) throw new Error('the seal was not made');
  bytes = link.toGuest.bytes + link.toHost.bytes;
}

await shake();
const begin = processorSeconds();
for (let round = 0; round < rounds; round += 1) await shake();
// Both sides do the same number of multiplications, and both are in this process.
console.log(JSON.stringify({ ms: ((processorSeconds() - begin) * 1000) / rounds / 2, bytes }));
