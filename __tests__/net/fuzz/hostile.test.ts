import { hostThatPlaysForGuests, hostThatRewinds } from '../../../scripts/fuzz-net/cheating-host';
import { deaf } from '../../../scripts/fuzz-net/deaf';
import { hostile } from '../../../scripts/fuzz-net/hostile';
import { hostileHost } from '../../../scripts/fuzz-net/hostile-host';

const SEEDS = 12;
const CHEATED = 16;

// `npm run fuzz:net -- --hostile N` sends more.
describe('what a phone may send after the seal, with any bytes changed', () => {
  test('N25 a guest: nothing is thrown, nothing grows, nobody else is disturbed', async () => {
    let sent = 0;
    for (let seed = 1; seed <= SEEDS; seed += 1) sent += await hostile({ seed, messages: 200 });
    expect(sent).toBe(SEEDS * 200);
  }, 60_000);

  test('N25 N26 a guest that takes no answers: it is sent away, and nobody else is disturbed', async () => {
    for (let seed = 1; seed <= SEEDS; seed += 1) await deaf({ seed, messages: 200 });
  }, 60_000);

  test('N25 a host: the guest throws nothing, what it has stored is a game, and the others play on', async () => {
    let sent = 0;
    for (let seed = 1; seed <= SEEDS; seed += 1) sent += await hostileHost({ seed, messages: 200 });
    expect(sent).toBe(SEEDS * 200);
  }, 60_000);
});

describe('hosts that cheat: their guest says so by name and the table goes on under another host', () => {
  test('N31 one that takes back what has been played', async () => {
    const caught = [];
    for (let seed = 1; seed <= CHEATED; seed += 1) caught.push(await hostThatRewinds(seed));
    expect(caught.filter((code) => code === 'net.rewound').length).toBeGreaterThan(CHEATED / 2);
  }, 60_000);

  test('N32 one that enters moves for a guest', async () => {
    const caught = [];
    for (let seed = 1; seed <= CHEATED; seed += 1) caught.push(await hostThatPlaysForGuests(seed));
    expect(caught.filter((code) => code === 'net.foreign-move').length).toBeGreaterThan(CHEATED / 2);
  }, 60_000);
});
