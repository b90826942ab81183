import { hostile } from '../../../scripts/fuzz-net/hostile';
import { hostileHost } from '../../../scripts/fuzz-net/hostile-host';
import { slowGuest } from '../../../scripts/fuzz-net/slow-guest';

const SEEDS = 12;

// `npm run fuzz:net -- --hostile N` sends more.
describe('messages after the seal, with any bytes changed', () => {
  test('N25 from a guest: the host throws nothing, stores nothing more, and other guests are not affected', async () => {
    let sent = 0;
    for (let seed = 1; seed <= SEEDS; seed += 1) sent += await hostile({ seed, messages: 200 });
    expect(sent).toBe(SEEDS * 200);
  }, 60_000);

  test('N25 N26 a guest that takes no answers gets a bye, and other guests are not affected', async () => {
    for (let seed = 1; seed <= SEEDS; seed += 1) await slowGuest({ seed, messages: 200 });
  }, 60_000);

  test('N25 from a host: the guest throws nothing, its stored log is a legal game, and the others play on', async () => {
    let sent = 0;
    for (let seed = 1; seed <= SEEDS; seed += 1) sent += await hostileHost({ seed, messages: 200 });
    expect(sent).toBe(SEEDS * 200);
  }, 60_000);
});
